import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, mailAttachment } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { type Begun, key, type TestApi } from '../test-api.ts';

type Told = {
  google_wallet?: string;
  code: string;
  number: number;
  holder?: string;
  product_code: string;
  amount: number;
};

async function openSale(api: TestApi) {
  const event = await openPaidEvent(api);
  await event.sellTickets();
  return event;
}

async function ticketsOf(event: PaidEvent, { code, bearer }: Begun): Promise<Omit<Told, 'google_wallet'>[]> {
  const answer = await event.get(`/api/getMyTickets/${code}`, { code, email: '', bearer });
  expect(answer.status, answer.text).toBe(200);
  // The address of a pass says when it was signed, which is another each time.
  return (answer.body as { tickets: Told[] }).tickets.map(({ google_wallet: _signed, ...told }) => told);
}

/** One ticket a person: issued with the order, told to who holds it, as a file too. */
export const ticketCases: ApiCase[] = [
  {
    name: 'issues a ticket for each person with a code of its own, once, however often a submission is repeated',
    async run(api) {
      const event = await openSale(api);
      const mine = await event.begin();
      await event.buyTickets(mine, 3);
      const poster = { product_code: 'poster', variant_code: 'one', qty: 2 };
      await event.post('purchaseProduct', { code: mine.code, ...poster }, mine.bearer);
      await event.fill(mine);
      // Held, and not bought yet.
      expect(await ticketsOf(event, mine)).toEqual([]);
      const [once, given] = [key(), { credit: cardToken('ok') }];
      const reviewed = (await event.review(mine)).body;
      const fields = {
        versions: JSON.stringify(reviewed.versions),
        total: (reviewed.quote as { total: number }).total,
        ...given,
      };
      expect((await event.submit(mine, fields, once)).status).toBe(200);
      const tickets = await ticketsOf(event, mine);
      expect(tickets).toMatchObject([
        { number: 1, product_code: 'evening', amount: 2_400, holder: 'Zoé Tremblay', symbol: { size: 21 } },
        { number: 2, product_code: 'evening', amount: 2_400 },
        { number: 3, product_code: 'evening', amount: 2_400 },
      ]);
      expect(tickets.filter(({ holder }) => holder !== undefined)).toHaveLength(1);
      expect(new Set(tickets.map(({ code }) => code)).size).toBe(3);
      expect(tickets.filter(({ code }) => !/^[2-9B-Z]{4}(-[2-9B-Z]{4}){2}$/.test(code))).toEqual([]);

      expect((await event.submit(mine, fields, once)).status).toBe(200);
      expect(await ticketsOf(event, mine)).toEqual(tickets);
    },
  },
  {
    name: 'tells of tickets to who holds them, and to nobody else',
    async run(api) {
      const event = await openSale(api);
      const [mine, other] = [await event.begin(), await event.begin()];
      await event.buyTickets(mine, 1);
      await event.fill(mine);
      await event.submit(mine);
      const sheet = await event.get(`/api/getMyTickets/${mine.code}`, mine);
      expect(sheet.body).toMatchObject({ buyer: 'Zoé Tremblay', email: mine.email, paid: 29_520 });
      expect(sheet.body.notes).toHaveLength(1);
      expect(sheet.headers['cache-control']).toBe('no-store');
      const url = `/api/getMyTickets/${mine.code}`;
      expect((await event.get(url, other)).status).toBe(404);
      expect((await event.get(url, { ...mine, bearer: {} })).status).toBe(401);
      expect((await event.get('/api/getMyTickets/R7KM-42QD', mine)).status).toBe(404);
    },
  },
  {
    name: 'gives who bought before the shop said what admits their tickets when they ask',
    async run(api) {
      const event = await openPaidEvent(api);
      const mine = await event.begin();
      const shirts = { product_code: 'shirt', variant_code: 'm', qty: 2 };
      await event.post('purchaseProduct', { code: mine.code, ...shirts }, mine.bearer);
      await event.fill(mine);
      await event.submit(mine);
      expect(await ticketsOf(event, mine)).toEqual([]);
      await event.publish({
        kind: 'products',
        code: 'products',
        products: [
          {
            code: 'shirt',
            name: 'T-shirt',
            amount: 2_800,
            admits: 'Y',
            variants: [{ code: 'm', name: 'M' }],
          },
        ],
      });
      // Two devices of one holder at once.
      const [one, two] = await Promise.all([ticketsOf(event, mine), ticketsOf(event, mine)]);
      expect(one).toHaveLength(2);
      expect(two).toEqual(one);
    },
  },
  {
    name: 'gives no ticket for an order that is over',
    async run(api) {
      const event = await openSale(api);
      const mine = await event.begin();
      await event.buyTickets(mine, 1);
      await event.fill(mine);
      await event.submit(mine);
      await api.database.db.update(dossier).set({ status: 'Cancelled' }).where(eq(dossier.code, mine.code));
      expect(await ticketsOf(event, mine)).toEqual([]);
      expect((await event.post('getTickets', { code: mine.code }, mine.bearer)).status).toBe(404);
    },
  },
  {
    name: 'gives tickets to who bought them, by mail and to be saved, and to nobody else',
    async run(api) {
      const event = await openSale(api);
      const [mine, other] = [await event.begin(), await event.begin()];
      const asked = { code: mine.code, locale: 'fr' };
      await event.buyTickets(mine, 2);
      // Held, and not bought yet.
      expect((await event.post('getTickets', asked, mine.bearer)).status).toBe(404);
      await event.fill(mine);
      expect((await event.submit(mine)).status).toBe(200);

      const tickets = await event.post('getTickets', asked, mine.bearer);
      expect(tickets.status, tickets.text.slice(0, 200)).toBe(200);
      expect(tickets.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining(`attachment; filename="billets-${mine.code}.pdf"`),
      });
      expect(tickets.text.slice(0, 5)).toBe('%PDF-');
      const [mail] = await mailsTo(api, mine.email);
      expect(mail?.text).toContain(`/registration/tickets?code=${mine.code}&email=`);
      const files = await api.database.db
        .select({ name: mailAttachment.name })
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(mail?.id)));
      expect(files.map(({ name }) => name)).toContain(`tickets-${mine.code}.pdf`);

      expect((await event.post('getTickets', asked, other.bearer)).status).toBe(404);
      expect((await event.post('getTickets', { code: other.code }, other.bearer)).status).toBe(404);
      expect((await event.post('getTickets', asked)).status).toBe(401);
    },
  },
];
