import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import document from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { receiptPdf } from '#server/receipts/receipt-pdf.ts';
import { glancePdf } from '#server/schedule/glance-pdf.ts';
import { codeSymbol } from '#server/tickets/code-symbol.ts';
import { ticketPdf } from '#server/tickets/ticket-pdf.ts';
import { sampleSession, sampleTime } from '#src/features/schedule/testing/sample-schedule.ts';

const event = document as unknown as EventDocument;
const both = (text: string) => ({ en: text, fr: text });

const receipt = (name: string) =>
  receiptPdf({
    receipt: {
      number: 12,
      issued_at: '2027-01-02T20:00:00Z',
      quote: {
        currency: 'CAD',
        lines: [{ category: 'activity', id: 'a', label: both('Clay'), detail: both(name), amount: 1_000 }],
        subtotal: 1_000,
        taxes: [],
        total: 1_000,
        complete: 'Y',
      },
      card: { brand: 'visa', last4: '4242' },
    },
    event,
    issuer: both('Room to Grow'),
    booked: { lines: ['Clay, 10:30'], venue: both('The Hall') },
    attendee: { name, email: 'ada@example.org', code: 'RTG-1234' },
    locale: 'en',
  });

const ticket = (holder: string) =>
  ticketPdf({
    event,
    sheet: {
      tickets: [
        {
          code: '2Q4M-2KXC-R7KM',
          number: 2,
          product_code: 'deck',
          variant_code: 'one',
          name: both('On deck'),
          holder,
          amount: 4_800,
          symbol: codeSymbol('2Q4M2KXCR7KM'),
        },
      ],
      buyer: holder,
      venue: { name: both('Fisherman’s Wharf'), address: both('12 Erie Street') },
      registrations_day: ['saturday'],
    },
    ways: [],
    code: '7WDR-HFBC',
    locale: 'en',
  });

const schedule = (name: string) => {
  const time = sampleTime([{ ...sampleSession('clay'), workshops_title: both(name) }]);
  const day = event.days[0]?.code ?? '';
  return glancePdf({
    event,
    times: [
      { time: { ...time, day }, sessions: time.sessions.map((session) => ({ session })) },
    ] as unknown as Parameters<typeof glancePdf>[0]['times'],
    locale: 'en',
    now: new Date('2027-01-02T20:00:00Z'),
  });
};

/** The glyphs that a PDF's pages show, by their number in the font. */
function glyphsIn(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs);
  return [...streams].flatMap(([, packed = '']) => {
    const bytes = Buffer.from(packed, 'latin1');
    // Deflated, unlike a picture's or a profile's.
    const drawing = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
    const shown = [...drawing.matchAll(/\[(.*?)\] TJ/g)].flatMap(
      ([, show = '']) => show.match(/<\w+>/g) ?? [],
    );
    return shown.flatMap((hex) => hex.match(/\w{4}/g) ?? []);
  });
}

async function read(pdf: Buffer) {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return { text, glyphs: glyphsIn(pdf), tree: JSON.stringify(await page.getStructTree()) };
}

const papers = { receipt, ticket, schedule };

const names = {
  'simplified Han': '张伟明',
  'traditional Han': '陳大文 龍鳳',
  'Han and kana': '山田 はなこ タロウ',
  Hangul: '김민준',
  Arabic: 'محمد الأحمد',
  'Arabic with vowels': 'مُحَمَّد',
  'Hebrew with vowels': 'דָּוִד',
  Persian: 'پریسا گلچین',
  'Arabic in Latin text': 'Dr. ليلى حداد (PhD) 2027',
  Hebrew: 'דוד כהן',
  Devanagari: 'हिन्दी प्रिया शर्मा',
  Bengali: 'রবীন্দ্রনাথ ঠাকুর',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'પ્રિયા પટેલ',
  Tamil: 'கோபால் ஸ்ரீனிவாசன்',
  Telugu: 'శ్రీనివాస్ రావు',
  Kannada: 'ಪ್ರಿಯಾ ಶ್ರೀ',
  Malayalam: 'ശ്രീജിത്ത് കൊച്ചി',
  Sinhala: 'ශ්‍රී ලංකා',
  Odia: 'ପ୍ରିୟା',
  Thai: 'สมชาย ใจดีที่น้ำ',
  Lao: 'ສົມຊາຍ',
  Khmer: 'សុខ ស្រីមុំ',
  Myanmar: 'အောင်ကျော်',
  Tibetan: 'བསྟན་འཛིན',
  Cyrillic: 'Наталія Їжакевич',
  Greek: 'Γιώργος Παπαδόπουλος',
  Vietnamese: 'Nguyễn Thị Hường',
  Armenian: 'Արամ Խաչատրյան',
  Georgian: 'გიორგი ბერიძე',
  Ethiopic: 'አበበ ቢቂላ',
  Inuktitut: 'ᐃᓄᒃᑎᑐᑦ ᓄᓇᕗᑦ',
  Cherokee: 'ᏣᎳᎩ',
  Syriac: 'ܣܘܪܝܝܐ',
  emoji: 'Zoë 🎉🚀',
  'joined emoji': 'Zoë 👩‍🔬👍🏽❤️',
  'Salish letters': 'ʔəy̓alməxʷ',
  'Salish place': 'Sḵwx̱wú7mesh',
  'combining marks': 'Zoe\u0308 k\u0323w\u0301',
} as const;

test.each(
  Object.entries(papers).flatMap(([paper, write]) =>
    Object.entries(names).map(([script, name]) => ({ paper, script, write, name })),
  ),
)('a name in $script is drawn on a $paper and found in it', async ({ write, name }) => {
  const { text, glyphs, tree } = await read(await write(name));
  const plain = (words: string) =>
    words
      .normalize('NFC')
      .replace(/\u200b/g, '')
      .replace(/\s+/g, ' ');
  expect(plain(text)).toContain(plain(name));
  expect(glyphs.length).toBeGreaterThan(20);
  expect(glyphs).not.toContain('0000');
  expect(tree).toContain('"role":"P"');
});

// pdf.js reads a mark at the left end of a line apart from its letter.
test.each(['މުޙައްމަދު', 'مُحَمَّدٌ'])('the name %s is drawn, with its last vowel', async (name) => {
  const { text, glyphs } = await read(await receipt(name));
  expect([...text].filter((letter) => name.includes(letter)).sort()).toEqual(
    expect.arrayContaining([...name].sort()),
  );
  expect(glyphs).not.toContain('0000');
});
