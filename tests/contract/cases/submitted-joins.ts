import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { inventory } from '#server/database/schema.ts';
import type { ApiCase } from '#tests/contract/api-case.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind, type Visitor } from '#tests/contract/every-kind.ts';
import { kinds, text } from '#tests/contract/every-kind-documents.ts';
import { mailsTo } from '#tests/contract/mails-to.ts';
import { cardToken } from '#tests/contract/paid-event.ts';
import { key } from '#tests/contract/test-api.ts';

/** The price of one with the event's tax of 5 percent. */
const dearer = 1_050;

/** Two tracks, the second of which has one place. */
const twoTracks = ['main', 'second'].map((code, index) => ({
  ID: String(index + 1),
  code,
  name: text(code),
  seo: code,
  modes: ['In-Person'],
  timezone: 'America/Vancouver',
  ...(code === 'second' && { capacity: 1 }),
}));

const trackWaits = async (visitor: Visitor, list: 'joinable' | 'offered' | 'booked') =>
  (
    ((await visitor.review())[list] ?? []) as { kind: string; awaits?: string; detail?: { en: string } }[]
  ).filter((each) => (each.awaits ?? each.kind) === 'track');

/** Waitlists that are joined only once the registration was submitted. */
export const submittedJoinCases: ApiCase[] = [
  {
    name: 'lists what is sold out of any kind to who has submitted, and offers it once they have joined and it is free',
    async run(api) {
      const event = await openEveryKind(api);
      const [holder, first, second] = [await event.visitor(), await event.visitor(), await event.visitor()];
      // A draft chooses, and waits, where it selects.
      expect(await first.joinable()).toEqual({});
      for (const each of [first, second]) expect((await each.submit()).status).toBe(200);
      expect(await first.joinable()).toEqual({});
      const early = await ofEvery(async (kind) => (await first.join(kind)).status);
      expect(Object.values(early).filter((status) => status === 200)).toEqual([]);

      await holdEvery(holder);
      expect(await first.joinable()).toMatchObject(
        forEvery({ amount: 1_000, waiting: 0, name: { en: expect.stringContaining('Thing') } }),
      );
      const joins = await ofEvery(async (kind) => (await first.join(kind)).body);
      expect(joins).toEqual(forEvery({ position: 1 }));
      expect(await first.joinable()).toEqual({});
      expect(await second.joinable()).toMatchObject(forEvery({ waiting: 1 }));
      expect(await ofEvery(async (kind) => (await second.join(kind)).body)).toEqual(
        forEvery({ position: 2 }),
      );
      // Joining twice keeps the position.
      expect(await ofEvery(async (kind) => (await first.join(kind)).body)).toEqual(forEvery({ position: 1 }));

      for (const kind of kinds) expect((await holder.hold(kind, 0)).status).toBe(200);
      await vi.waitFor(
        async () =>
          expect(await ofEvery(first.offered)).toMatchObject(forEvery({ until: expect.any(String) })),
        20_000,
      );
      for (const kind of kinds) {
        const taken = await first.accept(kind, dearer);
        expect([kind, taken.status, taken.text]).toEqual([kind, 200, expect.any(String)]);
      }
      expect(await ofEvery(event.taken)).toEqual(forEvery(1));
      expect(await first.joinable()).toEqual({});
    },
  },
  {
    name: 'lists only items the person could have, and none after they cancelled',
    async run(api) {
      const event = await openEveryKind(api);
      const [holder, other] = [await event.visitor(), await event.visitor()];
      await holdEvery(holder);
      expect((await other.submit()).status).toBe(200);
      await event.offer({ track: 'second' });
      expect(await other.joinable()).toEqual({});
      const refused = await ofEvery(async (kind) => (await other.join(kind)).status);
      expect(refused).toEqual(forEvery(422));
      await event.offer({ track: 'main' });
      expect(Object.keys(await other.joinable())).toHaveLength(kinds.length);
      expect((await other.cancel()).status).toBe(200);
      expect(await other.joinable()).toEqual({});
      expect(await ofEvery(async (kind) => (await other.join(kind)).status)).toEqual(forEvery(404));
    },
  },
  {
    name: 'lets who has submitted wait for a full track, and offers them its place: accepted by a change, or declined',
    async run(api) {
      const event = await openEveryKind(api);
      await event.publish(event.eventWith({ tracks: twoTracks }));
      const kind = { kind: 'track', item: 'second' };
      const [holder, first, second] = [
        await event.visitor({ track: 'second' }),
        await event.visitor(),
        await event.visitor(),
      ];
      for (const each of [holder, first, second]) {
        const { status, text } = await each.submit(each === holder ? 'second' : 'main');
        expect(status, text).toBe(200);
      }
      const listed = trackWaits;
      expect(await listed(first, 'joinable')).toEqual([{ ...kind, name: text('second'), waiting: 0 }]);
      expect(await listed(holder, 'joinable')).toEqual([]);
      expect((await holder.post('joinItemWaitlist', kind)).status).toBe(422);
      expect((await first.post('joinItemWaitlist', kind)).body).toEqual({ position: 1 });
      expect((await second.post('joinItemWaitlist', kind)).body).toEqual({ position: 2 });
      expect(await listed(second, 'booked')).toMatchObject([{ awaits: 'track', item: 'second' }]);
      const full = { track: 'second', option: 'change', expected_difference: 0 };
      expect((await first.post('changeRegistration', full, key())).body.reason).toBe('full');

      // The one place is given back, and kept for the first in line.
      expect((await holder.cancel()).status).toBe(200);
      await expect.poll(() => listed(first, 'offered'), { timeout: 20_000 }).toMatchObject([kind]);
      expect(await listed(second, 'offered')).toEqual([]);
      expect((await second.post('changeRegistration', full, key())).body.reason).toBe('full');
      const mails = (await mailsTo(api, first.begun.email)).filter(({ subject }) =>
        /^Held for you/.test(subject),
      );
      expect(mails).toHaveLength(1);
      expect((await first.post('leaveItemWaitlist', kind)).status).toBe(200);
      await expect.poll(() => listed(second, 'offered'), { timeout: 20_000 }).toMatchObject([kind]);
      expect(await listed(first, 'offered')).toEqual([]);
      const asked = await second.post('previewChange', { take: 'second', take_kind: 'track' });
      expect(asked.body, asked.text).toMatchObject({ choice: { track: 'second' }, full: 'N', changes: 'Y' });
      const expected_difference = asked.body['difference'] as number;
      const taken = await second.post(
        'changeRegistration',
        { take: 'second', take_kind: 'track', option: 'change', expected_difference },
        key(),
      );
      expect(taken.body, taken.text).toMatchObject({
        status: 'confirmed',
        registration: { track: 'second' },
      });
      expect(await listed(second, 'offered')).toEqual([]);
      expect(await listed(first, 'joinable')).toMatchObject([{ ...kind, waiting: 0 }]);
      const drift = await api.database.db.select().from(inventory).where(eq(inventory.eventCode, event.code));
      expect(drift.find((each) => each.kind === 'track' && each.item === 'second')?.taken).toBe(1);
      expect(drift.find((each) => each.kind === 'track' && each.item === 'main')?.taken).toBe(1);
    },
  },
  {
    name: 'keeps the position of who waits for a track without a registration and then registers for another, who is offered a change',
    async run(api) {
      const event = await openEveryKind(api);
      await event.publish(event.eventWith({ tracks: twoTracks }));
      const [holder, first] = [await event.visitor({ track: 'second' }), await event.visitor()];
      expect((await holder.submit('second')).status).toBe(200);
      const at = { host: `${event.code}.localhost` };
      const join = async (email: string) => {
        const { body } = await api.post('checkWaitlist', { email, track: 'second' }, at);
        const asked = {
          entry_ID: String(body['entry_ID']),
          email,
          first_name: 'Ana',
          last_name: 'Silva',
          track: 'second',
        };
        const joined = await api.post('saveToWaitlist', asked, at);
        expect(joined.status, joined.text).toBe(200);
        return joined.body['position'];
      };
      expect(await join(first.begun.email)).toBe(1);
      expect(await join('later@example.org')).toBe(2);
      expect((await first.submit()).status).toBe(200);
      expect(await trackWaits(first, 'booked')).toMatchObject([
        { awaits: 'track', detail: { en: expect.stringMatching(/position: 1$/) } },
      ]);
      expect((await holder.cancel()).status).toBe(200);
      await expect
        .poll(() => trackWaits(first, 'offered'), { timeout: 20_000 })
        .toMatchObject([{ item: 'second' }]);
      const take = { take: 'second', take_kind: 'track' };
      const { body } = await first.post('previewChange', take);
      const moved = await first.post(
        'changeRegistration',
        { ...take, option: 'change', expected_difference: body['difference'] as number },
        key(),
      );
      expect(moved.body, moved.text).toMatchObject({ registration: { track: 'second' } });
      const rows = await api.database.db.select().from(inventory).where(eq(inventory.eventCode, event.code));
      const taken = (kind: string, item: string) =>
        rows.find((each) => each.kind === kind && each.item === item)?.taken ?? 0;
      // Who waits behind them is offered the place of the event that is free, in no full track.
      expect([taken('event', ''), taken('track', 'main'), taken('track', 'second')]).toEqual([1, 0, 1]);
    },
  },
  {
    name: 'leaves the offer of a place in a dearer track when its card is declined or the bank is not asked, to pay for again',
    async run(api) {
      const event = await openEveryKind(api);
      await event.publish(event.eventWith({ tracks: twoTracks }));
      await event.publish({
        kind: 'fees',
        code: 'fees',
        currency: 'CAD',
        fees: [
          {
            code: 'second',
            category: 'conference',
            label: text('Second'),
            amount: 10_000,
            when: { '==': [{ var: 'registration.track' }, 'second'] },
          },
        ],
        free_when: { '!=': [{ var: 'registration.track' }, 'second'] },
        taxes: [],
      });
      const [holder, first] = [await event.visitor({ track: 'second' }), await event.visitor()];
      expect((await holder.submit('second')).status).toBe(200);
      expect((await first.submit()).status).toBe(200);
      expect((await first.post('joinItemWaitlist', { kind: 'track', item: 'second' })).status).toBe(200);
      expect((await holder.cancel()).status).toBe(200);
      const offer = () => trackWaits(first, 'offered');
      await expect.poll(offer, { timeout: 20_000 }).toMatchObject([{ item: 'second' }]);
      const [offered] = await offer();
      const take = { take: 'second', take_kind: 'track' };
      const pay = (card: 'declined' | 'challenge' | 'ok') =>
        first.post(
          'changeRegistration',
          { ...take, option: 'change', expected_difference: 10_000, credit: cardToken(card) },
          key(),
        );
      const places = async () => {
        const rows = await api.database.db
          .select()
          .from(inventory)
          .where(eq(inventory.eventCode, event.code));
        return ['main', 'second'].map(
          (code) => rows.find(({ kind, item }) => kind === 'track' && item === code)?.taken,
        );
      };
      expect((await first.post('previewChange', take)).body).toMatchObject({ difference: 10_000, full: 'N' });
      const declined = await pay('declined');
      expect(declined.status, declined.text).toBe(402);
      expect(await offer()).toEqual([offered]);
      const challenged = await pay('challenge');
      expect(challenged.body, challenged.text).toMatchObject({ status: 'challenge' });
      expect((await first.post('cancelPayment', {})).status).toBe(200);
      expect(await offer()).toEqual([offered]);
      expect(await places()).toEqual([1, 1]);
      const paid = await pay('ok');
      expect(paid.body, paid.text).toMatchObject({ status: 'confirmed', difference: 10_000 });
      expect(await places()).toEqual([0, 1]);
    },
  },
];
