import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { dossier, waitlistEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { publishOfferFlow } from '../offer-flow.ts';
import type { Answer, TestApi } from '../test-api.ts';

const endedIn = ({ body }: Answer) => body['ended_offers'];
const waitingIn = ({ body }: Answer) => body['waiting'];
const chosenIn = ({ body }: Answer) => (body['chosen'] as { offer: string }[]).map(({ offer }) => offer);
const openFlow = (api: TestApi, more: object = {}) => publishOfferFlow(api, more, { waitlist: 'Y' });
type Applicant = Awaited<ReturnType<Awaited<ReturnType<typeof openFlow>>['begin']>>;

const kept = [{ offer: 'A1', state: 'offered', offered_until: expect.any(String) }];
/** Waits until the booth A1 is kept for somebody. */
const untilKept = ({ chosen }: Applicant) =>
  vi.waitFor(async () => expect(waitingIn(await chosen('booths'))).toEqual(kept), { timeout: 20_000 });

/** Lets the time pass in which somebody may take what is kept for them. */
async function letPass(api: TestApi, { who }: Applicant): Promise<void> {
  const { db } = api.database;
  const [row] = await db.select().from(dossier).where(eq(dossier.code, who.code));
  await db
    .update(waitlistEntry)
    .set({ offeredUntil: new Date(Date.now() - 1_000) })
    .where(and(eq(waitlistEntry.dossierId, row?.id ?? ''), eq(waitlistEntry.state, 'offered')));
}

/** Waiting for something offered of which there is none left. */
export const offersWaitlistCases: ApiCase[] = [
  {
    name: 'keeps a booth that came free for the first in line, who is written to and has chosen nothing by it',
    async run(api) {
      const { begin, named } = await openFlow(api);
      const [holder, first, second] = [await begin(), await begin(), await begin()];
      await holder.choose('booths', 'A1');
      await first.choose('booths', 'A2');
      expect(waitingIn(await first.wait('booths', 'A1'))).toEqual([
        { offer: 'A1', state: 'waiting', position: 1 },
      ]);
      // Who asks again keeps their place.
      await first.wait('booths', 'A1');
      expect(waitingIn(await second.wait('booths', 'A1'))).toMatchObject([{ position: 2 }]);
      await holder.choose('booths', 'A1', 0);
      await untilKept(first);
      expect(waitingIn(await second.chosen('booths'))).toMatchObject([{ state: 'waiting', position: 1 }]);
      // It is kept beside what they have, is owed by nobody, and is nobody else's meanwhile.
      expect(chosenIn(await first.chosen('booths'))).toEqual(['A2']);
      expect((await holder.choose('booths', 'A1')).body.reason).toBe('full');
      expect((await second.choose('booths', 'A1')).body.reason).toBe('full');
      const mails = (await mailsTo(api, first.who.email)).map(({ subject, text }) => [subject, text]);
      expect(mails.filter(([subject]) => subject === 'Now available for you: Booth A1')).toEqual([
        [expect.any(String), expect.stringContaining(`/apply/${named('flow')}?code=${first.who.code}`)],
      ]);
      // Chosen, it takes the place of the other booth, which is free for anybody by then.
      const taken = await first.choose('booths', 'A1');
      expect([chosenIn(taken), waitingIn(taken)]).toEqual([['A1'], []]);
      expect(chosenIn(await holder.choose('booths', 'A2'))).toEqual(['A2']);
    },
  },
  {
    name: 'passes a kept booth on: let go of, or when its time is up',
    async run(api) {
      const { begin, publishOffers } = await openFlow(api);
      const [holder, first, second, third] = [await begin(), await begin(), await begin(), await begin()];
      await holder.choose('booths', 'A1');
      for (const each of [first, second, third]) await each.wait('booths', 'A1');
      await holder.choose('booths', 'A1', 0);
      await untilKept(first);
      const declined = await first.wait('booths', 'A1', 'N');
      expect(waitingIn(declined)).toEqual([]);
      expect(endedIn(declined)).toEqual([{ offer: 'A1', at: expect.any(String), declined: 'Y' }]);
      await untilKept(second);
      await letPass(api, second);
      // What is published has everybody looked at who waits.
      await publishOffers('booths', 'Stands');
      await untilKept(third);
      const passed = await second.chosen('booths');
      expect([waitingIn(passed), endedIn(passed)]).toEqual([
        [],
        [{ offer: 'A1', at: expect.any(String), declined: 'N' }],
      ]);
      // No ended offer is shown to people who rejoined the waitlist or never had an offer.
      expect(endedIn(await second.wait('booths', 'A1'))).toBeUndefined();
      await second.wait('booths', 'A1', 'N');
      expect(endedIn(await holder.chosen('booths'))).toBeUndefined();
      const subjects = (await mailsTo(api, second.who.email)).map(({ subject }) => subject);
      expect(subjects).toContain('No longer held for you: Booth A1');
      // Nothing was counted twice: there is one booth, and it is the third's.
      expect((await holder.choose('booths', 'A1')).body.reason).toBe('full');
      await third.wait('booths', 'A1', 'N');
      expect(chosenIn(await holder.choose('booths', 'A1'))).toEqual(['A1']);
    },
  },
  {
    name: 'offers a booth on that somebody sent and withdrew',
    async run(api) {
      const { begin } = await openFlow(api);
      const [holder, first] = [await begin(), await begin()];
      await holder.choose('booths', 'A1');
      expect((await holder.send()).status).toBe(200);
      await first.wait('booths', 'A1');
      const preview = await api.get(`/api/getApplicationStanding/${holder.who.code}`, holder.who.bearer);
      const { back } = preview.body['refund'] as { back: number };
      const withdrawn = await api.post(
        'withdrawApplication',
        { code: holder.who.code, expected_refund: back, message: '' },
        { ...holder.who.bearer, 'idempotency-key': randomUUID() },
      );
      expect(withdrawn.status, withdrawn.text).toBe(200);
      await untilKept(first);
    },
  },
  {
    name: 'has nobody wait for what is free, for what is another’s by arrangement, or where there is no waitlist',
    async run(api) {
      const { begin } = await openFlow(api);
      const mine = await begin();
      expect(waitingIn(await mine.wait('booths', 'A2'))).toEqual([]);
      expect((await mine.wait('booths', 'A3')).status).toBe(422);
      expect((await mine.wait('booths', 'A9')).status).toBe(422);
      expect(waitingIn(await mine.wait('levels', 'canopy'))).toMatchObject([{ position: 1 }]);
      expect(waitingIn(await mine.wait('levels', 'canopy', 'N'))).toEqual([]);
      const without = await (await publishOfferFlow(api)).begin();
      expect((await without.wait('levels', 'canopy')).status).toBe(422);
    },
  },
];
