import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { releaseExpired } from '#server/waitlist/release-expired.ts';
import { policy } from '#tests/contract/change-event.ts';
import { type GroupEvent, openGroupEvent } from '#tests/contract/group-event.ts';
import { cardToken, retiree } from '#tests/contract/paid-event.ts';
import { documents, feesDocument } from '#tests/contract/paid-event-documents.ts';
import { type Begun, type Fields, key } from '#tests/contract/test-api.ts';
import { openRaces } from './open-races.ts';
import { numbersOf } from './seeded-numbers.ts';

const races = await openRaces('random flows');
afterAll(() => races.close());

/** Another seed is another crowd; a failure names the one that it was found with. */
const SEED = Number(process.env['RANDOM_FLOWS_SEED'] ?? 20_261_126);
const PEOPLE = 150;
const AT_ONCE = 8;
const SEATS = 12;
const SHIRTS = 45;
/** Days over which offers of seats expire once everybody is done. */
const DAYS = 4;
/** Tax that must be rounded by line, and one on memberships too. */
const TAXES = [
  ['gst', 5, ['conference', 'registration', 'workshop', 'activity', 'merchandise']],
  ['qst', 9.975, ['conference', 'membership', 'merchandise']],
] as const;

const seat = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };

describe.skipIf(!races.ok)('people who do as they please, on PostgreSQL', () => {
  if (!races.ok) return;
  const { database, api } = races;

  /** Publishes an event with two taxes, few seats and few shirts. */
  async function openEvent(): Promise<GroupEvent> {
    const event = await openGroupEvent(api, { pay: 'ready', discounts: [{ from: 3, percent: 10 }] });
    const both = (text: string) => ({ en: text, fr: text });
    const taxes = TAXES.map(([code, percent, categories]) => ({
      code,
      label: both(code),
      percent,
      categories,
    }));
    await event.publish({ ...feesDocument, taxes });
    await event.publish(policy([{ keeps: 2_500 }]));
    for (const document of documents as Record<string, unknown>[]) {
      if (document['kind'] === 'schedule')
        await event.publish(withIn(document, 'sessions', { capacity: SEATS }));
      if (document['kind'] === 'products') {
        const [product] = document['products'] as { variants: object[] }[];
        const variants = product?.variants.map((variant) => ({ ...variant, stock: SHIRTS }));
        await event.publish(withIn(document, 'products', { variants }));
      }
    }
    return event;
  }

  const withIn = (document: Record<string, unknown>, list: string, change: object) => ({
    ...document,
    [list]: (document[list] as object[]).map((each) => ({ ...each, ...change })),
  });

  /** Those who have submitted, and may have an offer by and by. */
  const waiting: Begun[] = [];

  /** Takes up the seat that is offered to somebody, declines it, or lets it pass. */
  async function answerOffer(event: GroupEvent, begun: Begun, chance: number): Promise<void> {
    const { offered = [] } = (await event.review(begun)).body as { offered?: unknown[] };
    if (offered.length === 0 || chance > 0.7) return;
    const { code, bearer } = begun;
    if (chance > 0.4) {
      const fields = { registration_code: code, session_code: seat.session_code, leave: 'Y' };
      expect((await event.post('joinWorkshopWaitlist', fields, bearer)).status).toBe(200);
      return;
    }
    const sessions = seat.session_code;
    const { body } = await event.post('previewChange', { code, sessions }, bearer);
    const difference = Number(body['difference']);
    const fields = {
      code,
      option: 'change',
      sessions,
      expected_difference: difference,
      credit: cardToken('ok'),
    };
    const taken = await event.post('changeRegistration', fields, { ...bearer, ...key() });
    expect(taken.status, taken.text).toBe(200);
  }

  /** One person's way through; what was refused with reason is not a fault. */
  async function person(event: GroupEvent, random: () => number): Promise<void> {
    const chance = (of: number) => random() < of;
    const refusals = new Set([402, 409, 422]);
    const ask = async (call: string, fields: Fields, headers = {}) => {
      const answer = await event.post(call, fields, headers);
      expect(
        answer.status === 200 || refusals.has(answer.status),
        `${call}: ${answer.status} ${answer.text}`,
      ).toBe(true);
      return answer;
    };
    /** Joins the waitlist of the session, or leaves it, which declines what is offered. */
    const wait = (begun: Begun, leave = 'N') => {
      const fields = { registration_code: begun.code, session_code: seat.session_code, leave };
      return ask('joinWorkshopWaitlist', fields, begun.bearer);
    };
    const choose = async (begun: Begun) => {
      if (chance(0.4)) {
        const registration_code = begun.code;
        const seated = await ask('handle-workshop-cart', { registration_code, ...seat }, begun.bearer);
        if (seated.status === 409 && chance(0.6)) await wait(begun);
      }
      if (chance(0.4)) {
        const qty = 1 + Math.floor(random() * 3);
        const shirts = { code: begun.code, product_code: 'shirt', variant_code: 'm', qty };
        await ask('purchaseProduct', shirts, begun.bearer);
      }
      if (chance(0.3)) await event.applyCode(begun, chance(0.5) ? 'TENOFF' : 'NOSUCH');
    };
    const giveUp = async (begun: Begun) => {
      const { body } = await event.get(`/api/getCancellation/${begun.code}`, begun);
      const expected_refund = (body['refund'] as { back: number } | undefined)?.back ?? 0;
      const fields = { code: begun.code, option: 'cancel', reason: 'illness', expected_refund };
      await ask('changeRegistration', fields, { ...begun.bearer, ...key() });
    };
    const change = async (begun: Begun) => {
      const sessions = chance(0.5) ? '' : 'clay-1';
      const preview = await ask('previewChange', { code: begun.code, sessions }, begun.bearer);
      if (preview.status !== 200) return;
      const difference = Number(preview.body['difference']);
      const fields = { code: begun.code, option: 'change', sessions, expected_difference: difference };
      const paid = difference > 0 ? { credit: cardToken('ok') } : {};
      await ask('changeRegistration', { ...fields, ...paid }, { ...begun.bearer, ...key() });
    };

    if (chance(0.04)) {
      const group = await event.startGroup();
      const members: Begun[] = [];
      for (let at = 0; at < 2 + Math.floor(random() * 3); at += 1) {
        const member = await event.member(group);
        await choose(member);
        if ((await event.submit(member, {})).body['status'] === 'ready') members.push(member);
      }
      const { body } = await event.payInformation(group);
      await event.pay(group, (body['quote'] as { total: number } | undefined)?.total ?? 0);
      for (const member of members) if (chance(0.4)) await giveUp(member);
      return;
    }
    const begun = await event.begin();
    await choose(begun);
    await event.fill(begun, chance(0.5) ? retiree : { decline: true });
    if (chance(0.15)) return;
    if (chance(0.1)) await event.submit(begun, { credit: cardToken('declined') });
    const sent = await event.submit(begun);
    if (sent.status !== 200) return;
    // Taking up an offered seat is a change, too.
    if (chance(0.3)) await change(begun);
    if (chance(0.1)) await wait(begun);
    if (chance(0.1)) await wait(begun, 'Y');
    if (chance(0.25)) await giveUp(begun);
    else waiting.push(begun);
  }

  it(`leave seats, money, receipts and mail in order: seed ${SEED}`, async () => {
    const event = await openEvent();
    const random = numbersOf(SEED);
    let left = PEOPLE;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left > 0) {
          left -= 1;
          await person(event, numbersOf(Math.floor(random() * 2 ** 31)));
        }
      }),
    );
    const found = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows;
    const { code } = event;

    // Seats and pieces: no more than there are, and the counters equal the holds.
    expect(
      await found(sql`select item, sum(quantity)::int as taken from hold where event_code = ${code} and state <> 'lapsed'
        group by item having (item = 'clay-1' and sum(quantity) > ${SEATS}) or (item like 'shirt%' and sum(quantity) > ${SHIRTS})`),
    ).toEqual([]);
    expect(
      await found(sql`select i.item, i.taken, coalesce(sum(h.quantity), 0)::int as held from inventory i
        left join hold h on h.event_code = i.event_code and h.kind = i.kind and h.item = i.item and h.state <> 'lapsed'
        where i.event_code = ${code} group by i.item, i.taken having i.taken <> coalesce(sum(h.quantity), 0)`),
    ).toEqual([]);
    expect(
      await found(sql`select d.code from dossier d left join hold h on h.dossier_id = d.id and h.kind = 'event'
        and h.state = 'reserved' where d.event_code = ${code} and d.flow = 'registration' and d.status = 'Submitted'
        group by d.code having count(h.id) <> 1`),
    ).toEqual([]);
    expect(
      await found(sql`select d.code from dossier d join hold h on h.dossier_id = d.id
        where d.event_code = ${code} and d.status = 'Cancelled'`),
    ).toEqual([]);

    // Waitlists, now and while offers that nobody takes up expire: who waits neither has a seat nor waits twice, who is
    // cancelled does not wait, and an offer passes nobody who came before and could have it.
    let now = new Date();
    const services = { ...api.portal.paying, link: () => 'http://localhost/' };
    for (let day = 0; day < DAYS; day += 1) {
      await releaseExpired(services, now);
      for (const begun of waiting) await answerOffer(event, begun, random());
      await releaseExpired(services, now);
      expect(
        await found(sql`select w.id from waitlist_entry w join hold h on h.dossier_id = w.dossier_id
          and h.kind = w.kind and h.item = w.item and h.state <> 'lapsed'
          where w.event_code = ${code} and w.state = 'waiting'`),
      ).toEqual([]);
      expect(
        await found(sql`select w.dossier_id from waitlist_entry w join dossier d on d.id = w.dossier_id
          where w.event_code = ${code} and w.state in ('waiting', 'offered')
          group by w.dossier_id, w.item having count(*) > 1 or min(d.status) = 'Cancelled'`),
      ).toEqual([]);
      expect(
        await found(sql`select o.place, w.place as passed from waitlist_entry o join waitlist_entry w
          on w.event_code = o.event_code and w.item = o.item and w.place < o.place and w.state = 'waiting'
          where o.event_code = ${code} and o.state = 'offered'`),
      ).toEqual([]);
      expect(
        await found(sql`select h.item from hold h where h.event_code = ${code} and h.item = 'clay-1' and h.state <> 'lapsed'
          group by h.item having sum(h.quantity) > ${SEATS}`),
      ).toEqual([]);
      // Nobody waits while there is a seat; the job that offers it may be under way.
      await vi.waitFor(
        async () =>
          expect(
            await found(sql`select i.item, i.taken from inventory i where i.event_code = ${code} and i.item = 'clay-1'
          and i.taken < ${SEATS} and exists (select 1 from waitlist_entry w
            where w.event_code = i.event_code and w.item = i.item and w.state = 'waiting')`),
          ).toEqual([]),
        20_000,
      );
      now = new Date(now.getTime() + 25 * 3_600_000);
    }

    // Money: no charge gives back more than it was, and every table adds up.
    expect(
      await found(sql`select p.id, p.amount, sum(r.amount)::int as back from payment p join refund r on r.payment_id = p.id
        where p.event_code = ${code} group by p.id, p.amount having sum(r.amount) > p.amount`),
    ).toEqual([]);
    expect(
      await found(sql`select number from receipt, lateral (
          select coalesce(sum((line->>'amount')::int), 0) as lines from jsonb_array_elements(quote->'lines') as line) l,
        lateral (select coalesce(sum((tax->>'amount')::int), 0) as taxes from jsonb_array_elements(quote->'taxes') as tax) t
        where event_code = ${code} and l.lines + t.taxes <> (quote->>'total')::int`),
    ).toEqual([]);
    expect(
      await found(sql`select c.dossier_id, c.quote from cancellation c join dossier d on d.id = c.dossier_id,
        lateral (select coalesce(sum((line->>'paid')::int), 0) as paid from jsonb_array_elements(c.quote->'lines') as line) l,
        lateral (select coalesce(sum((tax->>'paid')::int), 0) as taxed from jsonb_array_elements(coalesce(c.quote->'taxes', '[]')) as tax) t
        where d.event_code = ${code} and (
          (c.quote->>'paid')::int <> (c.quote->>'kept')::int + coalesce((c.quote->>'kept_tax')::int, 0) + (c.quote->>'back')::int
          or l.paid + t.taxed <> (c.quote->>'paid')::int)`),
    ).toEqual([]);
    // What somebody who pays alone has paid and had back is what they owe, or what was kept.
    expect(
      await found(sql`select d.code, d.status, p.paid, r.back, c.quote->>'kept' as kept from dossier d
        join lateral (select coalesce(sum(amount), 0)::int as paid from payment where dossier_id = d.id and state = 'succeeded') p on true
        join lateral (select coalesce(sum(refund.amount), 0)::int as back from refund join payment on payment.id = refund.payment_id
          where payment.dossier_id = d.id and refund.state <> 'failed') r on true
        join cancellation c on c.dossier_id = d.id
        left join group_member g on g.dossier_id = d.id
        where d.event_code = ${code} and g.id is null and p.paid - r.back <> (c.quote->>'kept')::int + coalesce((c.quote->>'kept_tax')::int, 0)`),
    ).toEqual([]);
    expect(
      await found(sql`select p.dossier_id from payment p where p.event_code = ${code} and p.state = 'succeeded' and p.purpose = 'submission'
        group by p.dossier_id having count(*) > 1`),
    ).toEqual([]);

    // Every refund of what somebody has paid alone says of which lines it is: they add up, and its receipt has them.
    expect(
      await found(sql`select r.id, r.quote from refund r join payment p on p.id = r.payment_id,
        lateral (select coalesce(sum((line->>'amount')::int), 0) as lines from jsonb_array_elements(r.quote->'lines') as line) l,
        lateral (select coalesce(sum((tax->>'amount')::int), 0) as taxes from jsonb_array_elements(r.quote->'taxes') as tax) t
        where r.event_code = ${code} and (l.lines + t.taxes <> r.amount or (r.quote->>'total')::int <> r.amount)`),
    ).toEqual([]);
    expect(
      await found(sql`select r.id, r.quote from refund r join payment p on p.id = r.payment_id
        where r.event_code = ${code} and p.purpose <> 'group' and (r.quote is null or exists (
          select 1 from jsonb_array_elements(r.quote->'lines') as line
          where (line->>'amount')::int > 0 and not exists (
            select 1 from receipt, jsonb_array_elements(receipt.quote->'lines') as had
            where receipt.payment_id = p.id and had->>'id' = line->>'id')))`),
    ).toEqual([]);

    // Receipts are numbered from 1 without a gap.
    expect(
      await found(
        sql`select count(*)::int - max(number) as gaps from receipt where event_code = ${code} having count(*) <> max(number)`,
      ),
    ).toEqual([]);
    // Everyone who was registered is told so once, and of a cancellation once.
    expect(
      await found(sql`select d.code, count(m.id)::int as mails from dossier d
        left join outbox_mail m on m.event_code = d.event_code and m.recipient = d.email_typed and m.subject like 'You are registered%'
        where d.event_code = ${code} and d.flow = 'registration' and d.submitted_at is not null
        group by d.code having count(m.id) <> 1`),
    ).toEqual([]);
    expect(
      await found(sql`select d.code, count(m.id)::int as mails from dossier d
        left join outbox_mail m on m.event_code = d.event_code and m.recipient = d.email_typed
          and m.subject like 'Your registration is cancelled%'
        where d.event_code = ${code} and d.status = 'Cancelled' group by d.code having count(m.id) <> 1`),
    ).toEqual([]);

    // The run was worth something: each of these has happened.
    const [ran] = await found(sql`select count(*) filter (where status = 'Submitted')::int as submitted,
        count(*) filter (where status = 'Cancelled')::int as cancelled,
        count(*) filter (where flow = 'group')::int as groups from dossier where event_code = ${code}`);
    const waited = await found(sql`select state, count(*)::int as entries from waitlist_entry
      where event_code = ${code} group by state order by state`);
    expect(
      waited.map(({ state }) => state),
      JSON.stringify(waited),
    ).toEqual(expect.arrayContaining(['expired', 'taken']));
    const { submitted, cancelled, groups } = ran as { submitted: number; cancelled: number; groups: number };
    expect([submitted > 45, cancelled > 12, groups > 1], JSON.stringify(ran)).toEqual([true, true, true]);
  }, 600_000);
});
