// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Registration } from '#engine/contract/registration.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { RegistrationFacts } from './registration-facts.tsx';

beforeAll(async () => {
  for (const locale of ['en', 'fr'] as const) {
    await loadTexts(locale);
    await loadArea(locale, 'registration');
  }
});

const registration: Registration = {
  code: 'R7KM-42QD',
  email: 'a@b.example',
  status: 'Submitted',
  started: 'Y',
  track: 'vancouver',
  mode: 'In-Person',
  registrations_day: [],
  timezone: 'America/Toronto',
};

test.each([
  ['en', 'Submitted', 'Status', 'Will not attend', 'Registered timezone', 'Montreal, Eastern Time'],
  ['en', 'Cancelled', 'Status', 'Will not attend', 'Registered timezone', 'Montreal, Eastern Time'],
  [
    'fr',
    'Envoyée',
    'Statut',
    'Ne participera pas',
    'Fuseau horaire de l’inscription',
    'Montréal, heure de l’Est',
  ],
] as const)('says in %s what a registration is: %s', (locale, status, term, absent, zoneTerm, zone) => {
  const [first] = testEvent().days;
  render(
    <LocaleProvider locale={locale}>
      <EventProvider value={testEvent()}>
        <RegistrationFacts
          registration={{
            ...registration,
            status: status === 'Cancelled' ? 'Cancelled' : 'Submitted',
            registrations_day: first ? [first.code] : [],
          }}
        />
      </EventProvider>
    </LocaleProvider>,
  );
  const said = (name: string) => screen.getByText(name).parentElement;
  expect(said(term)).toHaveTextContent(status);
  expect(said(zoneTerm)).toHaveTextContent(zone);
  expect(screen.getAllByText(absent)).toHaveLength(testEvent().days.length - 1);
});
