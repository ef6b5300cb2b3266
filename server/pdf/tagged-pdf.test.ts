import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import document from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { receiptPdf } from '#server/receipts/receipt-pdf.ts';
import { glancePdf } from '#server/schedule/glance-pdf.ts';
import { sampleSession, sampleTime } from '#src/features/schedule/testing/sample-schedule.ts';

const event = document as EventDocument;
const text = (word: string) => ({ en: word, fr: word });

const line = (item: number) => ({
  category: 'activity' as const,
  id: `item-${item}`,
  label: text(`Activity ${item}`),
  detail: text('2 people'),
  amount: 1_000,
});

const receipt = (lines: number) =>
  receiptPdf({
    receipt: {
      number: 12,
      issued_at: '2027-01-02T20:00:00Z',
      quote: {
        currency: 'CAD',
        lines: Array.from({ length: lines }, (_, at) => line(at)),
        subtotal: 1_000 * lines,
        taxes: [{ code: 'gst', label: text('GST'), percent: 5, amount: 50 * lines }],
        total: 1_050 * lines,
        complete: 'Y',
      },
      card: { brand: 'visa', last4: '4242' },
    },
    event,
    issuer: text('Room to Grow\n1 Harbourside Way'),
    booked: { lines: ['Clay, 10:30'], venue: text('The Hall') },
    attendee: { name: 'Ada', email: 'ada@example.org', code: 'RTG-1234' },
    locale: 'fr',
  });

const schedule = (times: number) =>
  glancePdf({
    event,
    times: Array.from({ length: times }, (_, at) => {
      const time = sampleTime([sampleSession(`clay-${at}`), sampleSession(`screen-${at}`)]);
      return { time, sessions: time.sessions.map((session) => ({ session })) };
    }) as unknown as Parameters<typeof glancePdf>[0]['times'],
    locale: 'fr',
    now: new Date('2027-01-02T20:00:00Z'),
  });

type Node = { role?: string; alt?: string; type?: string; children?: readonly Node[] };

/** Every role of a structure tree with those below it: `TR(TH(P),TD(P))`. */
function told(node: Node): string {
  const below = (node.children ?? []).map(told).filter(Boolean);
  if (!node.role) return below.join(',');
  return below.length > 0 ? `${node.role}(${below.join(',')})` : node.role;
}

async function read(pdf: Buffer) {
  const read = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: read.numPages }, async (_, at) => {
      const page = await read.getPage(at + 1);
      return told((await page.getStructTree()) as Node);
    }),
  );
  const { info } = await read.getMetadata();
  return { pages, info, marked: await read.getMarkInfo() };
}

test('a receipt has headings, and a table with heads, that a screen reader finds', async () => {
  const { pages, info, marked } = await read(await receipt(2));
  expect(marked).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Language: 'fr-CA', Title: expect.stringContaining('12') });
  expect(pages).toHaveLength(1);
  const [tree = ''] = pages;
  expect(tree).toMatch(/^Root\(Document\(H1,P,P,H2,P,Figure,H2,P,P,P,H2,P,P,Table\(/);
  expect(tree).toContain('Table(TR(TH(P),TH(P)),TR(TH(P,P),TD(P)),TR(TH(P,P),TD(P)),');
});

test('a schedule has a table for each day, whose rows begin with their time', async () => {
  const { pages, info, marked } = await read(await schedule(2));
  expect(marked).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Language: 'fr-CA' });
  const row = 'TR(TH(P,P,P,P),TD(P,P,P,P))';
  expect(pages).toEqual([`Root(Document(H1,P,P,H2,Table(${row},${row})))`]);
});

test('what goes over a page is found on the next one too', async () => {
  for (const pdf of [await receipt(40), await schedule(30)]) {
    const { pages } = await read(pdf);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter((tree) => !/TR\(.*TD\(/.test(tree))).toEqual([]);
  }
});

test('the sum of a receipt is on the page of its last items, and is never alone', async () => {
  for (let items = 6; items <= 16; items += 1) {
    const { pages } = await read(await receipt(items));
    const last = pages.find((tree) => /TR\(TH\(P\),TD\(P\)\)\)/.test(tree)) ?? '';
    expect(last.match(/TR\(TH\(P,P\),TD\(P\)\)/g)?.length, `${items} items`).toBeGreaterThanOrEqual(3);
    expect(last, `${items} items`).toMatch(/TR\(TH\(P\),TD\(P\)\)\),P/);
  }
});
