import { expect, test } from 'vitest';
import { doorCode, ticketPdf } from './ticket-pdf.ts';

const both = (text: string) => ({ en: text, fr: text });
const deck = { name: both('On deck'), variant: both('One person'), qty: 2 };
const ashore = { name: both('Ashore'), variant: both('One person'), qty: 1 };

test.each(['en', 'fr'] as const)('a page for each ticket, and no picture (%s)', async (locale) => {
  const pdf = await ticketPdf({
    event: {
      name: both('Low Tide'),
      dates: { start: '2027-06-12', end: '2027-06-12' },
      location: 'Victoria',
    },
    venue: both('Fisherman’s Wharf'),
    name: 'Wren Castellano',
    code: '7WDR-HFBC',
    purchases: [deck, ashore],
    locale,
  });
  const written = pdf.toString('latin1');
  expect(written.startsWith('%PDF-')).toBe(true);
  expect(written.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(written).not.toContain('/Subtype /Image');
});

test('every ticket is told apart at the door', () => {
  expect(doorCode('7WDR-HFBC', 2)).toBe('7WDR-HFBC/2');
});
