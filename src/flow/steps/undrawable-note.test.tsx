// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import UndrawableNote from './undrawable-note.tsx';

afterEach(cleanup);

const badge = { code: 'badge', label: 'Badge', place: 'About you', isRequired: false };

async function tell(locale: Locale, isRequired: boolean) {
  await loadTexts(locale);
  await loadArea(locale, 'registration');
  render(
    <LocaleProvider locale={locale}>
      <EventProvider value={testEvent()}>
        <UndrawableNote
          fields={[
            { ...badge, isRequired },
            { ...badge, code: 'pass', place: '' },
          ]}
        />
      </EventProvider>
    </LocaleProvider>,
  );
  return screen.getByRole('alert');
}

it.each([
  ['en', ['“Badge” (code: badge), in: About you', '“Badge” (code: pass)']],
  [
    'fr',
    [
      '«\u00a0Badge\u00a0» (code\u00a0: badge), dans\u00a0: About you',
      '«\u00a0Badge\u00a0» (code\u00a0: pass)',
    ],
  ],
] as const)('names each part in %s', async (locale, named) => {
  await tell(locale, true);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(named);
});

it('says that one can go on where nothing of it is required', async () => {
  expect(await tell('en', true)).not.toHaveTextContent('You can continue without it.');
  cleanup();
  expect(await tell('en', false)).toHaveTextContent('You can continue without it.');
});
