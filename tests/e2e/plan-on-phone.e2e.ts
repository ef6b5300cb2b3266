import { describe, expect } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { newEmail } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { oneOf } from './support/one-of.ts';
import { beginAs } from './support/partner.ts';

describe.each(oneOf(1, LOCALES))('the plan of booths on a phone (%s)', (locale) => {
  test('is whole, nothing covers it, and its list does not scroll by itself', async ({ visit }) => {
    const { page, address } = await visit({ locale, width: 390 });
    await page.goto(address('/apply/exhibitor'));
    await beginAs(page, 'exhibitor', newEmail('plan'), locale);
    const plan = page.getByRole('listbox');
    await plan.waitFor();
    await plan.scrollIntoViewIfNeeded();

    const measured = await page.evaluate(() => {
      const frame = document.querySelector('.choice-plan-frame');
      const drawing = frame?.querySelector('svg');
      if (!frame || !drawing) throw new Error('the plan is not drawn');
      const options = [...drawing.querySelectorAll('[role=option]')];
      const inFrame = frame.getBoundingClientRect();
      const isInside = (part: Element) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isWide = left >= inFrame.left - 1 && right <= inFrame.right + 1;
        return isWide && top >= inFrame.top - 1 && bottom <= inFrame.bottom + 1;
      };
      const isCovered = (part: Element) => {
        part.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = part.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return !found || !drawing.contains(found);
      };
      const scrolling = (from: Element) => {
        const found: string[] = [];
        for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at);
          const isTall = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1;
          const isWide = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1;
          if (isTall || isWide) found.push(at.className);
        }
        return found;
      };
      const list = document.querySelector('.choice-plan-list li');
      if (!list) throw new Error('the list is not drawn');
      return {
        options: options.length,
        cropped: options.filter((option) => !isInside(option)).length,
        covered: options.filter(isCovered).length,
        scrollingPlan: scrolling(drawing),
        scrollingList: scrolling(list),
        isWider: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
    expect(measured.options).toBeGreaterThan(20);
    expect(measured).toMatchObject({
      cropped: 0,
      covered: 0,
      scrollingPlan: [],
      scrollingList: [],
      isWider: false,
    });
  });

  test('pans in its frame once it is enlarged, and the page beside it does not', async ({ visit }) => {
    const { page, address } = await visit({ locale, width: 390 });
    await page.goto(address('/apply/exhibitor'));
    await beginAs(page, 'exhibitor', newEmail('plan-large'), locale);
    await page.getByRole('listbox').waitFor();
    await page.locator('.choice-plan-zoom button').click();
    const widths = await page.evaluate(() => {
      const frame = document.querySelector('.choice-plan-frame');
      if (!frame) throw new Error('the plan is not drawn');
      return {
        pans: frame.scrollWidth > frame.clientWidth,
        isWider: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
    expect(widths).toEqual({ pans: true, isWider: false });
  });
});
