import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind } from '../every-kind.ts';
import { kinds } from '../every-kind-documents.ts';
import { cardToken } from '../paid-event.ts';

const named = expect.stringContaining('Thing');
const timed = kinds.filter((kind) => kind !== 'product' && kind !== 'ticket');

/** What items of every kind are published as while they are held. */
export const heldTermsCases: ApiCase[] = [
  {
    name: 'charges held items of every kind at their present price, and says in the review which have changed',
    async run(api) {
      const event = await openEveryKind(api);
      const visitor = await event.visitor();
      await holdEvery(visitor);
      await visitor.fill();
      expect(await visitor.notes()).toEqual({});
      await event.offer({ amount: 1_500 });
      expect(await ofEvery(visitor.owed)).toEqual(forEvery(1_500));
      const repriced = { note: 'repriced', name: { en: named }, amount: 1_500, earlier: 1_000 };
      expect(await visitor.notes()).toMatchObject(forEvery(repriced));
      expect((await visitor.submit()).status).toBe(200);
      expect(await visitor.notes()).toEqual({});
    },
  },
  {
    name: 'uses the present name of items of every kind, held and bought',
    async run(api) {
      const event = await openEveryKind(api);
      const visitor = await event.visitor();
      await holdEvery(visitor);
      await event.offer({ name: 'Renamed' });
      const nameOf = async (kind: (typeof kinds)[number]) =>
        JSON.stringify((await visitor.booked(kind))?.name);
      expect(await ofEvery(nameOf)).toEqual(forEvery(expect.stringContaining('Renamed')));
      expect((await visitor.submit()).status).toBe(200);
      await event.offer({ name: 'Another' });
      expect(await ofEvery(nameOf)).toEqual(forEvery(expect.stringContaining('Another')));
    },
  },
  {
    name: 'neither sells nor charges items of any kind that are removed while they are held, and names them',
    async run(api) {
      const event = await openEveryKind(api);
      const visitor = await event.visitor();
      await holdEvery(visitor);
      await visitor.fill();
      await event.offer(undefined);
      expect(await ofEvery(visitor.owed)).toEqual(forEvery(0));
      expect(await visitor.notes()).toMatchObject(forEvery({ note: 'removed', name: { en: named } }));
      expect((await visitor.submit()).status).toBe(200);
      expect(await ofEvery(visitor.booked)).toEqual(forEvery(undefined));
      expect(await ofEvery(event.taken)).toEqual(forEvery(0));
      expect(await ofEvery(event.held)).toEqual(forEvery(0));
    },
  },
  {
    name: 'neither sells nor charges items of any kind to those they are no longer for, and names them',
    async run(api) {
      const event = await openEveryKind(api);
      const visitor = await event.visitor();
      await holdEvery(visitor);
      await visitor.fill();
      await event.offer({ track: 'second' });
      expect(await ofEvery(visitor.owed)).toEqual(forEvery(0));
      expect(await visitor.notes()).toMatchObject(forEvery({ note: 'not_for_you', name: { en: named } }));
      const stranger = await event.visitor();
      expect(await ofEvery(async (kind) => (await stranger.hold(kind)).status)).toEqual(forEvery(422));
      expect((await visitor.submit()).status).toBe(200);
      expect(await ofEvery(visitor.booked)).toEqual(forEvery(undefined));
      expect(await ofEvery(event.taken)).toEqual(forEvery(0));
      expect(await ofEvery(event.held)).toEqual(forEvery(0));
    },
  },
  {
    name: 'names free items of any kind that were removed or made for others after the review, and submits without them only once they were shown',
    async run(api) {
      const event = await openEveryKind(api);
      await event.offer({ amount: 0 });
      for (const lost of [undefined, { track: 'second' as const }]) {
        const visitor = await event.visitor();
        await holdEvery(visitor);
        await visitor.fill();
        const shown = async () =>
          (((await visitor.review())['item_notes'] ?? []) as { kind: string; item: string }[])
            .map(({ kind, item }) => `${kind}/${item}`)
            .join(',');
        const reviewed = await shown();
        await event.offer(lost);
        const submit = (released: string) =>
          event.submit(visitor.begun, { credit: cardToken('ok'), released });
        const refused = await submit(reviewed);
        expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
        expect(refused.text.match(/Thing/g)).toHaveLength(kinds.length);
        expect(await ofEvery(event.held)).toEqual(forEvery(1));
        expect((await submit(await shown())).status).toBe(200);
        expect(await ofEvery(event.held)).toEqual(forEvery(0));
        await event.offer({ track: 'main', amount: 0 });
      }
    },
  },
  {
    name: 'lets items of any kind be released that are removed or made for others while they are held',
    async run(api) {
      const event = await openEveryKind(api);
      for (const lost of [undefined, { track: 'second' as const }]) {
        const visitor = await event.visitor();
        await holdEvery(visitor);
        await visitor.fill();
        await event.offer(lost);
        expect(await ofEvery(async (kind) => (await visitor.hold(kind, 0)).status)).toEqual(forEvery(200));
        expect([await ofEvery(event.held), await ofEvery(event.taken)]).toEqual([forEvery(0), forEvery(0)]);
        await event.offer({ track: 'main' });
      }
    },
  },
  {
    name: 'charges nothing for items of any kind once the member type that they are for has changed',
    async run(api) {
      const event = await openEveryKind(api);
      const visitor = await event.visitor();
      const offers = kinds.filter((kind) => kind !== 'session');
      await visitor.fill();
      await event.offer({ membershipType: 'retiree' }, offers);
      await holdEvery(visitor, offers);
      expect(await ofEvery(visitor.owed, offers)).toEqual(forEvery(1_000, offers));
      await visitor.fill({ decline: true });
      expect(await ofEvery(visitor.owed, offers)).toEqual(forEvery(0, offers));
      expect(await visitor.notes()).toMatchObject(forEvery({ note: 'not_for_you' }, offers));
      expect((await event.submit(visitor.begun)).status).toBe(200);
      expect(await ofEvery(visitor.booked, offers)).toEqual(forEvery(undefined, offers));
      expect(await ofEvery(event.held, offers)).toEqual(forEvery(0, offers));
    },
  },
  {
    name: 'leaves everyone their items of every kind whose stock is made smaller than what is held and sold',
    async run(api) {
      const event = await openEveryKind(api);
      await event.offer({ stock: 2 });
      const [buyer, holder, late] = [await event.visitor(), await event.visitor(), await event.visitor()];
      await holdEvery(buyer);
      await holdEvery(holder);
      expect((await buyer.submit()).status).toBe(200);
      await event.offer({ stock: 0 });
      expect(await ofEvery(async (kind) => (await late.hold(kind)).body.reason)).toEqual(forEvery('full'));
      expect((await holder.submit()).status).toBe(200);
      expect(await ofEvery(event.taken)).toEqual(forEvery(2));
      expect(await ofEvery(event.held)).toEqual(forEvery(2));
      expect(await ofEvery(buyer.booked)).toEqual(forEvery(expect.objectContaining({})));
    },
  },
  {
    name: 'asks before the payment about items of every kind that are moved to the time of another',
    async run(api) {
      const event = await openEveryKind(api);
      const visitor = await event.visitor();
      await holdEvery(visitor, timed);
      expect((await visitor.holdOther()).status).toBe(200);
      await visitor.fill();
      for (const kind of timed) {
        await event.offer({ at: 'clash' }, [kind]);
        const steps = (await visitor.review())['steps'] as { errors: object }[];
        // Of sessions, the form counts the conflicts.
        const said = kind === 'session' ? 'conflict' : 'Thing';
        expect(JSON.stringify(steps.map(({ errors }) => errors)), kind).toContain(said);
        const refused = await event.submit(visitor.begun);
        expect([refused.status, refused.text], kind).toEqual([422, expect.stringContaining(said)]);
        await event.offer({ at: 'own' }, [kind]);
      }
      expect((await visitor.submit()).status).toBe(200);
    },
  },
];
