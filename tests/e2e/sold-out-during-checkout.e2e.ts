import { describe, expect } from 'vitest';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { productPicker as productEn } from '#widgets/languages/en/product-picker.ts';
import { productPicker as productFr } from '#widgets/languages/fr/product-picker.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginBuyer } from './support/buyer.ts';
import { beginByApi, callApi, openOnDevice, saveUpTo } from './support/by-api.ts';
import { catalogueDocument } from './support/documents.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';

const products = catalogueDocument<OffersDocument>('products');
const activities = catalogueDocument<OffersDocument>('activities');
const says = { en: productEn, fr: productFr };

/** A copy of the first of a list that bears another name, of which there is one. */
function oneOf<Item extends { code: string }>([first]: readonly Item[], more: object): Item {
  if (!first) throw new Error('The demo has none');
  return { ...first, ...more };
}

describe.each(deviceAt(1))(
  'what somebody else took while one looked at it, in $locale at $width px',
  ({ locale, width }) => {
    test('is refused in its row, which says how it stands now: the last piece of a product', async ({
      visit,
    }) => {
      const name = `Last mug ${locale} ${width}`;
      const code = `mug-${locale}-${width}`;
      const variants = [{ code: 'one', name: 'One', stock: 1 }];
      const one = oneOf(products.offers, { code, name, variants });
      await mustPublish({ ...products, offers: [...products.offers, one] });
      try {
        const visitor = await visit({ locale, width });
        const { page } = visitor;
        // The news that it is gone does not come in time.
        await page.routeWebSocket(/\/app\//, () => undefined);
        visitor.complaints.expect(/^409 POST .*purchaseProduct/);
        const [mine, other] = [
          await beginByApi({ track: 'vancouver' }),
          await beginByApi({ track: 'vancouver' }),
        ];
        await saveUpTo(mine, 'extras', []);
        await openOnDevice(visitor, mine, 'extras');
        const more = page.getByRole('button', { name: new RegExp(name) }).last();
        await more.waitFor();
        const taken = { code: other.code, product_code: code, variant_code: 'one', qty: 1 };
        expect((await callApi('purchaseProduct', taken, other)).status).toBe(200);
        await more.click();
        await page.locator('.note').filter({ hasText: name }).waitFor();
        await page.getByText(says[locale].soldOut, { exact: true }).first().waitFor();
        await axe(page);
        await screenshot(page, `gone-product-${locale}-${width}`);
      } finally {
        await mustPublish(products);
      }
    });

    test('is refused in its row, which says how it stands now: the last place of an activity', async ({
      visit,
    }) => {
      const name = `Last walk ${locale} ${width}`;
      const code = `walk-${locale}-${width}`;
      const one = oneOf(activities.offers, { code, name, stock: 1 });
      await mustPublish({ ...activities, offers: [...activities.offers, one] });
      try {
        const visitor = await visit({ locale, width });
        const { page } = visitor;
        // The news that it is gone does not come in time.
        await page.routeWebSocket(/\/app\//, () => undefined);
        visitor.complaints.expect(/^409 POST .*saveActivityInformation/);
        await beginBuyer(visitor);
        const radio = page.getByRole('radio', { name: new RegExp(name) });
        await radio.waitFor();
        const other = await beginByApi({ track: 'vancouver' });
        const taken = { buyer_code: other.code, activity_code: code, quantity: 1 };
        expect((await callApi('saveActivityInformation', taken, other)).status).toBe(200);
        await radio.click();
        await page.locator('.note').filter({ hasText: name }).waitFor();
        await expect.poll(() => radio.isDisabled()).toBe(true);
        await axe(page);
        await screenshot(page, `gone-activity-${locale}-${width}`);
      } finally {
        await mustPublish(activities);
      }
    });
  },
);
