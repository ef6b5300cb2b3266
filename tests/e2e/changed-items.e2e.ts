import { afterEach, expect } from 'vitest';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, mustCall, openOnDevice, saveUpTo } from './support/by-api.ts';
import { catalogueDocument } from './support/documents.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

const shop = catalogueDocument<OffersDocument>('products');
afterEach(() => mustPublish(shop));

test.for(deviceAt(1))(
  'the review says which held items have changed, in $locale at $width px',
  async ({ locale, width }, { visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const begun = await beginByApi({ track: 'vancouver' });
    await saveUpTo(begun, 'review', ['drumming-1']);
    const pin = { code: begun.code, product_code: 'pin', variant_code: 'one', qty: 1 };
    await mustCall('purchaseProduct', pin, begun);
    const repriced = (amount: number) => ({
      ...shop,
      offers: shop.offers.map((offer) => (offer.code === 'pin' ? { ...offer, amount } : offer)),
    });
    const note = page.locator('.note').filter({ hasText: words[locale].review.itemsChanged });

    await openOnDevice(visitor, begun, 'review');
    expect(await note.count()).toBe(0);
    await mustPublish(repriced(999));
    await page.reload();
    await note.getByText(/9[.,]99/).waitFor();
    await axe(page);
    await screenshot(page, `review-repriced-${locale}-${width}`);

    await mustPublish({ ...shop, offers: shop.offers.filter(({ code }) => code !== 'pin') });
    await page.reload();
    await note.getByText({ en: /no longer available/, fr: /n’est plus offert/ }[locale]).waitFor();
    await axe(page);
    await screenshot(page, `review-removed-${locale}-${width}`);
  },
);
