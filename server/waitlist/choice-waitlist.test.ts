import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { dossier, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { awaitedAmong } from '#server/offers/choices-of.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { awaitedBy, enterWaitlist } from './entries.ts';
import { expireOffers } from './expire-offers.ts';
import { offerNext } from './offer-next.ts';
import { endWait } from './settle-offers.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const now = new Date('2027-01-10T12:00:00Z');
const day = 86_400_000;
const corner = { kind: 'choice' as const, item: 'booths/corner' };
const exhibitors = {
  kind: 'flow',
  code: 'exhibitor',
  label: { en: 'Exhibitors', fr: 'Exposants' },
  entry: {},
  capacity: 1,
  waitlist: 'Y',
  steps: [],
} as unknown as FlowDocument;
const booths = (given: object = {}, offer: object = {}) => ({
  kind: 'offers',
  code: 'booths',
  label: 'Booths',
  category: 'conference',
  waitlist: 'Y',
  offers: [{ code: 'corner', name: { en: 'Corner booth', fr: 'Coin' }, amount: 50_000, stock: 1, ...offer }],
  ...given,
});

const corners = { kinds: ['choice'], item: 'booths/corner' } as const;

const awaitedIn = async (row: DossierRow, offers: string) =>
  awaitedAmong(await awaitedBy(ground.db, row, 'choice'), offers);

describe('the waitlist of an offer', () => {
  beforeEach(() => {
    ground.fair.add('fair', { ...exhibitors, capacity: undefined });
    ground.fair.add('fair', booths());
  });
  const applied = async () => {
    const row = await ground.apply('exhibitor');
    await enterWaitlist(ground.db, row, corner);
    return row;
  };
  const entryOf = async (row: DossierRow) =>
    (await ground.db.select().from(waitlistEntry).where(eq(waitlistEntry.dossierId, row.id)))[0];

  it('is stood in among what is offered under a code', async () => {
    const [first, second] = [await applied(), await applied()];
    await enterWaitlist(ground.db, second, { kind: 'choice', item: 'tables/small' });
    expect(await awaitedIn(first, 'booths')).toEqual([{ offer: 'corner', state: 'waiting', position: 1 }]);
    expect(await awaitedIn(second, 'booths')).toEqual([{ offer: 'corner', state: 'waiting', position: 2 }]);
    expect(await awaitedIn(second, 'tables')).toEqual([{ offer: 'small', state: 'waiting', position: 1 }]);
    await offerNext(ground.services, 'fair', corners, now);
    const until = new Date(now.getTime() + day).toISOString();
    expect(await awaitedIn(first, 'booths')).toEqual([
      { offer: 'corner', state: 'offered', offered_until: until },
    ]);
  });

  it('keeps what came free for the first who may have it', async () => {
    const [sent, paying, first, second] = [
      await applied(),
      await applied(),
      await applied(),
      await applied(),
    ];
    await ground.submit(sent);
    await ground.charge(paying.id);
    ground.heard();
    for (let times = 0; times < 2; times += 1) await offerNext(ground.services, 'fair', corners, now);
    expect(ground.mailed()).toEqual([[first.emailTyped, 'choice-offer']]);
    expect(ground.mails[0]?.content.values).toMatchObject({
      choice: 'Corner booth',
      link: `https://fair/en/exhibitor-application?code=${first.code}`,
    });
    const states = [sent, paying, first, second].map(async (row) => (await entryOf(row))?.state);
    expect(await Promise.all(states)).toEqual(['expired', 'waiting', 'offered', 'waiting']);
    expect([await ground.takenOf('booths/corner'), ground.heard()]).toEqual([
      1,
      [
        `remind ${new Date(now.getTime() + 0.75 * day).toISOString()}`,
        `expire ${new Date(now.getTime() + day).toISOString()}`,
      ],
    ]);
  });

  it.each<[string, object[], string]>([
    ['has no line any more', [booths({ waitlist: 'N' })], 'waiting'],
    ['is somebody’s by now', [booths({}, { taken_by: 'A sponsor' })], 'waiting'],
    ['is of a flow that is closed', [{ ...exhibitors, opening: { until: '2027-01-09' } }], 'expired'],
    ['is as many as one likes', [booths({}, { stock: undefined })], 'offered'],
  ])('of what %s is or is not offered', async (_, documents, state) => {
    const row = await applied();
    for (const document of documents) ground.fair.add('fair', document);
    await offerNext(ground.services, 'fair', corners, now);
    expect((await entryOf(row))?.state).toBe(state);
  });

  it('is left with what was kept, which is free again', async () => {
    const [first, second] = [await applied(), await applied()];
    await offerNext(ground.services, 'fair', corners, now);
    expect(await endWait(ground.db, await ground.apply('exhibitor'), corner, 'expired', now)).toBeUndefined();
    expect(await endWait(ground.db, second, corner, 'expired', now)).toMatchObject({ state: 'waiting' });
    expect(await ground.takenOf('booths/corner')).toBe(1);
    expect(await endWait(ground.db, first, corner, 'taken', now)).toMatchObject({ state: 'offered' });
    expect(await ground.takenOf('booths/corner')).toBe(0);
    expect([(await entryOf(first))?.state, (await entryOf(second))?.state]).toEqual(['taken', 'expired']);
    expect(await endWait(ground.db, first, corner, 'taken', now)).toBeUndefined();
  });

  it('ends what was kept at its time, or at once for whose application was declined', async () => {
    const row = await applied();
    const until = new Date(now.getTime() + day);
    await offerNext(ground.services, 'fair', corners, now);
    await expireOffers(ground.services, new Date(until.getTime() - 1));
    expect([(await entryOf(row))?.state, await ground.takenOf('booths/corner')]).toEqual(['offered', 1]);
    const charge = await ground.charge(row.id);
    await expireOffers(ground.services, until);
    expect((await entryOf(row))?.state).toBe('offered');
    await ground.decline(charge.id);
    await expireOffers(ground.services, until);
    expect([(await entryOf(row))?.state, await ground.takenOf('booths/corner')]).toEqual(['expired', 0]);
    expect(ground.mailed()).toEqual([
      [row.emailTyped, 'choice-offer'],
      [row.emailTyped, 'choice-lapsed'],
    ]);
    expect(ground.mails[1]?.content.values).toMatchObject({
      choice: 'Corner booth',
      link: `https://fair/en/exhibitor-application?code=${row.code}`,
    });
    const sent = await applied();
    await offerNext(ground.services, 'fair', corners, now);
    await ground.submit(sent);
    await expireOffers(ground.services, now);
    expect((await entryOf(sent))?.state).toBe('offered');
    await ground.db.update(dossier).set({ decision: 'declined' }).where(eq(dossier.id, sent.id));
    await expireOffers(ground.services, now);
    expect([(await entryOf(sent))?.state, ground.mailed().length]).toEqual(['expired', 3]);
  });
});
