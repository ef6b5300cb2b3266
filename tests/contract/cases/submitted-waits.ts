import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { hold, waitlistEntry } from '#server/database/schema.ts';
import type { ApiCase } from '#tests/contract/api-case.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind, type Visitor } from '#tests/contract/every-kind.ts';
import { type Kind, kinds } from '#tests/contract/every-kind-documents.ts';
import { mailsTo } from '#tests/contract/mails-to.ts';
import type { TestApi } from '#tests/contract/test-api.ts';

const amount = 1_000;
const position = (place: number) => expect.stringMatching(new RegExp(`Waitlist, position: ${place}$`));
/** The price of one with the event's tax of 5 percent. */
const dearer = 1_050;

/** Someone holds the only item of each kind, and two others who wait for it have submitted their registrations. */
async function openSubmitted(api: TestApi, terms: object = {}) {
  const event = await openEveryKind(api);
  await event.offer(terms);
  const [holder, first, second] = [await event.visitor(), await event.visitor(), await event.visitor()];
  await holdEvery(holder);
  for (const each of [first, second]) {
    expect(await ofEvery(async (kind) => (await each.wait(kind)).status)).toEqual(forEvery(200));
    const { status, text } = await each.submit();
    expect(status, text).toBe(200);
  }
  const releaseEvery = async (of: readonly Kind[] = kinds) => {
    const released = await ofEvery(async (kind) => (await holder.hold(kind, 0)).status, of);
    expect(released).toEqual(forEvery(200, of));
  };
  return { event, holder, first, second, releaseEvery };
}

const subjectsTo = async (api: TestApi, { begun }: Visitor) =>
  (await mailsTo(api, begun.email)).map(({ subject }) => subject);

const positions = (visitor: Visitor) =>
  ofEvery(async (kind) => {
    const booked = await visitor.booked(kind);
    return booked?.kind === 'waitlist' ? booked.detail?.en : undefined;
  });

const untilOffered = (visitor: Visitor, of: readonly Kind[] = kinds) =>
  vi.waitFor(
    async () =>
      expect(await ofEvery(visitor.offered, of)).toMatchObject(
        forEvery({ until: expect.any(String), name: { en: expect.stringContaining('Thing') } }, of),
      ),
    20_000,
  );

/** Waiting for items of every kind goes on after the registration is submitted. */
export const submittedWaitsCases: ApiCase[] = [
  {
    name: 'keeps who waits for an item of any kind on the waitlist after submitting, with the position on the page and in the confirmation',
    async run(api) {
      const { first, second } = await openSubmitted(api);
      expect(await positions(first)).toEqual(forEvery(position(1)));
      expect(await positions(second)).toEqual(forEvery(position(2)));
      const mails = await mailsTo(api, second.begun.email);
      expect(
        mails
          .map(({ text }) => text)
          .join('\n')
          .match(/Waitlist, position: 2/g),
      ).toHaveLength(kinds.length);
      expect(await ofEvery(async (kind) => (await first.leave(kind)).status)).toEqual(forEvery(200));
      expect(await positions(first)).toEqual(forEvery(undefined));
      expect(await positions(second)).toEqual(forEvery(position(1)));
      expect(await ofEvery(async (kind) => (await first.wait(kind)).status)).toEqual(forEvery(200));
      expect(await positions(first)).toEqual(forEvery(position(2)));
    },
  },
  {
    name: 'offers an item of any kind to who has submitted, who pays for it, or is left the offer when the card is declined',
    async run(api) {
      const { event, first, second, releaseEvery } = await openSubmitted(api);
      await releaseEvery();
      await untilOffered(first);
      expect(await ofEvery(second.offered)).toEqual(forEvery(undefined));
      expect(await ofEvery(event.taken)).toEqual(forEvery(1));
      const stranger = await event.visitor();
      expect(await ofEvery(async (kind) => (await stranger.hold(kind)).body.reason)).toEqual(
        forEvery('full'),
      );
      const subjects = (await subjectsTo(api, first)).filter((subject) => /held for you/i.test(subject));
      expect(subjects).toHaveLength(kinds.length);
      for (const kind of kinds) {
        const asked = await first.preview(kind);
        expect(asked.body, asked.text).toMatchObject({
          changes: 'Y',
          difference: dearer,
          loses: [],
          gains: [first.named(kind)],
        });
        const refused = await first.accept(kind, dearer, 'declined');
        expect([kind, refused.status, refused.text]).toEqual([kind, 402, expect.any(String)]);
        expect(await first.offered(kind)).toBeDefined();
        const taken = await first.accept(kind, dearer);
        expect([kind, taken.status, taken.text]).toEqual([kind, 200, expect.any(String)]);
      }
      expect(await ofEvery(first.offered)).toEqual(forEvery(undefined));
      expect(await ofEvery(first.booked)).toMatchObject(
        Object.fromEntries(kinds.map((kind) => [kind, first.named(kind)])),
      );
      expect(await ofEvery(first.owed)).toEqual(forEvery(amount));
      expect([await ofEvery(event.taken), await ofEvery(event.held)]).toEqual([forEvery(1), forEvery(1)]);
      expect(await positions(second)).toEqual(forEvery(position(1)));
      // What is accepted is not for a second time.
      const again = await ofEvery(async (kind) => (await first.accept(kind, 0)).status);
      expect(Object.values(again).filter((status) => status === 200)).toEqual([]);
    },
  },
  {
    name: 'offers an item of any kind to the next in line once it is declined, or not accepted in time',
    async run(api) {
      const { event, first, second, releaseEvery } = await openSubmitted(api);
      await releaseEvery();
      await untilOffered(first);
      expect(await ofEvery(async (kind) => (await first.leave(kind)).status)).toEqual(forEvery(200));
      await untilOffered(second);
      expect(await ofEvery(first.offered)).toEqual(forEvery(undefined));
      expect(await ofEvery(async (kind) => (await first.wait(kind)).status)).toEqual(forEvery(200));
      const late = { offeredUntil: new Date(Date.now() - 1_000) };
      const isOffered = and(eq(waitlistEntry.eventCode, event.code), eq(waitlistEntry.state, 'offered'));
      await api.database.db.update(waitlistEntry).set(late).where(isOffered);
      // A seat is offered as a hold.
      await api.database.db
        .update(hold)
        .set({ heldUntil: late.offeredUntil })
        .where(and(eq(hold.eventCode, event.code), eq(hold.kind, 'session'), eq(hold.state, 'held')));
      const refused = await ofEvery(async (kind) => (await second.accept(kind, dearer)).status);
      expect(Object.values(refused).filter((status) => status === 200)).toEqual([]);
      // A seat is free while no one else is offered it.
      const claimed = kinds.filter((kind) => kind !== 'session');
      const now = await ofEvery(async (kind) => (await second.preview(kind)).body, claimed);
      expect(now).toMatchObject(
        forEvery({ offer_ended: { en: expect.stringContaining('Thing') }, changes: 'N', gains: [] }, claimed),
      );
      await event.offer({ name: 'Thing again' });
      await untilOffered(first);
      const subjects = await subjectsTo(api, second);
      expect(subjects.filter((subject) => /no longer held/i.test(subject))).toHaveLength(kinds.length);
      // What is over is named on their page, what they declined themselves is not, nor what is offered again.
      const ended = Object.fromEntries(
        kinds.map((kind) => [kind, { note: 'offer_ended', kind: second.named(kind).kind }]),
      );
      expect(await second.notes()).toMatchObject(ended);
      expect(await first.notes()).toEqual({});
      expect(await ofEvery(event.taken)).toEqual(forEvery(1));
    },
  },
  {
    name: 'gives a free item of any kind that replaces nothing right away to who has submitted',
    async run(api) {
      const { event, first, releaseEvery } = await openSubmitted(api, { amount: 0 });
      await releaseEvery();
      await vi.waitFor(
        async () =>
          expect(await ofEvery(first.booked)).toMatchObject(
            Object.fromEntries(kinds.map((kind) => [kind, first.named(kind)])),
          ),
        20_000,
      );
      expect(await ofEvery(event.held)).toEqual(forEvery(1));
      expect(await ofEvery(event.taken)).toEqual(forEvery(1));
      const mails = (await mailsTo(api, first.begun.email)).filter(({ subject }) =>
        /^(You have a seat|Added for you)/.test(subject),
      );
      expect(mails).toHaveLength(kinds.length);
    },
  },
  {
    name: 'shows what an offered item of any kind replaces, and replaces it once it is accepted',
    async run(api) {
      const exclusive = ['activity', 'booth', 'level'] as const;
      const event = await openEveryKind(api);
      const [holder, waiting] = [await event.visitor(), await event.visitor()];
      await holdEvery(holder);
      expect(await ofEvery(async (kind) => (await waiting.wait(kind)).status)).toEqual(forEvery(200));
      for (const kind of exclusive) {
        const held = await waiting.holdOtherOf(kind);
        expect([kind, held.status, held.text]).toEqual([kind, 200, expect.any(String)]);
      }
      // At the time to which every item that has one is moved.
      expect((await waiting.holdOther()).status).toBe(200);
      expect((await waiting.submit()).status).toBe(200);
      const timed = ['session', 'extra'] as const;
      await event.offer({ at: 'clash' }, timed);
      for (const kind of [...exclusive, ...timed]) expect((await holder.hold(kind, 0)).status).toBe(200);
      await untilOffered(waiting, [...exclusive, ...timed]);
      for (const kind of exclusive) {
        const asked = await waiting.preview(kind);
        expect(asked.body, asked.text).toMatchObject({
          difference: dearer,
          loses: [{ item: expect.stringContaining('other') }],
          gains: [waiting.named(kind)],
        });
        const taken = await waiting.accept(kind, dearer);
        expect([kind, taken.status, taken.text]).toEqual([kind, 200, expect.any(String)]);
      }
      for (const kind of timed) {
        const asked = await waiting.preview(kind);
        expect(asked.body, asked.text).toMatchObject({ loses: [{ item: 'other' }] });
      }
      expect((await waiting.accept('extra', dearer)).status).toBe(200);
      expect(JSON.stringify((await waiting.review())['workshops'])).toBe('[]');
    },
  },
  {
    name: 'reminds who has submitted of an offer of any kind that is soon over',
    async run(api) {
      const { event, first, releaseEvery } = await openSubmitted(api);
      await releaseEvery();
      await untilOffered(first);
      const entries = and(eq(waitlistEntry.eventCode, event.code), eq(waitlistEntry.state, 'offered'));
      const soon = { offeredUntil: new Date(Date.now() + 60_000) };
      await api.database.db.update(waitlistEntry).set(soon).where(entries);
      await event.offer({ name: 'Thing again' });
      await vi.waitFor(
        async () =>
          expect(
            (await subjectsTo(api, first)).filter((subject) => subject.startsWith('Your offer expires soon')),
          ).toHaveLength(kinds.length),
        20_000,
      );
    },
  },
  {
    name: 'ends what a cancelled registration waits for and was offered, of any kind, for the next in line',
    async run(api) {
      const { event, first, second, releaseEvery } = await openSubmitted(api);
      await releaseEvery();
      await untilOffered(first);
      const cancelled = await first.cancel();
      expect(cancelled.status, cancelled.text).toBe(200);
      await untilOffered(second);
      expect(await ofEvery(event.taken)).toEqual(forEvery(1));
    },
  },
];
