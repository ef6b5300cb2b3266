import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Overview } from '#engine/contract/overview.ts';
import type { Role } from '#engine/contract/roles.ts';
import { auditEntry, dossier, outboxMail, payment, refund } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openGroupEvent } from '../group-event.ts';
import { openDesk } from '../open-desk.ts';
import { cardToken, openPaidEvent } from '../paid-event.ts';
import { key, type TestApi } from '../test-api.ts';

/** The first page of an event's registration desk. */
async function openOverview(api: TestApi, eventCode: string, role?: Role) {
  const desk = await openDesk(api, eventCode, undefined, role);
  const read = async (): Promise<Overview> => {
    const answer = await api.get('/api/getOverview', desk.headers);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
    return answer.body as unknown as Overview;
  };
  return { ...desk, read };
}

/** An event's first page: everything counted, nothing of another event. */
export const overviewCases: ApiCase[] = [
  {
    name: 'shows an event without registrations as nothing, with its limits',
    async run(api) {
      const event = await openPaidEvent(api, { capacity: 40 });
      const { read } = await openOverview(api, event.code);
      const overview = await read();
      expect(overview).toMatchObject({
        registered: { now: 0, today: 0, week: 0 },
        unfinished: { now: 0, holding: 0 },
        places: { left: 40, stock: 40 },
        flows: [],
        sign_ups: [],
        money: { paid: 0, refunded: 0, owing: 0, invoices: 0, overdue: 0, categories: [], days: [] },
        items: [],
        attention: { decide: 0, payment: 0, refund: 0, mail: 0, waiting: 0, full_items: 0 },
        feed: [],
      });
      expect(overview.places).not.toHaveProperty('full_on');
    },
  },
  {
    name: 'counts sign-ups by the event’s days and money by category, cancelled and refunded ones too, as the list does',
    async run(api) {
      const event = await openPaidEvent(api, { capacity: 40 });
      const other = await openPaidEvent(api);
      const { read, list, headers } = await openOverview(api, event.code);
      const paid = [await event.begin(), await event.begin(), await event.begin()];
      for (const begun of paid) {
        await event.fill(begun);
        expect((await event.submit(begun)).status).toBe(200);
      }
      await event.begin();
      const elsewhere = await other.begin();
      await other.fill(elsewhere);
      expect((await other.submit(elsewhere)).status).toBe(200);
      const [first, second] = paid;
      // Half past eleven at night in Vancouver, on the next day in Greenwich.
      await api.database.db
        .update(dossier)
        .set({ submittedAt: new Date('2026-03-02T07:30:00Z') })
        .where(eq(dossier.code, String(first?.code)));
      const cancel = {
        code: String(second?.code),
        option: 'cancel',
        event: event.code,
        refund_amount: 1_000,
        why: 'Kindness',
      };
      expect((await api.post('changeRegistrationAsOrganizer', cancel, { ...headers, ...key() })).status).toBe(
        200,
      );

      const overview = await read();
      const { rows } = await list({});
      const net = rows.reduce((sum, row) => sum + row.paid, 0);
      const { money } = overview;
      expect([money.refunded, money.paid - money.refunded]).toEqual([1_000, net]);
      expect(money.paid).toBe(3 * (rows.find(({ code }) => code === first?.code)?.paid ?? 0));
      for (const side of ['paid', 'refunded', 'owing'] as const) {
        const sumOf = (parts: readonly Record<typeof side, number>[]) =>
          parts.reduce((sum, part) => sum + part[side], 0);
        expect([side, sumOf(money.categories)]).toEqual([side, money[side]]);
        expect([side, sumOf(money.days)]).toEqual([side, money[side]]);
      }
      expect(money.categories.find(({ category }) => category === 'membership')).toMatchObject({
        paid: 18_000,
      });
      expect(money.categories.find(({ category }) => category === 'other')?.paid ?? 0).toBe(0);
      expect(overview.registered).toEqual({ now: 2, today: 1, week: 1 });
      expect(overview.unfinished.now).toBe(1);
      expect(overview.flows).toMatchObject([{ flow: 'registration', submitted: 2, drafts: 1, cancelled: 1 }]);
      expect(overview.sign_ups).toEqual([
        { day: '2026-03-01', flow: 'registration', submitted: 1, cancelled: 0 },
        { day: overview.today, flow: 'registration', submitted: 2, cancelled: 1 },
      ]);
      // Two places are taken, and the draft holds one.
      expect(overview.capacity[0]).toMatchObject({ kind: 'event', stock: 40, taken: 2, held: 1 });
      expect(overview.places).toMatchObject({ left: 37, full_on: expect.any(String) });
      expect(overview.feed.map(({ kind, code }) => [kind, code])).toEqual(
        expect.arrayContaining([
          ['registered', first?.code],
          ['paid', second?.code],
          ['cancelled', second?.code],
        ]),
      );
      expect(overview.feed.some(({ code }) => code === elsewhere.code)).toBe(false);
      expect(overview.feed.map(({ at }) => at)).toEqual(
        overview.feed.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)),
      );
    },
  },
  {
    name: 'counts a group’s money once: owed while its invoice is open, paid after',
    async run(api) {
      const terms = { pay: 'ready', invoice: { days: 30, instructions: { en: 'Cheque.', fr: 'Chèque.' } } };
      const event = await openGroupEvent(api, terms);
      const { read } = await openOverview(api, event.code);
      const group = await event.startGroup();
      await event.readyMember(group);
      await event.readyMember(group);
      const sent = await event.ask(group, 'submitPayGroupFee', { total: 54_000, method: 'invoice' });
      expect((await read()).money).toMatchObject({
        paid: 0,
        refunded: 0,
        owing: 54_000,
        invoices: 1,
        overdue: 0,
      });
      const { number } = sent.body['invoice'] as { number: number };
      expect((await event.markPaid(number)).status).toBe(200);
      const { money, registered, feed } = await read();
      expect(money).toMatchObject({ paid: 54_000, refunded: 0, owing: 0, invoices: 0 });
      expect(money.categories.reduce((sum, { paid }) => sum + paid, 0)).toBe(54_000);
      expect(registered.now).toBe(2);
      expect(feed.filter(({ kind }) => kind === 'paid')).toMatchObject([
        { code: group.code, amount: 54_000, name: 'Ana Roy' },
      ]);
    },
  },
  {
    name: 'names what needs an organizer, as many as the list shows for the same reason',
    async run(api) {
      const { db } = api.database;
      const event = await openPaidEvent(api);
      const { read, list, headers } = await openOverview(api, event.code);
      const [stuck, fresh, refunded] = [await event.begin(), await event.begin(), await event.begin()];
      for (const begun of [stuck, fresh]) {
        await event.fill(begun);
        expect((await event.submit(begun, { credit: cardToken('challenge') })).status).toBe(200);
      }
      await event.fill(refunded);
      expect((await event.submit(refunded)).status).toBe(200);
      const idOf = async (code: string) => {
        const [row] = await db.select().from(dossier).where(eq(dossier.code, code));
        return row?.id ?? '';
      };
      await db
        .update(payment)
        .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
        .where(eq(payment.dossierId, await idOf(stuck.code)));
      const cancel = {
        code: refunded.code,
        option: 'cancel',
        event: event.code,
        refund_amount: 1_000,
        why: 'Kindness',
      };
      await api.post('changeRegistrationAsOrganizer', cancel, { ...headers, ...key() });
      // A mail that is still on its way would arrive after the failed ones.
      await vi.waitFor(async () => {
        const mails = await db.select().from(outboxMail).where(eq(outboxMail.recipient, refunded.email));
        expect(mails.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
      });
      await db.update(refund).set({ state: 'failed' }).where(eq(refund.eventCode, event.code));
      await db
        .update(outboxMail)
        .set({ state: 'failed', error: 'no such mailbox' })
        .where(eq(outboxMail.recipient, refunded.email));
      const { attention, money } = await read();
      const failed = await list({ needs: 'refund' });
      expect(attention).toMatchObject({
        payment: 1,
        mail: 1,
        decide: 0,
        waiting: 0,
        payment_since: expect.any(String),
      });
      expect((await list({ needs: 'payment' })).rows.map(({ code }) => code)).toEqual([stuck.code]);
      expect((await list({ needs: 'mail' })).rows.map(({ code }) => code)).toEqual([refunded.code]);
      expect([attention.refund, failed.total, money.refunded]).toEqual([1, 1, 0]);
      expect((await list({ needs: 'decide' })).total).toBe(0);
      expect((await api.get('/api/listDossiers?needs=nonsense', headers)).status).toBe(422);
      expect((await list({ item: 'event/' })).total).toBe(2);
    },
  },
  {
    name: 'lets a session hear its own channel and no other, until it ends',
    async run(api) {
      const event = await openPaidEvent(api);
      const mine = await openOverview(api, event.code);
      const theirs = await openOverview(api, event.code);
      const session = async ({ headers }: typeof mine) => {
        const { body } = await api.get('/api/getOrganizer', headers);
        return (body as unknown as { organizer: { session: string } }).organizer.session;
      };
      const ask = async (of: typeof mine, named: typeof mine) =>
        api.post(
          'broadcasting/organizer',
          {
            socket_id: '1.2',
            channel_name: `private-organizer.${event.code}.${await session(named)}`,
          },
          of.headers,
        );
      expect((await ask(mine, mine)).body).toEqual({ auth: expect.stringContaining(':') });
      expect((await ask(mine, theirs)).status).toBe(403);
      const { origin: _, ...fromElsewhere } = mine.headers;
      expect(
        (await ask({ ...mine, headers: { ...fromElsewhere, origin: 'https://evil.example' } }, theirs))
          .status,
      ).toBe(403);
      const join = (channel_name: string) =>
        api.post('broadcasting/organizer', { socket_id: '1.2', channel_name }, mine.headers);
      const member = JSON.stringify({ user_id: mine.email });
      expect((await join(`presence-dossier.${event.code}.7KQM-42RD`)).body).toEqual({
        auth: expect.stringContaining(':'),
        channel_data: member,
      });
      for (const channel of [
        'presence-dossier.another.7KQM-42RD',
        `presence-dossier.${event.code}.`,
        `presence-dossier.${event.code}.a:b`,
        `private-dossier.${event.code}.7KQM-42RD`,
      ])
        expect([channel, (await join(channel)).status]).toEqual([channel, 403]);
      // What is edited belongs to editors, who have no registrations.
      const draft = `presence-draft.${event.code}.${randomUUID()}`;
      expect((await join(draft)).status).toBe(403);
      const editor = await openOverview(api, event.code, 'editor');
      const asEditor = async (channel_name: string) => {
        const body = { socket_id: '1.2', channel_name };
        const { status } = await api.post('broadcasting/organizer', body, editor.headers);
        return [channel_name, status];
      };
      expect(await asEditor(draft)).toEqual([draft, 200]);
      for (const channel of [
        draft.replace(event.code, 'another'),
        draft.replace('presence', 'private'),
        `presence-draft.${event.code}.`,
        `presence-dossier.${event.code}.7KQM-42RD`,
        `private-organizer.${event.code}.${await session(editor)}`,
      ])
        expect(await asEditor(channel)).toEqual([channel, 403]);
      // Listening changes nothing.
      const logged = await api.database.db
        .select({ action: auditEntry.action })
        .from(auditEntry)
        .where(eq(auditEntry.eventCode, event.code));
      expect(logged.map(({ action }) => action)).not.toContain('authorizeDesk');

      const own = await session(mine);
      await api.post('signOutOrganizer', {}, mine.headers);
      const after = await api.post(
        'broadcasting/organizer',
        {
          socket_id: '1.2',
          channel_name: `private-organizer.${event.code}.${own}`,
        },
        mine.headers,
      );
      expect(after.status).toBe(401);
    },
  },
];
