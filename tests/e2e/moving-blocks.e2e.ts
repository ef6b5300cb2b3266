import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { eventDocument } from './support/documents.ts';
import { mustPublish } from './support/organizer.ts';
import { pageDocument } from './support/page-documents.ts';

const about = pageDocument('teachers', 'about');
const moving = {
  ...about,
  blocks: [
    { block: 'confetti' as const, title: 'You are in' },
    { block: 'animation' as const, animation: 'motion:sprout', animation_alt: 'Five sprouts' },
  ],
};

/** How many pixels of the confetti are painted. */
const painted = (page: Page) =>
  page.locator('.confetti canvas').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const context = (canvas as HTMLCanvasElement).getContext('2d');
    const bytes = width > 0 && height > 0 ? context?.getImageData(0, 0, width, height).data : undefined;
    return bytes?.filter((byte, index) => index % 4 === 3 && byte > 0).length ?? 0;
  });

test('confetti falls and a drawing moves under the policy of the page', async ({ visit, onTestFinished }) => {
  onTestFinished(() => mustPublish(about));
  await mustPublish(moving);
  const { page, address, complaints } = await visit();
  // It is this test that reads the canvas again and again.
  complaints.expect(/willReadFrequently/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address('/about'));
  await expect.poll(() => painted(page)).toBeGreaterThan(100);

  const drawing = page.getByRole('img', { name: 'Five sprouts' });
  await drawing.scrollIntoViewIfNeeded();
  const stop = page.getByRole('button', { name: 'Stop the animation' });
  await stop.click();
  const still = await drawing.innerHTML();
  expect(still).toContain('fill-accent');
  await page.getByRole('button', { name: 'Play the animation' }).click();
  await expect.poll(() => drawing.innerHTML()).not.toBe(still);
});

test('for less motion nothing falls and the drawing is whole and still', async ({
  visit,
  onTestFinished,
}) => {
  onTestFinished(() => mustPublish(about));
  await mustPublish(moving);
  const { page, address } = await visit({ width: 390, locale: 'fr' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(address('/about'));
  const drawing = page.getByRole('img', { name: 'Five sprouts' });
  await drawing.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Lancer l’animation' }).waitFor();
  const still = await drawing.innerHTML();
  await axe(page);
  expect(await drawing.innerHTML()).toBe(still);
  expect(scripts.filter((url) => url.includes('throw-confetti'))).toEqual([]);
});

// One grey pixel, as a map service would send it.
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test('a map on tiles of the event’s choice: drawn, moved by key, and a sketch where none come', async ({
  visit,
  onTestFinished,
}) => {
  const event = eventDocument();
  onTestFinished(() => mustPublish(event));
  const map = {
    tiles: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: 'Tiles of the example',
    attribution_link: 'https://tiles.example/about',
  };
  await mustPublish({ ...event, map } satisfies EventDocument);
  const { page, context, address, complaints } = await visit();
  const asked: string[] = [];
  await context.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: TILE });
  });
  await page.goto(address('/venue'));
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /Open the map/ }).press('Enter');
  const shown = page.getByRole('region', { name: 'Map: Harbourside Conference Centre' });
  await shown.locator('.leaflet-tile-loaded').first().waitFor();
  expect(asked[0]).toMatch(/\/16\/\d+\/\d+\.png$/);
  await page.getByRole('link', { name: 'Tiles of the example' }).waitFor();
  await axe(page);
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await expect.poll(() => asked.some((url) => url.includes('/15/'))).toBe(true);
  const before = asked.length;
  await shown.focus();
  // One who asks for less motion sees no gliding, during which a press would do nothing.
  const presses = 5;
  const from = await shown.locator('.map-pin').boundingBox();
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
  const to = await shown.locator('.map-pin').boundingBox();
  expect((from?.x ?? 0) - (to?.x ?? 0)).toBe(80 * presses);
  await expect.poll(() => asked.length).toBeGreaterThan(before);

  // The service is gone: what the organizer drew stands in.
  await context.unroute('https://tiles.example/**');
  await context.route('https://tiles.example/**', (route) => route.fulfill({ status: 404 }));
  complaints.expect(/^404 GET/);
  await page.reload();
  await page.getByRole('button', { name: /Open the map/ }).click();
  await page.getByText('Sketch map, north at the top').waitFor();
  expect(await shown.count()).toBe(0);
});
