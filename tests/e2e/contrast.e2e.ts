import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastPairs } from '#engine/event/documents/event/theme-pairs.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { type Colour, contrast } from './support/contrast.ts';
import { words } from './support/words.ts';

/** The colours that tokens come to on the page, as they are painted. */
async function paintedColours(page: Page, tokens: readonly string[]): Promise<Record<string, Colour>> {
  return page.evaluate((names) => {
    const probe = document.createElement('span');
    document.body.append(probe);
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas');
    const painted = names.map((name) => {
      probe.style.color = `var(--${name})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha !== 255) throw new Error(`--${name} is not opaque`);
      return [name, [red, green, blue]] as const;
    });
    probe.remove();
    return Object.fromEntries(painted);
  }, tokens);
}

test.for(['light', 'dark'] as const)(
  'every pair of colours has its contrast (%s)',
  async (colorScheme, { visit }) => {
    const { page } = await visit({ colorScheme });
    await page.goto('/');
    await page.getByRole('link', { name: words.en.home.choose_in_person }).waitFor();
    const colours = await paintedColours(page, [
      ...new Set(contrastPairs.flatMap((pair) => pair.slice(0, 2).map(String))),
    ]);
    const weak = contrastPairs.flatMap(([foreground, background, atLeast]) => {
      const [front, back] = [colours[foreground], colours[background]];
      const ratio = front && back ? contrast(front, back) : 0;
      return ratio < atLeast ? [`${foreground} on ${background}: ${ratio.toFixed(2)}, not ${atLeast}`] : [];
    });
    expect(weak).toEqual([]);
    // A token that is not there would be painted as the text around it.
    expect(colours['surface']).not.toEqual(colours['ink']);
  },
);

test('text that is too pale is found, also on a page that was looked at before', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: words.en.home.choose_in_person }).waitFor();
  await axe(page);
  const add = (style: string) =>
    page.evaluate((given) => {
      const text = document.createElement('p');
      text.textContent = 'Few places left';
      text.style.cssText = given;
      document.querySelector('main')?.append(text);
    }, style);
  await add('color: #000; background: #fff');
  await axe(page);
  await add('color: #bbb; background: #fff');
  await expect(axe(page)).rejects.toThrow('to deeply equal []');
});
