import { and, eq, inArray } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { dossier, hold, waitlistEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { publishOfferFlow } from '../offer-flow.ts';
import type { Answer, Begun, TestApi } from '../test-api.ts';
import { publishFresh, testActivities, testProducts } from './catalogue.ts';

const offered = { offered_until: expect.any(String) };

/** A visitor of one kind of item of which there is one left at first. */
interface Visitor {
  readonly begun: Begun;
  hold(quantity: number): Promise<Answer>;
  wait(wait?: 'Y' | 'N'): Promise<Answer>;
  /** What the visitor waits for, and how much they hold. */
  awaited(): Promise<readonly unknown[]>;
  /** The offer to the visitor that has ended. */
  ended(): Promise<unknown>;
}

const kinds = {
  product: async (api: TestApi, waitlist: object) => {
    const product = testProducts.products[0];
    const variants = product?.variants.map((variant) => ({ ...variant, stock: 1 }));
    const named = await publishFresh(api, {
      ...testProducts,
      ...waitlist,
      products: [{ ...product, variants }],
    });
    const of = { product_code: named('shirt'), variant_code: named('S') };
    return async (): Promise<Visitor> => {
      const begun = await api.begin();
      const body = { code: begun.code, ...of };
      return {
        begun,
        hold: (qty) =>
          qty === 0
            ? api.post('deletePurchaseProduct', body, begun.bearer)
            : api.post('purchaseProduct', { ...body, qty }, begun.bearer),
        wait: (wait = 'Y') => api.post('waitForProduct', { ...body, wait }, begun.bearer),
        async awaited() {
          const answer = (await api.get(`/api/getPurchasedProduct/${begun.code}/all`, begun.bearer)).body;
          const waiting = (answer['waiting'] ?? []) as (typeof of)[];
          const bought = answer['purchases'] as { qty: number }[];
          return [
            ...waiting.map(({ product_code: _, variant_code: __, ...each }) => each),
            bought[0]?.qty ?? 0,
          ];
        },
        async ended() {
          const answer = await api.get(`/api/getPurchasedProduct/${begun.code}/all`, begun.bearer);
          const [own] = (answer.body['ended_offers'] ?? []) as (typeof of)[];
          if (!own) return undefined;
          const { product_code, variant_code, ...ended } = own;
          expect({ product_code, variant_code }).toEqual(of);
          return ended;
        },
      };
    };
  },
  activity: async (api: TestApi, waitlist: object) => {
    const activity = testActivities.activities[0];
    const named = await publishFresh(api, {
      ...testActivities,
      ...waitlist,
      activities: [{ ...activity, capacity: 1 }],
    });
    const activity_code = named('dinner');
    return async (): Promise<Visitor> => {
      const begun = await api.begin();
      const body = { buyer_code: begun.code, activity_code };
      return {
        begun,
        hold: (quantity) => api.post('saveActivityInformation', { ...body, quantity }, begun.bearer),
        wait: (wait = 'Y') => api.post('waitForActivity', { ...body, wait }, begun.bearer),
        async awaited() {
          const answer = await api.get(`/api/getActivityInformations/${begun.code}`, begun.bearer);
          const [own] = answer.body['activities'] as { awaited?: object; quantity: number }[];
          return [...(own?.awaited ? [own.awaited] : []), own?.quantity ?? 0];
        },
        async ended() {
          const answer = await api.get(`/api/getActivityInformations/${begun.code}`, begun.bearer);
          return (answer.body['activities'] as { ended_offer?: object }[])[0]?.ended_offer;
        },
      };
    };
  },
} as const;

async function expire({ database: { db } }: TestApi, { begun }: Visitor): Promise<void> {
  const [row] = await db.select().from(dossier).where(eq(dossier.code, begun.code));
  await db
    .update(waitlistEntry)
    .set({ offeredUntil: new Date(Date.now() - 1_000) })
    .where(and(eq(waitlistEntry.dossierId, row?.id ?? ''), eq(waitlistEntry.state, 'offered')));
}

async function minutesHeld({ database: { db } }: TestApi, { begun }: Visitor): Promise<number> {
  const [own] = await db
    .select({ until: hold.heldUntil })
    .from(hold)
    .innerJoin(dossier, eq(dossier.id, hold.dossierId))
    .where(and(eq(dossier.code, begun.code), inArray(hold.kind, ['variant', 'activity'])));
  return (Number(own?.until) - Date.now()) / 60_000;
}

const untilOffered = (visitor: Visitor) =>
  vi.waitFor(async () => expect(await visitor.awaited()).toEqual([offered, 0]), { timeout: 20_000 });

/** Waiting for products and activities, which behave alike. */
const waitlistCases: ApiCase[] = Object.entries(kinds).flatMap(([kind, publish]) => [
  {
    name: `offers a sold-out ${kind} to the first on its waitlist, who accepts it, declines it, or lets it pass`,
    async run(api) {
      const visitor = await publish(api, { waitlist: 'Y' });
      const [holder, first, second, third] = [
        await visitor(),
        await visitor(),
        await visitor(),
        await visitor(),
      ];
      await first.wait();
      // What is free is not waited for.
      expect(await first.awaited()).toEqual([0]);
      await holder.hold(1);
      for (const each of [first, second, third]) expect((await each.wait()).status).toBe(200);
      // A person who joins again keeps their position, and what one holds one does not wait for.
      await first.wait();
      await holder.wait();
      expect([await holder.awaited(), await first.awaited(), await second.awaited()]).toEqual([
        [1],
        [{ position: 1 }, 0],
        [{ position: 2 }, 0],
      ]);
      await holder.hold(0);
      await untilOffered(first);
      expect(await second.awaited()).toEqual([{ position: 1 }, 0]);
      expect([(await holder.hold(1)).body.reason, (await second.hold(1)).body.reason]).toEqual([
        'full',
        'full',
      ]);
      const subjects = (await mailsTo(api, first.begun.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Now available for you'))).toHaveLength(1);
      await first.wait('N');
      expect([await first.awaited(), await first.ended()]).toEqual([
        [0],
        { at: expect.any(String), declined: 'Y' },
      ]);
      await untilOffered(second);
      await expire(api, second);
      // An offer whose time is up is not accepted; the next in line has it.
      expect((await second.hold(1)).body.reason).toBe('full');
      // What is published has everyone checked who waits.
      await publishOfferFlow(api);
      await untilOffered(third);
      expect([await second.awaited(), await second.ended(), await third.ended()]).toEqual([
        [0],
        { at: expect.any(String), declined: 'N' },
        undefined,
      ]);
      await second.wait();
      expect(await second.ended()).toBeUndefined();
      expect((await third.hold(1)).status).toBe(200);
      expect(await third.awaited()).toEqual([1]);
      // The offer's day to pay is not cut to the minutes of a hold.
      expect(await minutesHeld(api, third)).toBeGreaterThan(60);
      expect((await holder.hold(1)).body.reason).toBe('full');
    },
  },
  {
    name: `has nobody wait for a ${kind} without a waitlist`,
    async run(api) {
      const visitor = await publish(api, {});
      const [holder, other] = [await visitor(), await visitor()];
      await holder.hold(1);
      expect((await other.wait()).status).toBe(422);
      expect((await other.wait('N')).status).toBe(200);
    },
  },
]);

export const itemsWaitlistCases: ApiCase[] = [
  ...waitlistCases,
  {
    name: 'publishes no negative stock of a product or an activity',
    async run(api) {
      const [product, activity] = [testProducts.products[0], testActivities.activities[0]];
      const variants = product?.variants.map((variant) => ({ ...variant, stock: -1 }));
      const documents = [
        { ...testProducts, products: [{ ...product, variants }] },
        { ...testActivities, activities: [{ ...activity, capacity: -1 }] },
      ];
      for (const document of documents) {
        const refused = await api.publish(document);
        expect([refused.status, refused.text]).toEqual([422, expect.stringMatching(/stock|capacity/)]);
      }
    },
  },
];
