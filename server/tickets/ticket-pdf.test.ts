import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };
import tickets from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { codeSymbol } from './code-symbol.ts';
import { ticketPdf } from './ticket-pdf.ts';

const both = (text: string) => ({ en: text, fr: text });
const ticket = (number: number, name: string, holder?: string) => ({
  code: `${number}Q4M-2KXC-R7KM`,
  number,
  product_code: 'deck',
  variant_code: 'one',
  name: both(name),
  ...(holder !== undefined && { holder }),
  amount: 4_800,
  symbol: codeSymbol(`${number}Q4M2KXCR7KM`),
});
const ways = [{ icon: 'bus' as const, title: both('By bus'), text: both('Bus 30 every ten minutes.') }];

const pdfOf = (event: unknown, locale: 'en' | 'fr', holder = 'Wren Castellano') =>
  ticketPdf({
    event: event as EventDocument,
    sheet: {
      tickets: [ticket(2, 'On deck', holder), ticket(3, 'On deck'), ticket(4, 'Ashore')],
      buyer: holder,
      venue: { name: both('Fisherman’s Wharf'), address: both('12 Erie Street') },
      registrations_day: ['saturday'],
    },
    ways,
    code: '7WDR-HFBC',
    locale,
  });

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const { items } = await page.getTextContent();
      const words = items.flatMap((item) => ('str' in item ? [item.str.replace(/\s/g, ' ')] : [])).join(' ');
      const tree = JSON.stringify(await page.getStructTree());
      return { words, tree, size: page.view.slice(2).map(Math.round) };
    }),
  );
}

test.each([
  ['en', 'Show once, at the gate', 'A guest of Wren Castellano', '5:00 pm to midnight'],
  ['fr', 'À présenter une seule fois,', 'Une personne invitée par', 'De 17 h à minuit'],
] as const)(
  'an A6 page for each ticket, tagged, with no picture (%s)',
  async (locale, gate, guest, hours) => {
    const pdf = await pdfOf(tickets, locale);
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
    const pages = await read(pdf);
    expect(pages.map(({ size }) => size)).toEqual([
      [298, 420],
      [298, 420],
      [298, 420],
    ]);
    const [first, second] = pages;
    expect(first?.words).toContain('2Q4M-2KXC-R7KM');
    expect(first?.words).toContain('Wren Castellano');
    expect(first?.words).toContain(gate);
    expect(first?.words).toContain(hours);
    expect(second?.words).toContain(guest);
    for (const role of ['Sect', 'H1', 'H2', 'P', 'Figure']) expect(first?.tree).toContain(`"role":"${role}"`);
    expect(first?.tree).toContain('"alt":"2Q4M-2KXC-R7KM"');
  },
);

test.each([
  ['music', music],
  ['teachers', teachers],
])('tickets of %s have their own art, on as many pages', async (_name, event) => {
  expect(await read(await pdfOf(event, 'en'))).toHaveLength(3);
});

test('a name in letters that the theme’s face lacks is written all the same', async () => {
  const [first] = await read(await pdfOf(tickets, 'en', 'Łukasz Żółć'));
  expect(first?.words).toContain('Łukasz Żółć');
});
