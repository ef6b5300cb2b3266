import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

describe.each(deviceAt(1))(
  'two organizers on one registration in $locale at $width px',
  ({ locale, width }) => {
    test('see each other, and what the other changes', async ({ visit }) => {
      const { code } = await beginByApi();
      const [ana, bo] = [await visit({ locale, width }), await visit({ locale: 'en' })];
      const addresses = [await addOrganizer('owner'), await addOrganizer('desk')] as const;
      await signIn(ana, addresses[0], `/registrations/${code}`);
      await signIn(bo, addresses[1], `/registrations/${code}`);
      const others = ana.page.getByRole('status').filter({ hasText: addresses[1] });
      await others.waitFor();
      await bo.page.getByText(addresses[0], { exact: false }).waitFor();
      await axe(ana.page);
      await screenshot(ana.page, `desk-presence-${locale}-${width}`);

      await bo.page.getByLabel(deskWords.en.tags.new).fill('by bo');
      await bo.page.getByRole('button', { name: deskWords.en.tags.add, exact: true }).click();
      await ana.page.getByText('by bo', { exact: true }).waitFor();

      await bo.page.getByRole('link', { name: deskWords.en.one.back }).click();
      await expect.poll(() => others.count()).toBe(0);
    });
  },
);
