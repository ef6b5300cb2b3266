import { afterEach, describe, expect } from 'vitest';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, mustCall } from './support/by-api.ts';
import { catalogueDocument } from './support/documents.ts';
import { mailsTo } from './support/mails.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';

/** The shop and the activities with a waitlist, and one pin and one place at the museum. */
async function publishOneOfEach(): Promise<void> {
  const shop = catalogueDocument<OffersDocument>('products');
  const products = shop.offers.map((product) =>
    product.code === 'pin'
      ? { ...product, variants: product.variants?.map((variant) => ({ ...variant, stock: 1 })) }
      : product,
  );
  await mustPublish({ ...shop, waitlist: 'Y', offers: products });
  const document = catalogueDocument<OffersDocument>('activities');
  const activities = document.offers.map((each) => (each.code === 'museum' ? { ...each, stock: 1 } : each));
  await mustPublish({ ...document, waitlist: 'Y', offers: activities });
}
afterEach(async () => {
  for (const code of ['products', 'activities']) await mustPublish(catalogueDocument(code));
});

const at = { track: 'vancouver', days: ['friday'] } as const;

describe.each(deviceAt(0))('what is sold out in $locale at $width px', ({ locale, width }) => {
  test('is waited for, offered on the open page and by email, and accepted', async ({ visit }) => {
    await publishOneOfEach();
    const [other, waiting] = [await visit({ locale: 'en' }), await visit({ locale, width })];
    const { code, token } = await atStepByApi(other, 'extras', at);
    const pin = { code, product_code: 'pin', variant_code: 'one' };
    const museum = { buyer_code: code, activity_code: 'museum' };
    const { page } = waiting;
    const own = await atStepByApi(waiting, 'extras', at);
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `extras-${name}-${locale}-${width}`);
    };
    const join = page.getByRole('button', {
      name: /^(Join the waitlist|S’ajouter).*(Seedling pin|Épinglette|museum|musée)/,
    });
    await page
      .getByRole('button', { name: /(Seedling pin|Épinglette)/ })
      .first()
      .waitFor();
    expect(await join.count()).toBe(0);
    // The open page follows what others take.
    await mustCall('purchaseProduct', { ...pin, qty: 1 }, { token });
    await mustCall('saveActivityInformation', { ...museum, quantity: 1 }, { token });
    await expect.poll(() => join.count(), { timeout: 20_000 }).toBe(2);
    await join.first().click();
    await expect.poll(() => join.count()).toBe(1);
    await join.first().click();
    const positions = page.getByText(/position 1$|rang 1$/);
    await expect.poll(() => positions.count()).toBe(2);
    await look('waiting');

    await mustCall('deletePurchaseProduct', pin, { token });
    await mustCall('saveActivityInformation', { ...museum, quantity: 0 }, { token });
    const accept = page.getByRole('button', { name: /^(Accept|Accepter)/ });
    await expect.poll(() => accept.count(), { timeout: 20_000 }).toBe(2);
    await look('offered');
    const offers = async () =>
      (await mailsTo(own.email)).filter((mail) => /Now available for you|Maintenant offert/.test(mail));
    await expect.poll(async () => (await offers()).length).toBe(2);

    await accept.first().click();
    await expect.poll(() => accept.count()).toBe(1);
    await accept.first().click();
    await expect.poll(() => accept.count()).toBe(0);
    await page.getByRole('radio', { name: /museum|musée/, checked: true }).waitFor();
    await page.getByRole('button', { name: /^(One less|Un de moins).*(Seedling pin|Épinglette)/ }).waitFor();
    await look('accepted');
    // For the next visitor of this test.
    const { code: ownCode, token: ownToken } = own;
    await mustCall('deletePurchaseProduct', { ...pin, code: ownCode }, { token: ownToken });
    const released = { ...museum, buyer_code: ownCode, quantity: 0 };
    await mustCall('saveActivityInformation', released, { token: ownToken });
  });
});
