import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { dossier, waitlistEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { publishOfferFlow, submitReviewed } from '../offer-flow.ts';
import type { Answer, TestApi } from '../test-api.ts';

const text = (word: string) => ({ en: word, fr: word });
const refusal = ({ status, body }: Answer) => [status, body.reason, Object.keys(body.errors ?? {})];
const chosenIn = ({ body }: Answer) =>
  (body['chosen'] as { offer: string; quantity: number; amount: number; lapsed: string }[]).map(
    ({ offer, quantity, amount, lapsed }) => [offer, quantity, amount, lapsed],
  );
const waitingIn = ({ body }: Answer) => body['waiting'];

type Offered = Record<string, unknown>;
const table: Offered = { code: 'table', name: text('Table'), amount: 4_500, most: 3, stock: 4 };

/** A flow whose extras are published as they are given, each time. */
async function openFlow(api: TestApi) {
  const flow = await publishOfferFlow(api, {}, { waitlist: 'Y' });
  const publish = async (...offers: readonly Offered[]) => {
    const answer = await api.publish({
      kind: 'offers',
      code: flow.named('extras'),
      label: text('Extras'),
      view: 'cards',
      category: 'merchandise',
      several: 'Y',
      waitlist: 'Y',
      offers: [...offers, { code: 'lunch', name: text('Lunch') }],
    });
    if (answer.status !== 200) throw new Error(answer.text);
  };
  await publish(table);
  return { ...flow, publish };
}

/** What is published while people hold it, have it and wait for it. */
export const changedItemCases: ApiCase[] = [
  {
    name: 'charges what an offer costs by the time it is sent, under its new name, and says that it changed',
    async run(api) {
      const { begin, publish } = await openFlow(api);
      const buyer = await begin();
      await buyer.choose('extras', 'table', 2);
      await buyer.saveAll();
      const before = (await api.review(buyer.who)).body;
      await publish({ ...table, name: text('Round table'), amount: 5_000 });
      expect(chosenIn(await buyer.chosen('extras'))).toEqual([['table', 2, 5_000, 'N']]);
      expect(refusal(await submitReviewed(api, buyer.who, before))[0]).toBe(409);
      const { quote } = (await api.review(buyer.who)).body as { quote: { lines: { amount: number }[] } };
      expect(quote.lines.map(({ amount }) => amount)).toContain(10_000);
      expect((await buyer.send()).status).toBe(200);
    },
  },
  {
    name: 'leaves everybody what they hold of an offer that is made smaller than that, and gives out no more',
    async run(api) {
      const { begin, publish } = await openFlow(api);
      const [first, second, third] = [await begin(), await begin(), await begin()];
      await first.choose('extras', 'table', 3);
      await second.choose('extras', 'table', 1);
      await publish({ ...table, stock: 2 });
      expect(refusal(await third.choose('extras', 'table'))).toEqual([409, 'full', ['offer']]);
      expect(refusal(await second.choose('extras', 'table', 2))).toEqual([409, 'full', ['offer']]);
      // Less is no more than they have.
      expect((await first.choose('extras', 'table', 2)).status).toBe(200);
      expect((await first.send()).status).toBe(200);
      expect((await second.send()).status).toBe(200);
      expect(refusal(await third.choose('extras', 'table'))).toEqual([409, 'full', ['offer']]);
    },
  },
  {
    name: 'neither sells nor charges an offer that was removed while it was held, and lets it be given back',
    async run(api) {
      const { begin, publish } = await openFlow(api);
      const [first, second] = [await begin(), await begin()];
      for (const each of [first, second]) await each.choose('extras', 'table', 2);
      await publish();
      expect(chosenIn(await first.chosen('extras'))).toEqual([]);
      expect(refusal(await first.choose('extras', 'table'))).toEqual([422, undefined, ['offer']]);
      expect((await first.choose('extras', 'table', 0)).status).toBe(200);
      expect((await first.send()).status).toBe(200);
      expect((await second.send()).status).toBe(200);
      await publish(table);
      // Whoever sent without it has none of it.
      expect(chosenIn(await second.chosen('extras'))).toEqual([]);
      const third = await begin();
      expect((await third.choose('extras', 'table', 3)).status).toBe(200);
    },
  },
  {
    name: 'keeps who waits for an offer that is removed in their position, and offers it once it is back',
    async run(api) {
      const { begin, publish } = await openFlow(api);
      const [holder, waiting] = [await begin(), await begin()];
      await publish({ ...table, stock: 1 });
      await holder.choose('extras', 'table');
      expect(waitingIn(await waiting.wait('extras', 'table'))).toMatchObject([{ position: 1 }]);
      await publish();
      await holder.choose('extras', 'table', 0);
      expect(waitingIn(await waiting.chosen('extras'))).toMatchObject([{ state: 'waiting' }]);
      await publish({ ...table, stock: 1 });
      await vi.waitFor(
        async () => expect(waitingIn(await waiting.chosen('extras'))).toMatchObject([{ state: 'offered' }]),
        { timeout: 20_000 },
      );
    },
  },
  {
    name: 'gives an offer that is accepted at the moment it expires to one person only',
    async run(api) {
      const { begin, publish } = await openFlow(api);
      const [holder, first, second] = [await begin(), await begin(), await begin()];
      await publish({ ...table, stock: 1 });
      await holder.choose('extras', 'table');
      for (const each of [first, second]) await each.wait('extras', 'table');
      await holder.choose('extras', 'table', 0);
      const isOffered = async () =>
        expect(waitingIn(await first.chosen('extras'))).toMatchObject([{ state: 'offered' }]);
      await vi.waitFor(isOffered, { timeout: 20_000 });
      const [row] = await api.database.db.select().from(dossier).where(eq(dossier.code, first.who.code));
      await api.database.db
        .update(waitlistEntry)
        .set({ offeredUntil: new Date() })
        .where(and(eq(waitlistEntry.dossierId, row?.id ?? ''), eq(waitlistEntry.state, 'offered')));
      const [accepted] = await Promise.all([
        first.choose('extras', 'table'),
        publish({ ...table, stock: 1, description: text('Round') }),
      ]);
      const stranger = await begin();
      expect(refusal(await stranger.choose('extras', 'table'))).toEqual([409, 'full', ['offer']]);
      if (accepted.status === 200)
        expect(waitingIn(await second.chosen('extras'))).toMatchObject([{ position: 1 }]);
      else expect(refusal(accepted)).toEqual([409, 'full', ['offer']]);
    },
  },
  {
    name: 'tells an organizer whom it affects when an offer is at another time or place, or is removed',
    async run(api) {
      const { begin, publish, named } = await openFlow(api);
      const days = (await api.get('/api/getEventDays')).body as unknown as { code: string }[];
      const timed = { ...table, day: days[0]?.code, start: '09:00', end: '10:00', where: text('Hall') };
      await publish(timed);
      await (await begin()).choose('extras', 'table');
      const asked = async (offer: Offered | undefined) => {
        const offers = [...(offer ? [offer] : []), { code: 'lunch', name: text('Lunch') }];
        const document = {
          kind: 'offers',
          code: named('extras'),
          label: text('Extras'),
          view: 'cards',
          category: 'merchandise',
          offers,
        };
        const { status, text: said } = await api.publish(
          undefined,
          JSON.stringify({ event: 'teachers', document, force: 'Y' }),
        );
        return [status, said];
      };
      const says = (problem: string) => [409, expect.stringContaining(problem)];
      expect(await asked({ ...timed, start: '09:30' })).toEqual(
        says('The offer \\"Table\\" is at another time.'),
      );
      expect(await asked({ ...timed, where: text('Loft') })).toEqual(
        says('The offer \\"Table\\" is in another place.'),
      );
      expect(await asked(undefined)).toEqual(says('The offer \\"Table\\" is removed.'));
    },
  },
];
