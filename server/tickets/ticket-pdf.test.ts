import { expect, test } from 'vitest';
import { ticketPdf } from './ticket-pdf.ts';

const both = (text: string) => ({ en: text, fr: text });
const ticket = (code: string, name: string) => ({ code, name: both(name), variant: both('One person') });
const tickets = [
  ticket('7Q4M-2KXC-R7KM', 'On deck'),
  ticket('8Q4M-2KXC-R7KM', 'On deck'),
  ticket('9Q4M-2KXC-R7KM', 'Ashore'),
];

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
    tickets,
    locale,
  });
  const written = pdf.toString('latin1');
  expect(written.startsWith('%PDF-')).toBe(true);
  expect(written.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(written).not.toContain('/Subtype /Image');
});
