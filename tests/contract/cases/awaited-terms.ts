import { expect, vi } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind } from '../every-kind.ts';
import type { TestApi } from '../test-api.ts';

const waits = expect.objectContaining({ position: 1 });

/** One visitor holds the only item of each kind, another one waits for it. */
async function openAwaited(api: TestApi) {
  const event = await openEveryKind(api);
  const [holder, waiting] = [await event.visitor(), await event.visitor()];
  await holdEvery(holder);
  expect(await ofEvery(async (kind) => (await waiting.wait(kind)).status)).toEqual(forEvery(200));
  expect(await ofEvery(waiting.waitsFor)).toEqual(forEvery(waits));
  const releaseEvery = async () => {
    const released = await ofEvery(async (kind) => (await holder.hold(kind, 0)).status);
    expect(released).toEqual(forEvery(200));
  };
  return { event, holder, waiting, releaseEvery };
}

/** What items of every kind are published as while people wait for them. */
export const awaitedTermsCases: ApiCase[] = [
  {
    name: 'keeps those who wait for an item of any kind in their position, whatever is published of it',
    async run(api) {
      const { event, waiting, releaseEvery } = await openAwaited(api);
      await event.offer({ name: 'Renamed', amount: 1_500, at: 'clash' });
      expect(await ofEvery(waiting.waitsFor)).toEqual(forEvery(waits));
      await event.offer({ at: 'own', stock: 0 });
      await releaseEvery();
      expect(await ofEvery(event.held)).toEqual(forEvery(0));
      expect(await ofEvery(waiting.waitsFor)).toEqual(forEvery(waits));
      await event.offer({ stock: 1 });
      // A seat is offered as a hold, which the cart shows; others are counted by their entry.
      await vi.waitFor(async () => expect(await ofEvery(event.taken)).toEqual(forEvery(1)), 20_000);
      const stranger = await event.visitor();
      expect(await ofEvery(async (kind) => (await stranger.hold(kind)).body.reason)).toEqual(
        forEvery('full'),
      );
      await holdEvery(waiting);
      expect(await ofEvery(waiting.owed)).toEqual(forEvery(1_500));
    },
  },
  {
    name: 'says in the review that an item of any kind that someone waits for is removed, and offers it once it is back',
    async run(api) {
      const { event, waiting, releaseEvery } = await openAwaited(api);
      await waiting.fill();
      expect(await waiting.notes()).toEqual({});
      await event.offer(undefined);
      const note = { note: 'wait_removed', name: { en: expect.stringContaining('Thing') } };
      await vi.waitFor(async () => expect(await waiting.notes()).toMatchObject(forEvery(note)), 20_000);
      await event.offer({});
      await releaseEvery();
      await vi.waitFor(async () => expect(await ofEvery(event.taken)).toEqual(forEvery(1)), 20_000);
      expect(await waiting.notes()).toEqual({});
    },
  },
];
