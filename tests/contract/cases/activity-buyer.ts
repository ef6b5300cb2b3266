import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { type Answer, type Begun, type Fields, key, type TestApi } from '../test-api.ts';
import { publishFresh, testActivities } from './catalogue.ts';

type Sheet = { tickets: Fields[]; buyer: string };

async function beginBuying(api: TestApi): Promise<Begun> {
  const email = `${randomUUID()}@example.org`;
  const values = JSON.stringify({ first_name: 'Ana', last_name: 'Roy', email });
  const version = await api.versionOf('activity_contact');
  const begun = await api.post('generateActivity', { version, values }, key());
  expect(begun.status, begun.text).toBe(200);
  const { registration, token } = begun.body as { registration: { code: string }; token: string };
  return { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
}

function choose(api: TestApi, { code, bearer }: Begun, activity_code: string, quantity: number, more = {}) {
  return api.post('saveActivityInformation', { buyer_code: code, activity_code, quantity, ...more }, bearer);
}

async function saved(api: TestApi, { code, bearer }: Begun): Promise<Answer> {
  const version = await api.versionOf('activity_tickets');
  const fields = { buyer_code: code, form_type: 'activity_tickets', version, values: '{}' };
  return api.post('saveBuyerInformations', fields, bearer);
}

async function send(api: TestApi, who: Begun, more: Fields = {}, once = key()): Promise<Answer> {
  const { versions, quote } = (await api.review(who)).body as { versions: object; quote: { total: number } };
  const fields = {
    buyer_code: who.code,
    versions: JSON.stringify(versions),
    total: quote.total,
    credit: `tok_sandbox_visa_4242_ok_${randomUUID()}`,
    ...more,
  };
  return api.post('submitActivityApplication', fields, { ...who.bearer, ...once });
}

const ticketsOf = async (api: TestApi, { code, bearer }: Begun) =>
  (await api.get(`/api/getMyTickets/${code}`, bearer)).body as unknown as Sheet;

/** Tickets for activities without a registration: the places, the payment and the tickets are those of everybody. */
export const activityBuyerCases: ApiCase[] = [
  {
    name: 'sells an activity to who has no registration: paid for, one mail, a ticket for each person',
    async run(api) {
      const named = await publishFresh(api, testActivities);
      const who = await beginBuying(api);
      expect((await saved(api, who)).body.errors).toHaveProperty('activity');
      const chosen = await choose(api, who, named('dinner'), 2, { amount: 4_500 });
      expect(chosen.body['activities']).toContainEqual(
        expect.objectContaining({ activity_code: named('dinner'), quantity: 2 }),
      );
      expect((await saved(api, who)).status).toBe(200);
      const { quote } = (await api.review(who)).body as { quote: { lines: Fields[] } };
      expect(quote.lines).toMatchObject([{ category: 'activity', amount: 9_000 }]);
      expect((await ticketsOf(api, who)).tickets).toEqual([]);

      const once = key();
      const same = { activity_code: named('dinner'), quantity: 2, amount: 4_500 };
      const first = await send(api, who, same, once);
      expect([first.status, first.body['status']]).toEqual([200, 'confirmed']);
      const { tickets, buyer } = await ticketsOf(api, who);
      expect(buyer).toBe('Ana Roy');
      expect(tickets).toMatchObject([
        {
          number: 1,
          product_code: named('dinner'),
          amount: 4_500,
          holder: 'Ana Roy',
          when: { en: expect.stringContaining('February'), fr: expect.stringContaining('février') },
          symbol: { path: expect.any(String) },
        },
        { number: 2, product_code: named('dinner') },
      ]);
      const mails = (await mailsTo(api, who.email)).filter(({ text }) =>
        text.includes('/apply/activity/tickets'),
      );
      expect(mails).toHaveLength(1);
      const file = await api.post('getTickets', { code: who.code }, who.bearer);
      expect(file.text.slice(0, 5)).toBe('%PDF-');
    },
  },
  {
    name: 'keeps one inventory of an activity for who is registered and who is not: the last place is one’s',
    async run(api) {
      const named = await publishFresh(api, testActivities);
      const [registered, buyer, other] = [await api.begin(), await beginBuying(api), await beginBuying(api)];
      expect((await choose(api, registered, named('dinner'), 1)).status).toBe(200);
      const told = (await api.get(`/api/getActivityInformationByCode/${named('dinner')}`)).body;
      expect(told).toMatchObject({ availability: 'limited', left: 1, amount: 4_500 });
      expect((await choose(api, buyer, named('dinner'), 2)).body.reason).toBe('full');
      const [one, two] = await Promise.all([
        choose(api, buyer, named('dinner'), 1),
        choose(api, other, named('dinner'), 1),
      ]);
      expect([one.status, two.status].sort()).toEqual([200, 409]);
      const gone = (await api.get(`/api/getActivityInformationByCode/${named('dinner')}`)).body;
      expect(gone['availability']).toBe('full');
      // What was shown cost something else by now.
      const price = await choose(api, other, named('walk'), 1, { amount: 100 });
      expect([price.status, price.body.reason]).toEqual([409, 'price']);
    },
  },
  {
    name: 'sells no activity that is for who has registered, and opens nobody’s order to another',
    async run(api) {
      const [dinner, walk] = testActivities.activities;
      const own = { ...testActivities, activities: [dinner, { ...walk, registered_only: 'Y' }] };
      const named = await publishFresh(api, own);
      const [buyer, registered] = [await beginBuying(api), await api.begin()];
      const list = await api.get(`/api/getActivityInformations/${buyer.code}`, buyer.bearer);
      expect((list.body['activities'] as Fields[]).map(({ activity_code }) => activity_code)).toEqual([
        named('dinner'),
      ]);
      expect((await choose(api, buyer, named('walk'), 1)).status).toBe(422);
      expect((await choose(api, registered, named('walk'), 1)).status).toBe(200);
      const { code, bearer } = buyer;
      expect((await choose(api, { ...registered, bearer }, named('dinner'), 1)).status).toBe(404);
      expect((await saved(api, { ...buyer, bearer: registered.bearer })).status).toBe(401);
      expect((await api.get(`/api/getMyTickets/${code}`, registered.bearer)).status).toBe(404);
    },
  },
  {
    name: 'gives no ticket for an order that its buyer has taken back, and frees the places',
    async run(api) {
      const named = await publishFresh(api, testActivities);
      const who = await beginBuying(api);
      expect((await choose(api, who, named('dinner'), 1)).status).toBe(200);
      await saved(api, who);
      expect((await send(api, who)).status).toBe(200);
      const standing = await api.get(`/api/getApplicationStanding/${who.code}`, who.bearer);
      const { back } = (standing.body as { refund: { back: number } }).refund;
      const fields = { code: who.code, expected_refund: back };
      expect((await api.post('withdrawApplication', fields, { ...who.bearer, ...key() })).status).toBe(200);
      expect((await ticketsOf(api, who)).tickets).toEqual([]);
      const left = (await api.get(`/api/getActivityInformationByCode/${named('dinner')}`)).body;
      expect(left).toMatchObject({ left: 2 });
    },
  },
];
