import type { Page } from 'playwright-core';

/** The least contrast of a word with white paper, where grounds are left out: that of large letters (WCAG 1.4.3). */
const LEAST = 3;

/** The words of a page that would be pale on paper, as a printer leaves dark grounds out. */
export async function paleOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const pale = await page.evaluate((least) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas');
    const contrastWithPaper = (colour: string): number => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('main *:not(svg, svg *)')]
      .filter((element) => hasWords(element) && element.checkVisibility())
      .filter((element) => contrastWithPaper(getComputedStyle(element).color) < least)
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
  }, LEAST);
  await page.emulateMedia({ media: null });
  return pale;
}
