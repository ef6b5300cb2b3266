import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Speaker } from '#engine/contract/site.ts';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import type { BlockOf } from '#engine/event/documents/page/blocks/registry.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { pages as en } from '#src/lib/i18n/en/pages.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { catalogueDocument } from './support/documents.ts';
import { expectFocus, takenOver } from './support/keyboard.ts';
import { type MovableServer, startMovableServer } from './support/moved-clock.ts';
import { oneOf } from './support/one-of.ts';
import { pageDocument } from './support/page-documents.ts';
import { screenshot } from './support/screenshot.ts';
import { siteOf } from './support/shared-server.ts';
import { whole } from './support/words.ts';

const [activity] = catalogueDocument<OffersDocument>('activities').offers;
const HOUR = 3_600;

let server: MovableServer;
let site: string;
beforeAll(async () => {
  server = await startMovableServer();
  site = siteOf(server.port);
}, 120_000);
afterAll(async () => void (await server.stop()));

describe.each(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
    ['fr', 1280],
    ['en', 390],
  ] as const),
)('in %s at %d px', (locale, width) => {
  const name = whole(resolveText(activity?.name, locale));

  test('an activity has an address, at which it is told as it stands', async ({ visit }) => {
    const { page, address } = await visit({ locale, width, site });
    await page.goto(address('/programme'));
    await takenOver(page);
    const link = page.getByRole('link', { name });
    await link.focus();
    const asked = page.waitForResponse(/getActivityInformationByCode\/seawall/);
    await page.keyboard.press('Enter');
    await asked;
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText(whole(formatCents(activity?.amount ?? 0, locale))).waitFor();
    expect(new URL(page.url()).search).toBe('?activity=seawall');
    await axe(page);
    await screenshot(page, `activity-${locale}-${width}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(link);
    // The same address is what is sent to somebody else.
    await page.goto(address('/programme?activity=seawall'));
    await dialog.waitFor();
  });

  test('a page shows the pictures of another', async ({ visit }) => {
    const { page, address } = await visit({ locale, width, site });
    const slider = pageDocument('teachers', 'venue').blocks.find(
      (block): block is BlockOf<'slider'> => block.block === 'slider',
    );
    await page.goto(address('/hotels'));
    const captions = slider?.slides.map(({ caption }) => resolveText(caption, locale)) ?? [];
    expect(captions.length).toBeGreaterThan(1);
    for (const caption of captions) await page.locator('.slider').getByText(caption).waitFor();
    await page.locator('.slider').scrollIntoViewIfNeeded();
    await axe(page);
    await screenshot(page, `hotels-pictures-${locale}-${width}`);
  });
});

test('during the event the keynotes tell which of them is next, and when it has begun', async ({ visit }) => {
  const keynotes = await fetch(`http://localhost:${server.port}/api/getWorkshopKeynotes`);
  const [first]: Speaker[] = await keynotes.json();
  const start = Date.parse(first?.keynote?.start ?? '');
  const open = async (time: number) => {
    const { page } = await visit({ site });
    await page.clock.install({ time });
    await page.goto('/keynotes');
    await page.getByRole('heading', { name: resolveText(first?.keynote?.title, 'en') }).waitFor();
    return { page, next: page.locator('.keynote-next') };
  };
  const weeksBefore = await open(Date.now());
  await weeksBefore.page.getByRole('button', { name: /^My Workshops/ }).waitFor();
  expect(await weeksBefore.next.count()).toBe(0);

  await server.pass(Math.floor((start - Date.now()) / 1_000) - HOUR);
  const { page, next } = await open(start - HOUR * 1_000);
  await next.getByText(en.keynote_next).waitFor();
  await axe(page);
  await screenshot(page, 'keynote-next-en-1280');
  await server.pass(HOUR + 60, page);
  await next.getByText(en.keynote_on).waitFor();
  expect(await next.count()).toBe(1);
});
