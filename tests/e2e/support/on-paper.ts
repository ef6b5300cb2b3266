import type { Page } from 'playwright-core';
import { contrast } from './contrast.ts';

const PAPER = [255, 255, 255] as const;
/** The least contrast of a word with white paper, where grounds are left out: that of large letters (WCAG 1.4.3). */
const LEAST = 3;

/** The words of a page that would be pale on paper, as a printer leaves dark grounds out. */
export async function paleOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas');
    const painted = (colour: string) => {
      for (const each of ['#fff', colour]) {
        canvas.fillStyle = each;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue] as const;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('main *:not(svg, svg *)')]
      .filter((element) => hasWords(element) && element.checkVisibility())
      .map((element) => ({
        words: `${element.className}: ${element.textContent?.trim().slice(0, 40)}`,
        colour: painted(getComputedStyle(element).color),
      }));
  });
  await page.emulateMedia({ media: null });
  // A page of which nothing was read would have nothing pale either.
  if (printed.length === 0) throw new Error('There are no words');
  return printed.filter(({ colour }) => contrast(colour, PAPER) < LEAST).map(({ words }) => words);
}
