import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { schedule as words } from '#src/lib/i18n/en/schedule.ts';
import { test } from './support/browser.ts';
import { catalogueDocument, titleOf } from './support/documents.ts';

/** So many sessions of a time a phone shows before it is asked for more. */
const ON_PHONES = 4;

/** Titles of what begins at one o'clock on Friday, for Grade 4 and in English. */
function wanted(): string[] {
  const { slots, sessions, workshops } = catalogueDocument<ScheduleDocument>('schedule');
  const atOne = slots
    .filter(({ day, start, track }) => day === 'friday' && start === '13:00' && track !== 'online')
    .map(({ code }) => code);
  return sessions
    .filter(({ schedule }) => atOne.includes(schedule))
    .filter((session) => {
      const filters = workshops.find(({ code }) => code === session.workshop)?.filters;
      return filters?.['level']?.includes('g47') && filters['language']?.includes('en');
    })
    .map(({ code }) => titleOf(code, 'en'));
}

test.for([
  { width: 1280, most: 4 },
  { width: 390, most: 5 },
] as const)(
  'what is on at 1 pm in English for Grade 4 is found by $most presses at $width px',
  async ({ width, most }, { visit }) => {
    const { page } = await visit({ width });
    await page.goto('/schedule');
    await page.getByRole('button', { name: new RegExp(`^${words.basket},`) }).waitFor();
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    await press(page.getByRole('button', { name: words.filters }));
    await press(page.getByRole('button', { name: 'Grades 4 to 7', exact: true }));
    await press(page.getByRole('button', { name: 'English', exact: true }));
    await press(page.getByRole('navigation', { name: words.jump }).getByRole('link', { name: /^1:00 pm/ }));
    const titles = wanted();
    const block = page.getByRole('region', { name: '1:00 pm', exact: true });
    // It is what one sees: under the bar that stays, and with nothing else above it.
    await expect
      .poll(async () => {
        const [bar, top] = await Promise.all([page.locator('.schedule-bar'), block.locator('h2')].map(boxOf));
        return (top?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
      })
      .toBeLessThan(40);
    if (width < 1000 && titles.length > ON_PHONES) {
      await press(block.getByRole('button', { name: new RegExp(`^Show ${titles.length - ON_PHONES} more`) }));
    }
    const shown = await block.getByRole('heading', { level: 3 }).allInnerTexts();
    expect([...shown].sort()).toEqual([...titles].sort());
    expect(presses).toBeLessThanOrEqual(most);
  },
);

const boxOf = (each: Locator) => each.boundingBox();
