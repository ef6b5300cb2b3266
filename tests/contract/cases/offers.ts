import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, hold } from '#server/database/schema.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import type { ApiCase } from '../api-case.ts';
import { publishOfferFlow, submitReviewed } from '../offer-flow.ts';
import type { Answer, TestApi } from '../test-api.ts';

const refusal = ({ status, body }: Answer) => [status, body.reason, Object.keys(body.errors ?? {})];
const codesOf = ({ body }: Answer) =>
  (body['chosen'] as { offer: string; quantity: number }[]).map(
    ({ offer, quantity }) => `${offer} ${quantity}`,
  );

/** Ends what somebody holds, as its time does. */
async function lapse(api: TestApi, code: string): Promise<void> {
  const [row] = await api.database.db.select().from(dossier).where(eq(dossier.code, code));
  if (!row) throw new Error(`there is no dossier ${code}`);
  await api.database.db
    .update(hold)
    .set({ heldUntil: new Date(Date.now() - 1_000) })
    .where(and(eq(hold.dossierId, row.id), eq(hold.kind, 'choice')));
  await releaseExpiredHolds(api.database.db);
}

/** What is chosen in any flow: booths, extras, levels. */
export const offersCases: ApiCase[] = [
  {
    name: 'offers what there is with its price, and what is left of it, and nothing that is not there',
    async run(api) {
      const { named } = await publishOfferFlow(api);
      const { status, body } = await api.get(`/api/getOffers/${named('booths')}`);
      expect([status, body['several'], body['offers']]).toMatchObject([
        200,
        'N',
        [
          { code: 'A1', amount: 42_000, most: 1, availability: 'limited', left: 1 },
          { code: 'A2', amount: 68_000 },
          { code: 'A3', taken_by: 'Salal', availability: 'full', left: 0 },
        ],
      ]);
      const extras = (await api.get(`/api/getOffers/${named('extras')}`)).body['offers'];
      expect(extras).toMatchObject([{ left: 4 }, { code: 'lunch', amount: 0, availability: 'open' }]);
      expect((await api.get('/api/getOffers/nothing')).status).toBe(404);
      const teachers = (await api.get('/api/getOffers/sponsor-levels')).body['offers'];
      expect(teachers).toMatchObject([{ code: 'bronze', minimum: 50_000 }, {}, {}, { code: 'platinum' }]);
    },
  },
  {
    name: 'holds a booth for who chose it, one in place of the other, and gives it back',
    async run(api) {
      const { begin } = await publishOfferFlow(api);
      const [mine, theirs] = [await begin(), await begin()];
      const taken = await mine.choose('booths', 'A1');
      expect([codesOf(taken), taken.body['held_until']]).toEqual([['A1 1'], expect.any(String)]);
      expect(refusal(await theirs.choose('booths', 'A1'))).toEqual([409, 'full', ['offer']]);
      expect(refusal(await theirs.choose('booths', 'A3'))).toEqual([409, 'full', ['offer']]);
      await theirs.choose('booths', 'A2');
      // What one has is kept where another is not to be had.
      expect((await mine.choose('booths', 'A2')).status).toBe(409);
      expect(codesOf(await mine.chosen('booths'))).toEqual(['A1 1']);
      expect(codesOf(await theirs.choose('booths', 'A2', 0))).toEqual([]);
      expect(codesOf(await mine.choose('booths', 'A2'))).toEqual(['A2 1']);
      expect(codesOf(await theirs.choose('booths', 'A1'))).toEqual(['A1 1']);
      const foreign = await api.get(`/api/getChoices/${mine.who.code}/booths`, theirs.who.bearer);
      expect(foreign.status).toBe(404);
    },
  },
  {
    name: 'lets several extras be chosen, no more than one may have and than there are',
    async run(api) {
      const { begin, named } = await publishOfferFlow(api);
      const [mine, theirs] = [await begin(), await begin()];
      await mine.choose('extras', 'lunch');
      expect(codesOf(await mine.choose('extras', 'table', 3))).toEqual(['table 3', 'lunch 1']);
      expect(refusal(await mine.choose('extras', 'table', 4))).toEqual([422, undefined, ['quantity']]);
      expect(refusal(await theirs.choose('extras', 'table', 2))).toEqual([409, 'full', ['offer']]);
      expect(codesOf(await theirs.choose('extras', 'table', 1))).toEqual(['table 1']);
      expect(refusal(await mine.choose('extras', 'chair'))).toEqual([422, undefined, ['offer']]);
      const volunteer = await publishOfferFlow(api);
      const other = (await volunteer.begin()).who;
      const foreign = { code: other.code, offers: named('booths'), offer: 'A1', quantity: 1 };
      expect(refusal(await api.post('chooseOffer', foreign, other.bearer))).toEqual([
        422,
        undefined,
        ['offers'],
      ]);
    },
  },
  {
    name: 'takes a contribution within the range of its level, and none a cent outside of it',
    async run(api) {
      const { begin } = await publishOfferFlow(api);
      const who = await begin();
      const given = async (amount: number) => who.choose('levels', 'seed', 1, { amount });
      for (const amount of [49_999, 149_901, 0]) {
        const refused = await given(amount);
        expect([amount, refused.status, refused.body.errors]).toEqual([
          amount,
          422,
          { amount: ['The contribution must be between $ 500.00 and $ 1,499.00.'] },
        ]);
      }
      expect((await who.choose('levels', 'seed')).body['chosen']).toMatchObject([{ amount: 50_000 }]);
      for (const amount of [50_000, 149_900]) {
        expect((await given(amount)).body['chosen']).toMatchObject([{ amount }]);
      }
      expect(refusal(await who.choose('levels', 'canopy'))).toEqual([409, 'full', ['offer']]);
      expect(refusal(await who.choose('booths', 'A1', 1, { amount: 1 }))).toEqual([
        422,
        undefined,
        ['amount'],
      ]);
    },
  },
  {
    name: 'charges what was chosen by the server’s prices, and what is sent of it changes nothing',
    async run(api) {
      const { begin, named } = await publishOfferFlow(api);
      const { who, choose, send, chosen } = await begin();
      await choose('booths', 'A1');
      await choose('extras', 'table', 2);
      await choose('levels', 'seed', 1, { amount: 60_000 });
      const forged = [{ offer: 'A2', quantity: 1, amount: 1, minimum: 1, maximum: 2 }];
      const saved = await api.save(who, named('booths'), { booths: forged });
      expect(saved.body['values']).toEqual({ booths: [{ offer: 'A1', quantity: 1 }] });
      const { quote, booked } = (await api.review(who)).body as { quote: object; booked: object[] };
      expect(quote).toMatchObject({ subtotal: 111_000, total: 116_550 });
      expect(booked).toMatchObject([{ kind: 'choice', name: { en: 'Booth A1' } }, {}, {}]);
      const sent = await send();
      expect([sent.status, sent.body['status']]).toEqual([200, 'confirmed']);
      expect((await chosen('booths')).body).not.toHaveProperty('held_until');
      expect(refusal(await choose('booths', 'A2'))).toEqual([409, 'already_registered', expect.any(Array)]);
    },
  },
  {
    name: 'says which booth is gone where it was taken while all was reviewed, and takes another',
    async run(api) {
      const { begin, named } = await publishOfferFlow(api);
      const [mine, theirs] = [await begin(), await begin()];
      await mine.choose('booths', 'A1');
      await api.save(mine.who, named('booths'), {});
      const reviewed = (await api.review(mine.who)).body;
      await lapse(api, mine.who.code);
      expect((await mine.chosen('booths')).body['chosen']).toMatchObject([{ offer: 'A1', lapsed: 'Y' }]);
      expect((await theirs.choose('booths', 'A1')).status).toBe(200);
      const refused = await submitReviewed(api, mine.who, reviewed);
      expect([refused.status, refused.body.reason, refused.body.errors]).toEqual([
        409,
        'full',
        { [`${named('booths')}.booths`]: ['Booth A1 is no longer available.'] },
      ]);
      await mine.choose('booths', 'A2');
      expect(codesOf(await mine.chosen('booths'))).toEqual(['A2 1']);
      expect((await mine.send()).status).toBe(200);
    },
  },
];
