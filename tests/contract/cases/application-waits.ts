import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, hold, waitlistEntry } from '#server/database/schema.ts';
import type { ApiCase } from '#tests/contract/api-case.ts';
import { mailsTo } from '#tests/contract/mails-to.ts';
import { publishOfferFlow } from '#tests/contract/offer-flow.ts';
import { key, organizerToken, type TestApi } from '#tests/contract/test-api.ts';

const text = (word: string) => ({ en: word, fr: word });
const soon = { timeout: 20_000 };

/** Someone holds the only booth A1; two others wait for it and have submitted their applications. */
async function openSubmitted(api: TestApi, ofOffers: object = {}) {
  const flow = await publishOfferFlow(api, { decision: {} }, { waitlist: 'Y', ...ofOffers });
  const [holder, first, second] = [await flow.begin(), await flow.begin(), await flow.begin()];
  await holder.choose('booths', 'A1');
  for (const each of [first, second]) {
    expect((await each.wait('booths', 'A1')).status).toBe(200);
    const { status, text: said } = await each.send();
    expect(status, said).toBe(200);
  }
  return { ...flow, holder, first, second, release: () => holder.choose('booths', 'A1', 0) };
}
type Opened = Awaited<ReturnType<typeof openSubmitted>>;
type Applicant = Opened['first'];

/** What an applicant does, and sees, after submitting. */
function submitted(api: TestApi, { named }: Pick<Opened, 'named'>, { who }: Applicant) {
  const { code, bearer } = who;
  const item = { take: `${named('booths')}/A1`, take_kind: 'choice' };
  const listed = async (list: 'offered' | 'booked' | 'item_notes' | 'joinable') =>
    (((await api.review(who)).body[list] ?? []) as Record<string, unknown>[]).filter(
      (each) => each['item'] === item.take,
    );
  return {
    listed,
    isOffered: () =>
      expect.poll(() => listed('offered'), soon).toMatchObject([{ until: expect.any(String) }]),
    preview: (more: object = {}) => api.post('previewOffer', { code, ...item, ...more }, bearer),
    accept: (expected_difference: number, card = 'ok', more: object = {}) =>
      api.post(
        'acceptOffer',
        {
          code,
          ...item,
          ...more,
          expected_difference,
          credit: `tok_sandbox_visa_4242_${card}_${randomUUID()}`,
        },
        { ...bearer, ...key() },
      ),
    leave: () => api.post('leaveItemWaitlist', { code, kind: 'choice', item: item.take }, bearer),
    join: () => api.post('joinItemWaitlist', { code, kind: 'choice', item: item.take }, bearer),
    subjects: async () => (await mailsTo(api, who.email)).map(({ subject }) => subject),
  };
}

/** Moves the end of what is offered to an applicant. */
async function endOffersAt(api: TestApi, { who }: Applicant, offeredUntil: Date): Promise<void> {
  const { db } = api.database;
  const [row] = await db.select().from(dossier).where(eq(dossier.code, who.code));
  await db
    .update(waitlistEntry)
    .set({ offeredUntil })
    .where(and(eq(waitlistEntry.dossierId, row?.id ?? ''), eq(waitlistEntry.state, 'offered')));
}

const decline = (api: TestApi, { who }: Applicant) =>
  api.post(
    'decideApplication',
    { event: 'teachers', code: who.code, decision: 'declined' },
    { authorization: `Bearer ${organizerToken}` },
  );

/** Waiting for an item goes on after an application is submitted. */
export const applicationWaitCases: ApiCase[] = [
  {
    name: 'keeps who waits for a booth on its waitlist after the application is submitted, and offers it to pay for or decline',
    async run(api) {
      const opened = await openSubmitted(api);
      const [first, second] = [submitted(api, opened, opened.first), submitted(api, opened, opened.second)];
      const position = (place: number) => [
        { kind: 'waitlist', detail: { en: expect.stringMatching(new RegExp(`position: ${place}$`)) } },
      ];
      expect(await first.listed('booked')).toMatchObject(position(1));
      expect(await second.listed('booked')).toMatchObject(position(2));
      const mails = await mailsTo(api, opened.second.who.email);
      expect(mails.map(({ text: said }) => said).join()).toContain('Waitlist, position: 2');
      expect((await first.preview()).body.reason).toBe('closed');

      await opened.release();
      await first.isOffered();
      expect(await second.listed('offered')).toEqual([]);
      expect((await opened.holder.choose('booths', 'A1')).body.reason).toBe('full');
      expect(await first.subjects()).toContain('Held for you: Booth A1');
      const asked = await first.preview();
      expect(asked.body, asked.text).toMatchObject({
        changes: 'Y',
        loses: [],
        gains: [{ name: text('Booth A1') }],
      });
      const difference = asked.body['difference'] as number;
      expect(difference).toBeGreaterThanOrEqual(42_000);
      expect((await first.accept(difference - 1)).body.reason).toBe('price');
      const declined = await first.accept(difference, 'declined');
      expect(declined.status, declined.text).toBe(402);
      await first.isOffered();
      const taken = await first.accept(difference);
      expect(taken.body, taken.text).toMatchObject({ status: 'confirmed', difference });
      expect(await first.listed('offered')).toEqual([]);
      expect(await first.listed('booked')).toMatchObject([{ kind: 'choice', name: text('Booth A1') }]);
      expect(await first.subjects()).toEqual(expect.arrayContaining([expect.stringContaining('It’s yours')]));
      const reviewed = await api.review(opened.first.who);
      expect(reviewed.body['changes'], reviewed.text).toMatchObject([
        { difference, receipt: { quote: { lines: [{ label: text('Booth A1') }] } } },
      ]);
      expect(await second.listed('booked')).toMatchObject(position(1));
      expect((await first.accept(0)).status).toBe(409);

      // What was paid for an accepted offer is refunded with the application.
      const standing = await api.get(
        `/api/getApplicationStanding/${opened.first.who.code}`,
        opened.first.who.bearer,
      );
      expect((standing.body['refund'] as { paid: number }).paid).toBe(difference);
      const settled = await decline(api, opened.first);
      expect(settled.status, settled.text).toBe(200);
      await second.isOffered();
    },
  },
  {
    name: 'accepts an offered item at an amount of one’s own, within its range',
    async run(api) {
      const offers = [{ code: 'A1', name: text('Booth A1'), stock: 1, minimum: 10_000, maximum: 50_000 }];
      const opened = await openSubmitted(api, { offers });
      const first = submitted(api, opened, opened.first);
      await opened.release();
      await first.isOffered();
      const least = await first.preview();
      expect(least.body, least.text).toMatchObject({
        amounts: { minimum: 10_000, maximum: 50_000, chosen: 10_000 },
      });
      const outside = await first.preview({ amount: 50_001 });
      expect([outside.status, Object.keys(outside.body.errors ?? {})]).toEqual([422, ['amount']]);
      const chosen = await first.preview({ amount: 20_000 });
      const difference = 2 * (least.body['difference'] as number);
      expect(chosen.body, chosen.text).toMatchObject({
        difference,
        choice: { amount: 20_000 },
        amounts: { chosen: 20_000 },
      });
      expect((await first.accept(difference)).body.reason).toBe('price');
      expect((await first.accept(difference, 'ok', { amount: 9_999 })).status).toBe(422);
      const taken = await first.accept(difference, 'ok', { amount: 20_000 });
      expect(taken.body, taken.text).toMatchObject({ status: 'confirmed', difference });
      const [row] = await api.database.db
        .select({ detail: hold.detail })
        .from(hold)
        .innerJoin(dossier, eq(dossier.id, hold.dossierId))
        .where(and(eq(dossier.code, opened.first.who.code), eq(hold.kind, 'choice')));
      expect(row?.detail).toEqual({ amount: '20000' });
    },
  },
  {
    name: 'offers a booth to the next application once it is declined or not accepted in time, with a reminder before',
    async run(api) {
      const opened = await openSubmitted(api);
      const [first, second] = [submitted(api, opened, opened.first), submitted(api, opened, opened.second)];
      await opened.release();
      await first.isOffered();
      await endOffersAt(api, opened.first, new Date(Date.now() + 60_000));
      await opened.publishOffers('booths', 'Stands');
      await expect
        .poll(first.subjects, soon)
        .toEqual(expect.arrayContaining([expect.stringContaining('Your offer expires soon')]));
      expect((await first.leave()).status).toBe(200);
      await second.isOffered();
      expect(await first.listed('item_notes')).toEqual([]);
      expect(await first.listed('joinable')).toMatchObject([{ kind: 'choice', waiting: 0 }]);
      expect((await first.join()).body).toEqual({ position: 1 });
      await endOffersAt(api, opened.second, new Date(Date.now() - 1_000));
      expect((await second.preview()).body.reason).toBe('closed');
      await opened.publishOffers('booths', 'Booths');
      await first.isOffered();
      expect(await second.listed('item_notes')).toMatchObject([{ note: 'offer_ended' }]);
      expect(await second.subjects()).toContain('No longer held for you: Booth A1');
    },
  },
  {
    name: 'gives a free item that replaces nothing right away to a submitted application, and ends the waits of a declined one',
    async run(api) {
      const offers = [{ code: 'A1', name: text('Booth A1'), stock: 1 }];
      const opened = await openSubmitted(api, { offers });
      const [first, second] = [submitted(api, opened, opened.first), submitted(api, opened, opened.second)];
      const decided = await decline(api, opened.first);
      expect(decided.status, decided.text).toBe(200);
      expect(await first.listed('booked')).toEqual([]);
      expect((await first.join()).status).toBe(404);
      await opened.release();
      await expect.poll(() => second.listed('booked'), soon).toMatchObject([{ kind: 'choice' }]);
      expect(await second.subjects()).toContain('Added for you: Booth A1');
      expect(await first.listed('offered')).toEqual([]);
    },
  },
];
