import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { waitlistEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { newEmail, openFullFlow as openFlow, type Waiting } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { releaseDrafts } from '../release-drafts.ts';
import type { TestApi } from '../test-api.ts';

const standing = async (api: TestApi, { entry }: Waiting) =>
  (await api.get(`/api/getWaitlistPosition/${entry}`)).body;
const untilOffered = (api: TestApi, waiting: Waiting) =>
  vi.waitFor(async () => expect(await standing(api, waiting)).toMatchObject({ state: 'offered' }), {
    timeout: 20_000,
  });
const subjects = async (api: TestApi, { email }: { email: string }) =>
  (await mailsTo(api, email)).map(({ subject }) => subject);

/** Waiting for a place of a flow whose places are taken. */
export const flowWaitlistCases: ApiCase[] = [
  {
    name: 'keeps a place of a full flow that comes free for the first in line, who alone may begin with it',
    async run(api) {
      const { flow, begin, beginning, send, withdraw, join } = await openFlow(api);
      expect((await api.post('loadStepConfiguration', { flow })).status).toBe(200);
      const asked = await api.post('checkWaitlist', { email: newEmail(), flow });
      expect(asked.body).toEqual({ waitlist: 'N' });
      const begunBefore = await begin();
      await releaseDrafts(api, 'teachers', begunBefore.code);
      const holder = await begin();
      expect((await send(holder)).status).toBe(200);
      expect((await api.get(`/api/flow/${flow}`)).body).toMatchObject({ status: 'full', waitlist: 'Y' });
      const [first, second] = [await join(), await join()];
      expect([first.position, second.position]).toEqual([1, 2]);
      expect(await standing(api, second)).toEqual({ state: 'waiting', position: 2, offered: 0, flow });
      expect((await withdraw(holder)).status).toBe(200);
      await untilOffered(api, first);
      expect((await mailsTo(api, first.email)).at(-1)).toMatchObject({
        subject: 'A place is available for you: Volunteer application',
        text: expect.stringContaining(`/apply/${flow}?entry=${first.entry}`),
      });
      // A time of day ends in no point of its own before the sentence's.
      expect((await mailsTo(api, first.email)).at(-1)?.text).toMatch(
        / [ap]m\u00a0P[SD]T\. |[ap]m\u00a0P[SD]T\.\n/,
      );
      // It is nobody else's: not of who comes by, of who had begun before, or of who is next in line.
      for (const { email, entry } of [
        { email: newEmail(), entry: undefined },
        { ...first, email: second.email },
      ]) {
        const late = await beginning(email, entry);
        expect([late.status, late.body.reason]).toEqual([409, 'full']);
      }
      const refused = await send(begunBefore);
      expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
      const taken = await begin(first.email, first.entry);
      expect((await send(taken)).status).toBe(200);
      expect(await standing(api, first)).toMatchObject({ state: 'taken', flow });
      expect(await standing(api, second)).toMatchObject({ state: 'waiting', position: 1 });
    },
  },
  {
    name: 'lets who had begun before take up the place they were offered with what they have filled in',
    async run(api) {
      const { flow, begin, send, withdraw, join } = await openFlow(api);
      const mine = await begin();
      await releaseDrafts(api, 'teachers', mine.code);
      const holder = await begin();
      await send(holder);
      expect((await send(mine)).body.reason).toBe('full');
      const waiting = await join(mine.email);
      await withdraw(holder);
      await untilOffered(api, waiting);
      expect((await send(mine)).body.reason).toBe('full');
      const { code, email } = mine;
      const opened = await api.post('continueFlow', { flow, code, email, entry_ID: waiting.entry });
      expect(opened.status).toBe(200);
      expect((await send(mine)).status).toBe(200);
    },
  },
  {
    name: 'passes a place of a flow on: declined, or when its time is up, and tells whose it was',
    async run(api) {
      const { publish, begin, send, withdraw, join } = await openFlow(api);
      const holder = await begin();
      await send(holder);
      const [first, second, third] = [await join(), await join(), await join()];
      await withdraw(holder);
      await untilOffered(api, first);
      const declined = await api.post('declineWaitlistOffer', { entry_ID: first.entry });
      expect(declined.body).toMatchObject({ state: 'expired' });
      await untilOffered(api, second);
      await api.database.db
        .update(waitlistEntry)
        .set({ offeredUntil: new Date(Date.now() - 1_000) })
        .where(eq(waitlistEntry.id, second.entry));
      // What is published has everybody looked at who waits.
      await publish({ lead: 'Come and help.' });
      await untilOffered(api, third);
      expect(await standing(api, second)).toMatchObject({ state: 'expired' });
      expect((await subjects(api, first)).at(-1)).toBe('You have declined a place: Volunteer application');
      expect((await subjects(api, first))[0]).toBe('You are on the waitlist: Volunteer application');
    },
  },
  {
    name: 'has nobody wait in a flow that keeps no line, and offers the places by which it grows',
    async run(api) {
      const without = await openFlow(api, { waitlist: 'N' });
      const holder = await without.begin();
      await without.send(holder);
      const asked = await api.post('checkWaitlist', { email: newEmail(), flow: without.flow });
      expect(asked.body).toEqual({ waitlist: 'N' });
      const person = { first_name: 'Luc', last_name: 'Roy', email: newEmail(), flow: without.flow };
      const joined = await api.post('saveToWaitlist', { entry_ID: randomUUID(), ...person });
      expect([joined.status, joined.body.reason]).toEqual([409, 'closed']);
      const { publish, begin, send, join } = await openFlow(api);
      await send(await begin());
      const [first, second, third] = [await join(), await join(), await join()];
      await publish({ capacity: 3 });
      await untilOffered(api, first);
      await untilOffered(api, second);
      expect(await standing(api, third)).toMatchObject({ state: 'waiting', position: 1, offered: 2 });
    },
  },
];
