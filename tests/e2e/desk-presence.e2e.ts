import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { deviceAt } from './support/one-of.ts';
import { callAsOrganizer } from './support/organizer.ts';
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

    test('see each other on a draft, and what the other types', async ({ visit }) => {
      const code = `shared-${randomUUID().slice(0, 6)}`;
      const { body } = await callAsOrganizer('startSiteDraft', { name: code });
      const { id } = (body as { draft: { id: string } }).draft;
      const document = { kind: 'page', code, title: { en: 'Harbour', fr: 'Port' }, blocks: [] };
      await callAsOrganizer('saveSiteDraftDocument', { draft: id, document, revision: 0 });
      const [ana, bo] = [await visit({ locale, width }), await visit({ locale: 'en' })];
      const addresses = [await addOrganizer('owner'), await addOrganizer('editor')] as const;
      const path = `/content/drafts/${id}/page/${code}`;
      await signIn(ana, addresses[0], path);
      await signIn(bo, addresses[1], path);
      const others = ana.page.getByRole('status').filter({ hasText: addresses[1] });
      await others.waitFor();
      await bo.page.getByRole('status').filter({ hasText: addresses[0] }).waitFor();
      await axe(ana.page);
      await screenshot(ana.page, `desk-draft-presence-${locale}-${width}`);

      const titles = ({ page }: typeof ana) => page.locator('#document_title').getByRole('textbox');
      // Whoever is typing keeps the focus and the place in the text.
      await titles(ana).last().fill('Le port');
      await ana.page.keyboard.press('Home');
      await expect.poll(() => titles(bo).last().inputValue()).toBe('Le port');
      await titles(bo).first().fill('Old harbour');
      await expect.poll(() => titles(ana).first().inputValue()).toBe('Old harbour');
      await expect
        .poll(() =>
          titles(ana)
            .last()
            .evaluate((field) => field === field.ownerDocument.activeElement),
        )
        .toBe(true);
      await ana.page.keyboard.type('Voici ');
      await expect.poll(() => titles(bo).last().inputValue()).toBe('Voici Le port');
      expect(await titles(bo).first().inputValue()).toBe('Old harbour');
    });
  },
);
