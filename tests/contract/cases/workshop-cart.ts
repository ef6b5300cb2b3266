import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { dossier, hold } from '#server/database/schema.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import type { Answer, TestApi } from '../test-api.ts';
import { cartOf, publishFresh, testSchedule } from './catalogue.ts';

const MINUTE = 60_000;
type Entry = { [key: string]: unknown };
const entries = (answer: Answer) => answer.body['entries'] as Entry[];
const standing = (answer: Answer, named: (code: string) => string, code: string) =>
  entries(answer).find((each) => each['workshops_session_code'] === named(code))?.['workshops_cart_status'];

/** Seats: held, swapped, given back, extended, ended and waited for. */
export const workshopCartCases: ApiCase[] = [
  {
    name: 'holds a seat with a countdown, and gives it back as often as one likes',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const cart = cartOf(api, await api.begin(), named);
      const held = await cart.hold('one-late');
      expect(held.status, held.text).toBe(200);
      expect(entries(held)).toMatchObject([{ workshops_cart_status: 'Y', availability: 'full' }]);
      const { now, held_until, extendable_until } = held.body as Record<string, string>;
      const minutes = (until = '') => Math.round((Date.parse(until) - Date.parse(now ?? '')) / MINUTE);
      expect([minutes(held_until), minutes(extendable_until)]).toEqual([15, 60]);
      expect(entries(held)[0]?.['reserved_time']).toBe(held_until);
      for (let times = 0; times < 2; times += 1) expect(entries(await cart.release('one-late'))).toEqual([]);
    },
  },
  {
    name: 'refuses the seat that another has, in the visitor’s language, and gives it once it is free',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const [mine, theirs] = [cartOf(api, await api.begin(), named), cartOf(api, await api.begin(), named)];
      await theirs.hold('one-late');
      const full = await mine.hold('one-late', undefined, { 'accept-language': 'fr' });
      expect([full.status, full.body.reason]).toEqual([409, 'full']);
      expect(full.body.errors?.['session_code']?.[0]).toContain('places');
      await theirs.release('one-late');
      expect((await mine.hold('one-late')).status).toBe(200);
      expect((await mine.hold('gone-late')).body.reason).toBe('full');
    },
  },
  {
    name: 'swaps only for a seat that can be had; until then the old one is kept',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const cart = cartOf(api, await api.begin(), named);
      await cart.hold('few-early');
      expect((await cart.hold('gone-late', 'few-early')).status).toBe(409);
      expect(standing(await cart.view(), named, 'few-early')).toBe('Y');
      const swapped = await cart.hold('one-late', 'few-early');
      expect(entries(swapped).map((each) => each['workshops_session_code'])).toEqual([named('one-late')]);
      const status = await api.post('CheckWorkshopSessionStatus', { sessions: named('few-early') });
      expect(status.body).toMatchObject([{ seats_left: 8 }]);
    },
  },
  {
    name: 'holds what conflicts, since the conflict is shown, with one end for all',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const begun = await api.begin();
      const cart = cartOf(api, begun, named);
      await cart.hold('open-early');
      await setHolds(api, begun.code, { heldUntil: new Date(Date.now() + MINUTE) });
      const both = await cart.hold('priced-across');
      expect(new Set(entries(both).map((each) => each['reserved_time']))).toEqual(
        new Set([both.body['held_until']]),
      );
      expect(entries(both)).toHaveLength(2);
    },
  },
  {
    name: 'refuses a session that there is not, is misnamed, or is of another track or mode',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const begun = await api.begin({ registrations_day: ['friday'] });
      const cart = cartOf(api, begun, named);
      const misnamed = await api.post(
        'handle-workshop-cart',
        {
          registration_code: begun.code,
          session_code: named('open-early'),
          schedule_code: named('late'),
          workshop_code: named('open'),
        },
        begun.bearer,
      );
      const refused = [
        await cart.hold('nothing-early'),
        await cart.hold('again-night'),
        await cart.hold('again-room'),
        misnamed,
      ];
      for (const each of refused)
        expect([each.status, Object.keys(each.body.errors ?? {})]).toEqual([422, ['session_code']]);
      const hybrid = cartOf(api, await api.begin({ track: 'vancouver', mode: 'Hybrid' }), named);
      expect((await hybrid.hold('again-room')).status).toBe(200);
      expect((await hybrid.hold('open-early')).status).toBe(200);
      const inPerson = cartOf(api, await api.begin({ track: 'vancouver', mode: 'In-Person' }), named);
      expect((await inPerson.hold('open-early')).status).toBe(422);
    },
  },
  {
    name: 'gives nobody another’s cart, and changes nothing once a registration is submitted',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const [begun, other] = [await api.begin(), await api.begin()];
      const foreign = await api.get(`/api/getWorkshopsCart/${begun.code}/W`, other.bearer);
      expect(foreign.status).toBe(404);
      await setStatus(api, begun.code, 'Submitted');
      const cart = cartOf(api, begun, named);
      const late = [await cart.hold('open-early'), await cart.release('open-early'), await cart.extend()];
      expect(late.map(({ body }) => body.reason)).toEqual(Array(3).fill('already_registered'));
    },
  },
  {
    name: 'extends what is held, up to the cap and no further',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const begun = await api.begin();
      const cart = cartOf(api, begun, named);
      await cart.hold('open-early');
      const since = new Date(Date.now() - 50 * MINUTE);
      await setHolds(api, begun.code, { heldSince: since, heldUntil: new Date(Date.now() + MINUTE) });
      const extended = await cart.extend();
      const cap = new Date(since.getTime() + 60 * MINUTE).toISOString();
      expect(extended.body).toMatchObject({ held_until: cap, extendable_until: cap });
    },
  },
  {
    name: 'frees a hold that has ended, shows it as lost, and gives it anew with a countdown of its own',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const begun = await api.begin();
      const cart = cartOf(api, begun, named);
      await cart.hold('one-late');
      const longAgo = new Date(Date.now() - 120 * MINUTE);
      await setHolds(api, begun.code, { heldSince: longAgo, heldUntil: new Date(Date.now() - MINUTE) });
      const lost = await cart.view();
      expect(standing(lost, named, 'one-late')).toBe('N');
      expect(lost.body).not.toHaveProperty('held_until');
      await releaseExpiredHolds(api.database.db);
      const other = cartOf(api, await api.begin(), named);
      expect((await other.hold('one-late')).status).toBe(200);
      await other.release('one-late');
      const again = await cart.hold('one-late');
      const left = Date.parse(String(again.body['held_until'])) - Date.parse(String(again.body['now']));
      expect(Math.round(left / MINUTE)).toBe(15);
    },
  },
  {
    name: 'saves what is held as the answer, whatever the browser says is, and no conflicts or lost seats',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const begun = await api.begin();
      const cart = cartOf(api, begun, named);
      const invented = {
        workshops_session_code: named('few-early'),
        workshops_schedule_code: named('early'),
        workshops_code: named('few'),
        workshops_schedule_start: '2027-02-19T09:00:00.000-05:00',
        workshops_schedule_end: '2027-02-19T10:00:00.000-05:00',
      };
      const save = () => api.save(begun, 'workshops', { workshops: [invented] });
      const wrong = (answer: Answer) => [answer.status, Object.keys(answer.body.errors ?? {})];
      expect(wrong(await save())).toEqual([422, ['workshops']]);
      await cart.hold('open-early');
      await cart.hold('priced-across');
      expect(wrong(await save())).toEqual([422, ['workshops']]);
      await cart.release('priced-across');
      expect((await save()).status).toBe(200);
      const saved = await api.post(
        'initializeForm',
        { code: begun.code, form_type: 'workshops' },
        begun.bearer,
      );
      expect(saved.body['values']).toMatchObject({
        workshops: [
          {
            ...invented,
            workshops_session_code: named('open-early'),
            workshops_schedule_code: named('early'),
            workshops_code: named('open'),
          },
        ],
      });
      await setHolds(api, begun.code, { state: 'lapsed' });
      expect(wrong(await save())).toEqual([422, ['workshops']]);
      await cart.hold('one-late');
      expect((await save()).status).toBe(200);
      // Whoever goes on without a lost seat is not given it back at submit.
      expect(entries(await cart.view()).map((each) => each['workshops_session_code'])).toEqual([
        named('one-late'),
      ]);
    },
  },
  {
    name: 'puts one in line for a full session only, and offers the seat with a mail once it is free',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const holder = cartOf(api, await api.begin(), named);
      const [begun, second] = [await api.begin({ locale: 'fr' }), await api.begin()];
      const [cart, next] = [cartOf(api, begun, named), cartOf(api, second, named)];
      expect(Object.keys((await cart.wait('one-late')).body.errors ?? {})).toEqual(['session_code']);
      await holder.hold('one-late');
      expect((await holder.wait('one-late')).status).toBe(422);
      const waiting = await cart.wait('one-late');
      const line = { workshops_session_code: named('one-late') };
      expect(waiting.body['waitlisted']).toEqual([{ ...line, position: 1 }]);
      expect((await cart.wait('one-late')).body['waitlisted']).toEqual([{ ...line, position: 1 }]);
      expect((await next.wait('one-late')).body['waitlisted']).toEqual([{ ...line, position: 2 }]);
      await holder.release('one-late');
      await vi.waitFor(async () => expect(standing(await cart.view(), named, 'one-late')).toBe('Y'), {
        timeout: 60_000,
      });
      const offered = await cart.view();
      const hours = (Date.parse(String(offered.body['held_until'])) - Date.now()) / (60 * MINUTE);
      expect(hours).toBeGreaterThan(23);
      expect(offered.body['waitlisted']).toEqual([]);
      const mails = await mailsTo(api, begun.email);
      expect(mails).toMatchObject([
        { locale: 'fr', text: expect.stringContaining('/fr/registration/manage') },
      ]);
      expect((await next.wait('one-late', 'Y')).body).not.toHaveProperty('ended_offers');
      await cart.release('one-late');
      expect((await cart.view()).body).toMatchObject({
        waitlisted: [],
        ended_offers: [{ ...line, at: expect.any(String), declined: 'Y' }],
      });
    },
  },
  {
    name: 'reserves a seat that came free for one who has submitted, once one whom it conflicts for has left it',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const holder = cartOf(api, await api.begin(), named);
      await holder.hold('one-late');
      const [first, second] = [await api.begin(), await api.begin()];
      const busy = cartOf(api, first, named);
      await busy.hold('priced-across');
      await setHolds(api, first.code, { state: 'reserved', heldUntil: null });
      for (const each of [first, second]) await setStatus(api, each.code, 'Submitted');
      const cart = cartOf(api, second, named);
      await busy.wait('one-late');
      await cart.wait('one-late');
      await holder.release('one-late');
      // Kept for the first in line, and not in their basket before they take it.
      await vi.waitFor(async () => expect((await busy.view()).body['waitlisted']).toEqual([]), {
        timeout: 60_000,
      });
      expect(standing(await busy.view(), named, 'one-late')).toBeUndefined();
      expect((await busy.view()).body).not.toHaveProperty('held_until');
      expect((await cart.view()).body['waitlisted']).toHaveLength(1);
      await busy.wait('one-late', 'Y');
      await vi.waitFor(async () => expect(standing(await cart.view(), named, 'one-late')).toBe('Y'), {
        timeout: 60_000,
      });
      expect((await cart.view()).body).not.toHaveProperty('held_until');
    },
  },
];

async function idOf({ database: { db } }: TestApi, code: string): Promise<string> {
  const [row] = await db.select().from(dossier).where(eq(dossier.code, code));
  return row?.id ?? '';
}

/** Lets time pass for what a registration holds, or settles it. */
async function setHolds(
  api: TestApi,
  code: string,
  change: Partial<typeof hold.$inferInsert>,
): Promise<void> {
  await api.database.db
    .update(hold)
    .set(change)
    .where(eq(hold.dossierId, await idOf(api, code)));
}

async function setStatus({ database: { db } }: TestApi, code: string, status: 'Submitted'): Promise<void> {
  await db.update(dossier).set({ status }).where(eq(dossier.code, code));
}
