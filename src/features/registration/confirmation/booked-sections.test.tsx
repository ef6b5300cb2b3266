// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { BookedSections } from './booked-sections.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});
afterEach(cleanup);

const mug = { kind: 'merchandise', item: 'mug', name: 'Mug' } as const;
const awaited = { kind: 'waitlist', item: 'clay-1', name: 'Clay', detail: 'Waitlist, position: 2' } as const;

const drawn = (booked: Parameters<typeof BookedSections>[0]['booked']) =>
  render(
    <LocaleProvider locale="en">
      <BookedSections booked={booked} venue={undefined} />
    </LocaleProvider>,
  );

it('does not say of what is waited for that it is booked', () => {
  drawn([mug, awaited]);
  const booked = within(screen.getByRole('region', { name: 'What you booked, and where' }));
  expect(booked.getByText('Mug')).toBeVisible();
  expect(booked.queryByText('Clay')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'On the waitlist' })).getByText('Clay')).toBeVisible();
});

it('has a heading only for what there is', () => {
  drawn([awaited]);
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['On the waitlist']);
});
