import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from '#widgets/parts/messages.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { dragAbove } from './support/drag.ts';
import { expectFocus, tabTo } from './support/keyboard.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';
import {
  beginVolunteer,
  pageHeading,
  shiftOption,
  volunteerField,
  volunteerLabel,
  volunteerStep,
  volunteers,
  wayToHelp,
} from './support/volunteer.ts';
import { labelled, messages, whole, words } from './support/words.ts';

const times = ['morning', 'noon', 'afternoon'] as const;

/** The form of shifts as somebody reads it: rows in rows in an object in one of two shapes. */
function shiftsForm(page: Page, locale: Locale) {
  const wordOf = (code: string, what: 'item_label' | 'add_label') => {
    const field = volunteerField('shifts', code);
    return resolveText(what in field ? (field as { [what]?: string })[what] : undefined, locale);
  };
  const button = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name: whole(name), includeHidden: false });
  const rowIn = (within: Page | Locator, code: string, at: number) =>
    within.getByRole('group', { name: whole(`${wordOf(code, 'item_label')} ${at + 1}`) });
  const select = (within: Page | Locator, code: string) =>
    within.getByLabel(labelled(volunteerLabel('shifts', code, locale)));
  return {
    item: (code: string, at: number) => `${wordOf(code, 'item_label')} ${at + 1}`,
    day: (at: number) => rowIn(page, 'days', at),
    shift: (day: number, at: number) => rowIn(rowIn(page, 'days', day), 'shifts', at),
    add: (within: Page | Locator, code: string) => button(within, wordOf(code, 'add_label')),
    remove: (within: Page | Locator, item: string) => button(within, say('removeItem', locale, { item })),
    move: (within: Page | Locator, way: 'moveUp' | 'moveDown', item: string) =>
      button(within, say(way, locale, { item })),
    help: (way: string) => page.getByRole('radio', { name: wayToHelp(way, locale) }),
    select,
    dayRadio: (within: Locator, id: string) =>
      within.getByRole('radio', { name: shiftOption('day', id, locale), exact: true }),
    async fill(shift: Locator, time: string, task = 'rooms') {
      await select(shift, 'time').selectOption(time);
      await select(shift, 'task').selectOption(task);
    },
    /** The hours of a day's shifts as they are drawn, each by its number: where it begins and how long it is. */
    barsOf: (day: number) =>
      rowIn(page, 'days', day)
        .locator('.timeline-line > span')
        .evaluateAll((bars) =>
          bars.map((bar) => {
            const { left: start = 0, width: whole = 1 } = bar.parentElement?.getBoundingClientRect() ?? {};
            const { left, width } = bar.getBoundingClientRect();
            const percent = (part: number) => Math.round((100 * part) / whole);
            return `${bar.textContent}: ${percent(left - start)} + ${percent(width)}`;
          }),
        ),
    /** How high the line of a day and its sum stand. */
    heightOf: (day: number) =>
      rowIn(page, 'days', day)
        .locator('.timeline')
        .evaluate((line) => line.getBoundingClientRect().height),
    /** The times of a day's shifts in their order. */
    timesOf: (day: number) =>
      select(rowIn(page, 'days', day), 'time').evaluateAll((lists) =>
        lists.map((list) => (list as HTMLSelectElement).value),
      ),
  };
}

const goOn = (page: Page) => page.locator('button[type=submit]').filter({ visible: true }).first().click();

describe.each(
  oneOf(0, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('shifts by day in $locale at $width px', ({ locale, width }) => {
  test('rows in rows are asked for, added, moved and removed; a shape that is left and chosen again has what was typed', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const form = shiftsForm(page, locale);
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `shifts-${name}-${locale}-${width}`);
    };
    await page.goto(visitor.address('/apply/volunteer'));
    await beginVolunteer(page, `shifts.${Date.now()}.${width}@example.org`, false, locale);

    // What is wrong in a row in a row is named with all that it stands in, and a link leads there.
    await form.help('by_day').check();
    await goOn(page);
    await errorSummary(page).waitFor();
    const inPlan = [volunteerLabel('shifts', 'plan', locale), form.item('days', 0), form.item('shifts', 0)];
    const timeError = errorSummary(page).getByRole('link', {
      name: [...inPlan, volunteerLabel('shifts', 'time', locale)].join(', '),
    });
    expect(await errorSummary(page).getByRole('link').count()).toBe(4);
    await look('errors');
    await timeError.focus();
    await page.keyboard.press('Enter');
    await expectFocus(form.select(form.shift(0, 0), 'time'));

    await form.dayRadio(form.day(0), 'friday').check();
    const empty = await form.heightOf(0);
    await form.day(0).getByText(say('noHours', locale)).waitFor();
    await form.fill(form.shift(0, 0), 'morning');
    expect(await form.barsOf(0)).toEqual(['1: 5 + 30']);
    expect(await form.heightOf(0)).toBe(empty);
    await timeError.waitFor({ state: 'detached' });

    // A second and a third, by keyboard: each is where the focus goes.
    for (const [at, time] of times.slice(1).entries()) {
      await tabTo(page, form.add(form.day(0), 'shifts'));
      await page.keyboard.press('Enter');
      await expectFocus(form.select(form.shift(0, at + 1), 'time'));
      await form.fill(form.shift(0, at + 1), time);
    }
    expect(await form.timesOf(0)).toEqual([...times]);
    expect(await form.add(form.day(0), 'shifts').count()).toBe(0);
    expect(await form.barsOf(0)).toEqual(['1: 5 + 30', '2: 35 + 30', '3: 65 + 35']);
    await look('three');

    // The last goes up by its button, the focus with it; and back by its grip.
    const up = form.move(form.shift(0, 2), 'moveUp', form.item('shifts', 2));
    await tabTo(page, up, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocus(form.move(form.shift(0, 1), 'moveUp', form.item('shifts', 1)));
    expect(await form.timesOf(0)).toEqual(['morning', 'afternoon', 'noon']);
    const grip = form.shift(0, 2).locator('[data-grip]');
    await dragAbove(page, grip, form.shift(0, 1), width === 390 ? 'finger' : 'mouse');
    await expect.poll(() => form.timesOf(0)).toEqual([...times]);
    await form.remove(form.shift(0, 1), form.item('shifts', 1)).click();
    await expect.poll(() => form.timesOf(0)).toEqual(['morning', 'afternoon']);
    expect(await form.barsOf(0)).toEqual(['1: 5 + 30', '2: 65 + 35']);

    // Another day with its own shift; the days change places with all that is in them.
    await form.add(page, 'days').click();
    await form.dayRadio(form.day(1), 'saturday').check();
    await form.fill(form.shift(1, 0), 'noon', 'kitchen');
    await form.move(form.day(1), 'moveUp', form.item('days', 1)).click();
    await expect.poll(() => form.timesOf(0)).toEqual(['noon']);
    expect(await form.timesOf(1)).toEqual(['morning', 'afternoon']);
    expect(await form.dayRadio(form.day(0), 'saturday').isChecked()).toBe(true);
    await look('two-days');

    await form.help('anywhere').check();
    await page.getByRole('checkbox', { name: shiftOption('day', 'thursday', locale) }).check();
    await look('anywhere');
    await form.help('by_day').check();
    expect(await form.timesOf(1)).toEqual(['morning', 'afternoon']);

    await page.reload();
    await pageHeading(page, volunteerStep('shifts', locale)).waitFor();
    await expect.poll(() => form.timesOf(1)).toEqual(['morning', 'afternoon']);
    await form.help('anywhere').check();
    expect(
      await page.getByRole('checkbox', { name: shiftOption('day', 'thursday', locale) }).isChecked(),
    ).toBe(true);
    await form.help('by_day').check();

    // A row that is left half empty is refused where it stands.
    await form.select(form.shift(1, 1), 'task').selectOption('');
    await form.select(page, 'shirt').selectOption('l');
    await goOn(page);
    await errorSummary(page).getByRole('link').click();
    await expectFocus(form.select(form.shift(1, 1), 'task'));
    await form.day(1).getByText(messages[locale].required).waitFor();
    await form.select(form.shift(1, 1), 'task').selectOption('welcome');
    await goOn(page);

    await pageHeading(page, volunteerStep('send', locale)).waitFor();
    await page.locator('.reviewed-line', { hasText: volunteerStep('shifts', locale) }).click();
    const lines = page.locator('.answers').filter({ visible: true });
    await lines.getByText(shiftOption('time', 'noon', locale)).waitFor();
    expect(await lines.getByText(form.item('shifts', 1)).count()).toBe(2);
    expect(await lines.getByText(shiftOption('day', 'thursday', locale)).count()).toBe(0);
    await look('reviewed');
    await page.getByRole('button', { name: words[locale].apply.submit, exact: true }).first().click();
    await pageHeading(page, resolveText(volunteers.confirmation?.title, locale)).waitFor();
    await look('sent');
  });
});
