import { and, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { expect, vi } from 'vitest';
import { hold, inventory, mailAttachment, refund } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { documents } from '../paid-event-documents.ts';
import { type Begun, key, organizerToken, type TestApi } from '../test-api.ts';

type Named = { code: string };
const organizer = { authorization: `Bearer ${organizerToken}` };
const cancelled = 'cancelled by the organizers';

function named(code: string) {
  const found = documents.find((document) => 'code' in document && document.code === code);
  if (!found) throw new Error(`no document ${code}`);
  return structuredClone(found) as Named & Record<string, unknown>;
}

/** The schedule with and without clay-1, which costs $ 25.00 or nothing. */
function schedules(isFree = false) {
  const schedule = named('schedule');
  const [session] = schedule['sessions'] as (Named & { fee?: object })[];
  const { fee, ...rest } = session ?? { code: '' };
  const clay = { ...rest, ...(!isFree && fee && { fee }) };
  return {
    whole: { ...schedule, sessions: [clay] },
    without: { ...schedule, sessions: [{ ...clay, code: 'clay-2' }] },
  };
}

/** Submits a registration with a seat in clay-1, and a person at the dinner. */
async function book(event: PaidEvent, withClay = true): Promise<Begun> {
  const begun = await event.begin();
  await event.fill(begun);
  const clay = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
  if (withClay)
    await event.post('handle-workshop-cart', { registration_code: begun.code, ...clay }, begun.bearer);
  const dinner = { buyer_code: begun.code, activity_code: 'dinner', quantity: 1 };
  await event.post('saveActivityInformation', dinner, begun.bearer);
  expect((await event.submit(begun)).status).toBe(200);
  return begun;
}

async function workshopsExported(api: TestApi, event: PaidEvent) {
  const { bytes } = await api.get(`/api/exportList/${event.code}/registrations`, organizer);
  const text = bytes?.toString().slice(1) ?? '';
  const [row] = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  return [row?.['Workshops'], row?.['Activities']];
}

/** Entries of the calendar in the last mail to somebody, by name and status. */
async function calendarOf(api: TestApi, { email }: Begun): Promise<string[]> {
  const mail = (await mailsTo(api, email)).at(-1);
  const files = await api.database.db
    .select()
    .from(mailAttachment)
    .where(eq(mailAttachment.mailId, String(mail?.id)));
  const calendar = files.find(({ type }) => type.startsWith('text/calendar'));
  return entriesOf(Buffer.from(calendar?.content ?? []).toString());
}

function entriesOf(text: string): string[] {
  return text
    .replaceAll('\r\n\t', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => `${/SUMMARY:(.*)\r/.exec(entry)?.[1]} ${/STATUS:(.*)\r/.exec(entry)?.[1]}`);
}

function refunded(api: TestApi, event: PaidEvent, count: number) {
  const { db } = api.database;
  const settled = and(eq(refund.eventCode, event.code), eq(refund.state, 'succeeded'));
  return vi.waitFor(async () => expect(await db.$count(refund, settled)).toBe(count), 20_000);
}

/** How many seats are taken in clay-1, and people at the dinner. */
async function taken(api: TestApi, event: PaidEvent) {
  const rows = await api.database.db.select().from(inventory).where(eq(inventory.eventCode, event.code));
  const of = (wanted: string) => rows.find(({ item }) => item === wanted)?.taken ?? 0;
  return [of('clay-1'), of('dinner')];
}

async function booked(event: PaidEvent, begun: Begun) {
  const { body } = await event.review(begun);
  const items = body['booked'] as { item: string; detail?: { en: string } }[];
  return items.map(({ item, detail }) => (detail?.en === cancelled ? `${item} cancelled` : item));
}

async function cancel(event: PaidEvent, begun: Begun) {
  const { body } = await event.get(`/api/getCancellation/${begun.code}`, begun);
  const { back } = body['refund'] as { back: number };
  const asked = { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: back };
  const answer = await event.post('changeRegistration', asked, { ...begun.bearer, ...key() });
  expect(answer.status, answer.text).toBe(200);
}

const publish = (api: TestApi, event: PaidEvent, document: object, more: object = {}) =>
  api.publish(null, JSON.stringify({ event: event.code, document, force: 'Y', ...more }));

/** What becomes of bookings of a session that is removed, and published again. */
export const removedSessionsCases: ApiCase[] = [
  {
    name: 'has a removed session in the export and the calendar of a registration, cancelled afterwards or not',
    async run(api) {
      for (const isFree of [false, true]) {
        const event = await openPaidEvent(api);
        const { whole, without } = schedules(isFree);
        await event.publish(whole);
        const begun = await book(event);
        expect(await workshopsExported(api, event)).toEqual(['Clay (clay-1)', 'Dinner']);
        await event.publish(without);
        await vi.waitFor(
          async () => expect(await calendarOf(api, begun)).toContain('Clay CANCELLED'),
          20_000,
        );
        const removed = `Clay (clay-1), ${cancelled}`;
        expect(await workshopsExported(api, event)).toEqual([removed, 'Dinner']);
        await cancel(event, begun);
        expect(await workshopsExported(api, event)).toEqual([removed, '']);
        const entries = await calendarOf(api, begun);
        expect(entries.filter((entry) => entry.startsWith('Clay'))).toEqual(['Clay CANCELLED']);
      }
    },
  },
  {
    name: 'has a session that is removed after its registration was cancelled in its calendar',
    async run(api) {
      const event = await openPaidEvent(api);
      const { without } = schedules();
      const begun = await book(event);
      await cancel(event, begun);
      await event.publish(without);
      const file = await event.post('getRegistrationCalendar', { code: begun.code }, begun.bearer);
      expect(file.status).toBe(200);
      const entries = entriesOf(file.bytes?.toString() ?? file.text);
      expect(entries.filter((entry) => entry.startsWith('Clay'))).toEqual(['Clay CANCELLED']);
    },
  },
  {
    name: 'keeps a refunded booking cancelled and its seat free when its session or activity is published again',
    async run(api) {
      const event = await openPaidEvent(api);
      const { whole, without } = schedules();
      const activities = named('activities');
      const [dinner] = activities['activities'] as Named[];
      const begun = await book(event);
      expect(await taken(api, event)).toEqual([1, 1]);
      await event.publish(without);
      await refunded(api, event, 1);
      await event.publish({ ...activities, activities: [{ ...dinner, code: 'supper' }] });
      await refunded(api, event, 2);
      expect(await taken(api, event)).toEqual([0, 0]);
      expect(await booked(event, begun)).toEqual(['clay-1 cancelled', 'dinner cancelled']);

      for (const [document, said] of [
        [whole, 'The session "Clay" (clay-1) is published again.'],
        [activities, 'The activity "Dinner" is published again.'],
      ] as const) {
        const asked = await publish(api, event, document);
        expect([asked.status, asked.body['reason']]).toEqual([409, 'confirm']);
        expect(asked.body['diagnostics']).toMatchObject([
          { severity: 'warning', code: 'affects_people', problem: expect.stringContaining(said) },
        ]);
        expect(JSON.stringify(asked.body['diagnostics'])).toMatch(/stays? cancelled.*1 registration/);
        await event.publish(document);
      }
      expect(await booked(event, begun)).toEqual(['clay-1 cancelled', 'dinner cancelled']);
      expect(await taken(api, event)).toEqual([0, 0]);
      const holds = await api.database.db.select().from(hold).where(eq(hold.eventCode, event.code));
      expect(holds.filter(({ item }) => item === 'clay-1' || item === 'dinner')).toEqual([]);
      expect(await workshopsExported(api, event)).toEqual([
        `Clay (clay-1), ${cancelled}`,
        `Dinner, ${cancelled}`,
      ]);

      // Its only seat can be booked by somebody else.
      await book(event);
      expect(await taken(api, event)).toEqual([1, 1]);
      await cancel(event, begun);
      expect(await taken(api, event)).toEqual([1, 1]);
      const entries = await calendarOf(api, begun);
      expect(entries.filter((entry) => entry.startsWith('Clay'))).toEqual(['Clay CANCELLED']);
    },
  },
  {
    name: 'books a session again that was refunded and is published again, once',
    async run(api) {
      const event = await openPaidEvent(api);
      const { whole, without } = schedules();
      const begun = await book(event);
      await event.publish(without);
      await refunded(api, event, 1);
      await event.publish(whole);
      const change = {
        code: begun.code,
        track: 'main',
        track_mode: 'In-Person',
        registrations_day: ['day1'],
      };
      const asked = { ...change, option: 'change', sessions: 'clay-1', expected_difference: 2_625 };
      const answer = await event.post(
        'changeRegistration',
        { ...asked, credit: cardToken('ok') },
        { ...begun.bearer, ...key() },
      );
      expect(answer.status, answer.text).toBe(200);
      expect(await booked(event, begun)).toEqual(['clay-1', 'dinner']);
      expect(await taken(api, event)).toEqual([1, 1]);
      const given = { ...change, option: 'change', sessions: '', expected_difference: 0 };
      const left = await event.post('changeRegistration', given, { ...begun.bearer, ...key() });
      expect(left.status, left.text).toBe(200);
      expect(await booked(event, begun)).toEqual(['dinner']);
    },
  },
  {
    name: 'counts a booking that nothing was paid for again with its session, and says so before publishing',
    async run(api) {
      const event = await openPaidEvent(api);
      const { whole, without } = schedules(true);
      await event.publish(whole);
      const begun = await book(event);
      await event.publish(without);
      await vi.waitFor(async () => expect(await calendarOf(api, begun)).toContain('Clay CANCELLED'), 20_000);
      const asked = await publish(api, event, whole);
      expect([asked.status, asked.body['reason']]).toEqual([409, 'confirm']);
      expect(JSON.stringify(asked.body['diagnostics'])).toMatch(
        /published again.*count again.*1 registration/,
      );
      const changed = async () =>
        (await mailsTo(api, begun.email)).filter(({ subject }) => subject.startsWith('Your program has'));
      expect(await changed()).toMatchObject([{ text: expect.stringContaining('Clay (') }]);
      await event.publish(whole);
      expect(await booked(event, begun)).toEqual(['clay-1', 'dinner']);
      expect(await taken(api, event)).toEqual([1, 1]);
      await vi.waitFor(async () => expect(await changed()).toHaveLength(2), 20_000);
      expect((await changed())[1]?.text).toContain('Clay takes place after all: ');
      expect(await calendarOf(api, begun)).toContain('Clay CONFIRMED');
      // Moved, removed and published again once more: one mail for each.
      const { sessions } = whole;
      await event.publish({ ...whole, sessions: sessions.map((each) => ({ ...each, room: 'Elsewhere' })) });
      await vi.waitFor(async () => expect(await changed()).toHaveLength(3), 20_000);
      await event.publish(without);
      await vi.waitFor(async () => expect(await changed()).toHaveLength(4), 20_000);
      await event.publish(whole);
      await vi.waitFor(async () => expect(await changed()).toHaveLength(5), 20_000);
      expect((await changed()).map(({ text }) => /Clay.*/.exec(text)?.[0])).toEqual([
        expect.stringContaining('cancelled by the organizers'),
        expect.stringContaining('takes place after all'),
        expect.stringContaining('Clay: now'),
        expect.stringContaining('cancelled by the organizers'),
        expect.stringContaining('takes place after all'),
      ]);
    },
  },
  {
    name: 'writes nobody about a session that is new to them',
    async run(api) {
      const event = await openPaidEvent(api);
      const { whole, without } = schedules(true);
      await event.publish(without);
      const begun = await book(event, false);
      await event.publish(whole);
      const activities = named('activities');
      const [dinner] = activities['activities'] as Named[];
      await event.publish({ ...activities, activities: [{ ...dinner, code: 'supper' }] });
      await vi.waitFor(async () => {
        const mails = await mailsTo(api, begun.email);
        expect(mails.filter(({ subject }) => subject.startsWith('Your program has'))).toMatchObject([
          { text: expect.stringContaining('Dinner') },
        ]);
      }, 20_000);
    },
  },
];
