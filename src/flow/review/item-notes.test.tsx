// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ItemNote } from '#engine/event/cart/booked.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ItemNotes } from './item-notes.tsx';

beforeAll(async () => {
  for (const locale of ['en', 'fr'] as const) {
    await loadTexts(locale);
    await loadArea(locale, 'registration');
  }
});
afterEach(cleanup);

const name = { en: 'Clay', fr: 'Argile' };
const notes: ItemNote[] = [
  { note: 'repriced', kind: 'workshop', item: 'a', name, amount: 1_500, earlier: 1_000 },
  { note: 'removed', kind: 'choice', item: 'b', name },
  { note: 'not_for_you', kind: 'activity', item: 'c', name },
  { note: 'wait_removed', kind: 'choice', item: 'd', name },
  { note: 'offer_ended', kind: 'track', item: 'f', name },
];

it.each([
  [
    'en',
    [
      'The price of Clay is now $ 15.00 instead of $ 10.00.',
      '“Clay” is no longer available. You will not be charged for it.',
      '“Clay” is no longer available to you. You will not be charged for it.',
      '“Clay” is no longer available. You are still on its waitlist in case it returns.',
      '“Clay” was held for you and no longer is: it went to the next person on the waitlist. You can join the waitlist again.',
    ],
  ],
  [
    'fr',
    [
      '« Argile » coûte maintenant 15,00 $ au lieu de 10,00 $.',
      '« Argile » n’est plus offert et ne vous sera pas facturé.',
      '« Argile » ne vous est plus offert et ne vous sera pas facturé.',
      '« Argile » n’est plus offert. Vous restez sur la liste d’attente au cas où il le serait de nouveau.',
      '« Argile » ne vous est plus réservé et a été offert à la personne suivante. Vous pouvez vous ajouter de nouveau à la liste d’attente.',
    ],
  ],
] as const)('says before the payment what has changed about held items (%s)', (locale, said) => {
  render(
    <LocaleProvider locale={locale}>
      <ItemNotes notes={notes} />
    </LocaleProvider>,
  );
  const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual(said);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('shows nothing where nothing has changed', () => {
  const { container } = render(
    <LocaleProvider locale="en">
      <ItemNotes notes={undefined} />
    </LocaleProvider>,
  );
  expect(container).toBeEmptyDOMElement();
});
