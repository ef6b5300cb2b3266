import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind } from '../every-kind.ts';
import { kinds } from '../every-kind-documents.ts';

const offers = kinds.filter((kind) => kind !== 'session');
const single = new Set(['session']);

/** The stock of items of every kind, and requests about one at the same moment. */
export const itemStockCases: ApiCase[] = [
  {
    name: 'publishes no stock of an item of any kind that is below zero, broken or no number',
    async run(api) {
      const event = await openEveryKind(api);
      for (const stock of [-1, 1.5, '3', null]) {
        const answers = await ofEvery((kind) => event.trial(kind, { stock }));
        for (const [kind, { status, text }] of Object.entries(answers))
          expect([status, text], `${kind} ${stock}`).toEqual([422, expect.stringMatching(/stock|capacity/)]);
      }
    },
  },
  {
    name: 'sells nothing of items of any kind whose stock is 0, and lets people wait for them',
    async run(api) {
      const event = await openEveryKind(api);
      await event.offer({ stock: 0 });
      const visitor = await event.visitor();
      expect(await ofEvery(async (kind) => (await visitor.hold(kind)).body.reason)).toEqual(forEvery('full'));
      expect(await ofEvery(async (kind) => (await visitor.wait(kind)).status)).toEqual(forEvery(200));
      expect(await ofEvery(event.held)).toEqual(forEvery(0));
    },
  },
  {
    name: 'sells items of every kind without a limit, and of a billion and more',
    async run(api) {
      const event = await openEveryKind(api);
      for (const stock of [undefined, 1_000_000_000, 2 ** 31, 1e300]) {
        // A session in a room has no more than 100,000 seats, and the organizer is told.
        const refused = await event.trial('session', { stock });
        expect(refused.status, String(stock)).toBe(stock === undefined ? 200 : 422);
        await event.offer({ stock }, offers);
        const visitor = await event.visitor();
        await holdEvery(visitor);
        expect((await visitor.submit()).status, String(stock)).toBe(200);
      }
      expect(await ofEvery(event.taken)).toEqual(forEvery(4));
      expect(await ofEvery(event.held)).toEqual(forEvery(4));
    },
  },
  {
    name: 'counts once what two tabs of one registration hold, change and release at the same moment',
    async run(api) {
      const event = await openEveryKind(api);
      await event.offer({ stock: 3 });
      const visitor = await event.visitor();
      for (const kind of kinds) {
        const quantities = single.has(kind) ? [1, 0, 1, 0, 1, 1] : [1, 3, 0, 2, 1, 0];
        for (let round = 0; round < 3; round += 1) {
          const answers = await Promise.all(quantities.map((quantity) => visitor.hold(kind, quantity)));
          for (const { status, text } of answers) expect([200, 404, 409], text).toContain(status);
          expect(await event.taken(kind), kind).toBe(await event.held(kind));
        }
        const both = await Promise.all([visitor.hold(kind), visitor.hold(kind)]);
        expect(
          both.map(({ status }) => status),
          kind,
        ).toEqual([200, 200]);
        expect([await event.taken(kind), await event.held(kind)], kind).toEqual([1, 1]);
      }
    },
  },
  {
    name: 'gives the last one of any kind to one of two registrations, and nothing to a tab that waits and holds at once',
    async run(api) {
      const event = await openEveryKind(api);
      const [one, two] = [await event.visitor(), await event.visitor()];
      for (const kind of kinds) {
        const answers = await Promise.all([one, two, one, two].map((each) => each.hold(kind)));
        expect(answers.filter(({ status }) => status === 200).length, kind).toBe(2);
        expect([await event.taken(kind), await event.held(kind)], kind).toEqual([1, 1]);
        const loser = answers[0]?.status === 200 ? two : one;
        const waiting = await Promise.all([loser.wait(kind), loser.hold(kind), loser.wait(kind)]);
        expect(
          waiting.map(({ status }) => status),
          kind,
        ).toEqual([200, 409, 200]);
        expect(await event.taken(kind), kind).toBe(1);
      }
    },
  },
  {
    name: 'submits once what one tab submits while another changes it',
    async run(api) {
      const event = await openEveryKind(api);
      await event.offer({ stock: 3 });
      const visitor = await event.visitor();
      await holdEvery(visitor);
      await visitor.fill();
      const [submitted, ...changes] = await Promise.all([
        event.submit(visitor.begun),
        ...kinds.map((kind) => visitor.hold(kind, 0)),
      ]);
      // Either the price that was reviewed was still right, or it is refused; nothing in between.
      expect([200, 409]).toContain(submitted?.status);
      for (const { status, text } of changes) expect([200, 404, 409], text).toContain(status);
      const counted = await ofEvery(event.taken);
      expect(await ofEvery(event.held)).toEqual(counted);
      if (submitted?.status === 200) {
        const owed = await ofEvery(visitor.owed);
        expect(owed).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 1_000 * (counted[kind] ?? 0)])));
      }
    },
  },
];
