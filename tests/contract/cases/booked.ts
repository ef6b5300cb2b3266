import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { expect } from 'vitest';
import { mailAttachment } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaidEvent } from '../paid-event.ts';
import { documents } from '../paid-event-documents.ts';
import type { Begun, TestApi } from '../test-api.ts';

const both = (en: string, fr: string) => ({ en, fr });
const hall = both('The Hall', 'La Salle');
const address = '1 Harbourside Way, Vancouver';
const schedule = documents.find((each) => 'kind' in each && each.kind === 'schedule');

/** An event with a venue, an activity at a time, and a workshop with one seat, which `taker` has. */
async function openEventWithEverything(api: TestApi) {
  const event = await openPaidEvent(api);
  await event.publish({
    kind: 'locations',
    code: 'locations',
    locations: [{ code: 'hall', name: hall, picture: 'scene:hall', address, ways: [] }],
  });
  await event.publish({
    kind: 'activities',
    code: 'activities',
    activities: [
      {
        code: 'walk',
        name: both('Seawall walk', 'Promenade'),
        capacity: 5,
        most: 2,
        day: 'day1',
        start: '07:00',
        end: '08:30',
        place: both('Harbour doors', 'Portes du port'),
      },
    ],
  });
  const taker = await event.begin();
  const clay = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
  const hold = (begun: Begun) =>
    event.post('handle-workshop-cart', { registration_code: begun.code, ...clay }, begun.bearer);
  return { ...event, taker, hold };
}

/** What of an event somebody needs to find their way, in one language. */
const told = {
  en: {
    walk: [
      'Seawall walk',
      '2 people',
      'Friday, February 19',
      '7:00',
      '8:30',
      'Pacific Time',
      'Harbour doors',
    ],
    shirt: ['T-shirt', 'Medium', 'quantity 3'],
    line: ['Clay', 'position: 1', '10:30'],
    venue: ['The Hall', address],
  },
  fr: {
    walk: ['Promenade', '2 personnes', 'vendredi 19 février', 'Portes du port'],
    shirt: ['T-shirt', 'Moyen', 'quantité 3'],
    line: ['Argile', 'Liste d’attente', 'rang', '1'],
    venue: ['La Salle', address],
  },
};

/** A text without its line breaks and spaces, which files put where they need them. */
const closed = (text: string) => text.replaceAll(/\s+/g, '');
/** A calendar's lines put together again and read (RFC 5545, 3.1 and 3.3.11). */
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').replaceAll(/\\([,;])/g, '$1');

async function book(event: Awaited<ReturnType<typeof openEventWithEverything>>, locale: 'en' | 'fr') {
  expect((await event.hold(event.taker)).status).toBe(200);
  const begun = await event.begin({ locale });
  const post = async (call: string, fields: object) => {
    const answer = await event.post(call, { ...fields }, begun.bearer);
    expect(answer.status, answer.text).toBe(200);
  };
  const { code } = begun;
  await post('saveActivityInformation', { buyer_code: code, activity_code: 'walk', quantity: 2 });
  await post('purchaseProduct', { code, product_code: 'shirt', variant_code: 'm', qty: 3 });
  await post('joinWorkshopWaitlist', { registration_code: code, session_code: 'clay-1' });
  await event.fill(begun);
  const submitted = await event.submit(begun);
  expect(submitted.status, submitted.text).toBe(200);
  return begun;
}

/** What was bought, and where to be for it. */
export const bookedCases: ApiCase[] = [
  ...(['en', 'fr'] as const).map(
    (locale): ApiCase => ({
      name: `tells what was booked and where to be on the confirmation, in its mail, receipt and calendar, in ${locale}`,
      async run(api) {
        const event = await openEventWithEverything(api);
        const begun = await book(event, locale);
        const { body } = await event.review(begun);
        const items = JSON.stringify(body['booked']);
        const [mail] = await mailsTo(api, begun.email);
        const files = await api.database.db
          .select()
          .from(mailAttachment)
          .where(eq(mailAttachment.mailId, String(mail?.id)))
          .orderBy(mailAttachment.name);
        const receipt = files.find(({ type }) => type === 'application/pdf');
        const { text } = await extractText(new Uint8Array(receipt?.content ?? []), { mergePages: true });
        const { walk, shirt, line, venue } = told[locale];
        for (const words of [...walk, ...shirt, ...line]) {
          expect(items, words).toContain(words);
          expect(mail?.text, words).toContain(words);
          expect(closed(text), words).toContain(closed(words));
        }
        for (const words of venue) {
          expect(JSON.stringify(body['venue']), words).toContain(words);
          expect(mail?.text, words).toContain(words);
          expect(closed(text), words).toContain(closed(words));
        }
        const calendar = Buffer.from(files.find(({ name }) => name.endsWith('.ics'))?.content ?? []);
        const entries = unfolded(calendar.toString()).split('BEGIN:VEVENT').slice(1);
        // Its day and its activity; each says where.
        expect(entries).toHaveLength(2);
        for (const entry of entries) for (const words of venue) expect(entry).toContain(words);
        for (const words of [...shirt, ...line]) expect(entries[0], words).toContain(words);
        for (const words of [
          walk[0],
          walk[1],
          walk.at(-1),
          'DTSTART;TZID=America/Vancouver:20270219T070000',
          'DTEND;TZID=America/Vancouver:20270219T083000',
        ])
          expect(entries[1]).toContain(words);
      },
    }),
  ),
  {
    name: 'gives the venue’s address in every entry of the event’s and the schedule’s calendar',
    async run(api) {
      const event = await openEventWithEverything(api);
      for (const url of ['/calendar.ics', '/api/downloadScheduleFile']) {
        const entries = unfolded((await api.get(url, event.at)).text)
          .split('BEGIN:VEVENT')
          .slice(1);
        expect(entries.length, url).toBeGreaterThan(0);
        for (const entry of entries) expect(entry, url).toContain(`The Hall, ${address}`);
      }
      const elsewhere = {
        ...schedule,
        sessions: [
          { code: 'clay-1', workshop: 'clay', schedule: 'a', type: 'I', room: 'East beach', offsite: 'Y' },
        ],
      };
      await event.publish(elsewhere);
      const file = unfolded((await api.get('/api/downloadScheduleFile', event.at)).text);
      expect(file).toContain('LOCATION:East beach\r\n');
      expect(file).toContain(`Off site. The main venue is: The Hall, ${address}`);
    },
  },
];
