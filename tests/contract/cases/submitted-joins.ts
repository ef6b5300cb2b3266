import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { inventory } from '#server/database/schema.ts';
import type { ApiCase } from '#tests/contract/api.contract.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind, type Visitor } from '#tests/contract/every-kind.ts';
import { kinds, text } from '#tests/contract/every-kind-documents.ts';
import { mailsTo } from '#tests/contract/mails-to.ts';
import { key } from '#tests/contract/test-api.ts';

/** The price of one with the event's tax of 5 percent. */
const dearer = 1_050;

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
      const tracks = (capacity: number) =>
        ['main', 'second'].map((code, index) => ({
          ID: String(index + 1),
          code,
          name: text(code),
          seo: code,
          modes: ['In-Person'],
          timezone: 'America/Vancouver',
          ...(code === 'second' && { capacity }),
        }));
      await event.publish(event.eventWith({ tracks: tracks(1) }));
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
      const listed = async (visitor: Visitor, list: 'joinable' | 'offered' | 'booked') =>
        (((await visitor.review())[list] ?? []) as { kind: string; awaits?: string }[]).filter(
          (each) => (each.awaits ?? each.kind) === 'track',
        );
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
];
