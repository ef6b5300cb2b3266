import { expect } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { consent as en } from '#src/lib/i18n/en/consent.ts';
import { consent as fr } from '#src/lib/i18n/fr/consent.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { eventDocument } from './support/documents.ts';
import { expectFocus, tabTo } from './support/keyboard.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

const measuring: EventDocument = {
  ...eventDocument(),
  analytics: {
    heatmap: { service: 'hotjar', track: 'Y', site: '3456789' },
    tags: { container: 'GTM-ABC123' },
  },
};

/** Stands in for the services: notes what is asked of them, and answers with a script that tells that it ran. */
async function serveServices({ page }: Visitor): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/hotjar|googletagmanager/, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.measured = [...(window.measured ?? []), document.currentScript.src];
        try { document.body.insertAdjacentHTML('beforeend', '<img>'); } catch { window.kept = true; }`,
    });
  });
  return asked;
}
const SERVICES = ['static.hotjar.com', 'www.googletagmanager.com'];

test('being measured is asked for, begins with a yes, and ends before a registration', async ({
  visit,
  onTestFinished,
}) => {
  onTestFinished(() => mustPublish(eventDocument()));
  await mustPublish(measuring);
  const visitor = await visit({ locale: 'en', width: 1280 });
  const { page } = visitor;
  const asked = await serveServices(visitor);
  visitor.complaints.expect(/TrustedHTML/);
  await page.goto('/about');
  const question = page.getByRole('region', { name: en.title });
  await question.waitFor();
  await axe(page);
  await screenshot(page, 'consent-en-1280');
  expect(asked).toEqual([]);

  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await tabTo(page, question.getByRole('button', { name: en.accept }));
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => asked.length).toBe(2);
  expect([...asked].sort()).toEqual(SERVICES);
  await page.waitForFunction(() => Reflect.get(window, 'measured')?.length === 2);
  // A service may load its scripts, and still write no HTML into the page.
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);

  // Within the site it goes on in the same page; a registration is a page of its own without it.
  await page.evaluate(() => document.body.setAttribute('data-here-before', ''));
  await page.getByRole('banner').getByRole('link', { name: words.en.site.register_now }).click();
  await page.waitForURL('**/registration/manage');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('body[data-here-before]').count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'measured'))).toBeUndefined();
  expect(asked).toHaveLength(2);

  // The answer is changed from the footer, and what was said is kept over a reload.
  const choices = page.getByRole('button', { name: words.en.site.privacy_choices });
  await choices.click();
  await expectFocus(question.getByRole('heading'));
  await question.getByText(en.is_accepted).waitFor();
  await question.getByRole('button', { name: en.decline }).press('Enter');
  await expectFocus(choices);
  await page.goto('/about');
  await choices.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await question.count()).toBe(0);
  expect(asked).toHaveLength(2);
});

test('on a phone in French it covers no way on; who asks not to be tracked is not asked', async ({
  visit,
  onTestFinished,
}) => {
  onTestFinished(() => mustPublish(eventDocument()));
  await mustPublish(measuring);
  const visitor = await visit({ locale: 'fr', width: 390 });
  const { page, address } = visitor;
  const asked = await serveServices(visitor);
  await page.goto(address('/privacy'));
  const question = page.getByRole('region', { name: fr.title });
  await question.waitFor();
  await axe(page);
  await screenshot(page, 'consent-fr-390');
  const boxes = await question.getByRole('button').evaluateAll((all) =>
    all.map((button) => {
      const { height, width } = button.getBoundingClientRect();
      return { height, width, look: getComputedStyle(button).background };
    }),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
  // The last link of the page can be brought out from under it.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [below, above] = [await question.boundingBox(), await last.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(address('/privacy'));
  await page.getByRole('main').getByRole('button', { name: words.fr.site.privacy_choices }).click();
  await question.getByText(fr.refused).waitFor();
  await question.getByRole('button', { name: fr.close }).click();
  expect(await question.count()).toBe(0);
  expect(asked).toEqual([]);
});
