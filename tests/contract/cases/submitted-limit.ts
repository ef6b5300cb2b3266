import { expect, vi } from 'vitest';
import type { ApiCase } from '#tests/contract/api-case.ts';
import { openEveryKind } from '#tests/contract/every-kind.ts';
import { text } from '#tests/contract/every-kind-documents.ts';
import type { TestApi } from '#tests/contract/test-api.ts';

const wanted = { product_code: 'shirt', variant_code: 'small' };

/** A shop that sells a shirt in two sizes, of one of which there is a single piece. */
async function openShop(api: TestApi) {
  const event = await openEveryKind(api);
  const sellShirts = (most: number) => {
    const variants = [
      { code: 'small', name: text('Small'), stock: 1 },
      { code: 'large', name: text('Large') },
    ];
    const shirt = { code: 'shirt', name: text('Shirt'), amount: 1_000, most, variants };
    return event.publish(event.offersDocument('products', [shirt]));
  };
  await sellShirts(1);
  return { ...event, sellShirts };
}

/** Waits on the waitlist of a variant after all that one registration may have of a product is held. */
export const submittedLimitCases: ApiCase[] = [
  {
    name: 'keeps who has the most of a product in line for another variant, which the next in line is offered meanwhile',
    async run(api) {
      const event = await openShop(api);
      const [holder, full, next] = [await event.visitor(), await event.visitor(), await event.visitor()];
      const must = async (answer: ReturnType<typeof holder.post>) => {
        const { status, text: said } = await answer;
        expect(status, said).toBe(200);
      };
      await must(holder.post('purchaseProduct', { ...wanted, qty: 1 }));
      for (const each of [full, next]) await must(each.post('waitForProduct', { ...wanted, wait: 'Y' }));
      await must(full.post('purchaseProduct', { ...wanted, variant_code: 'large', qty: 1 }));
      for (const each of [full, next]) await must(each.submit());
      const positionOf = async ({ review }: typeof full) => {
        const booked = (await review())['booked'] as { kind: string; detail?: { en: string } }[];
        return booked.find(({ kind }) => kind === 'waitlist')?.detail?.en;
      };
      const offeredTo = async ({ review }: typeof full) =>
        ((await review())['offered'] as { item: string }[]).map(({ item }) => item);
      const untilOffered = (visitor: typeof full) =>
        vi.waitFor(async () => expect(await offeredTo(visitor)).toEqual(['shirt/small']), 20_000);

      await must(holder.post('deletePurchaseProduct', wanted));
      await untilOffered(next);
      expect(await positionOf(full)).toMatch(/position: 1$/);
      await must(next.post('leaveItemWaitlist', { kind: 'merchandise', item: 'shirt/small' }));
      await event.sellShirts(2);
      await untilOffered(full);
    },
  },
];
