import { expect, vi } from 'vitest';
import type { ApiCase } from '#tests/contract/api.contract.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind } from '#tests/contract/every-kind.ts';
import { kinds } from '#tests/contract/every-kind-documents.ts';

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
    name: 'lists no item to who could not have it, and lets nobody wait once it is cancelled',
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
];
