import { expect } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { form as enForm } from '#widgets/languages/en/form.ts';
import { form as frForm } from '#widgets/languages/fr/form.ts';
import { control } from './support/answer.ts';
import { continueButton } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { formDocument } from './support/documents.ts';
import { watchShift } from './support/layout-shift.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';

const COUNT = 120;
const label = (at: number) => `Question ${at}`;
const choices = Array.from({ length: 40 }, (_, at) => ({ id: `c${at}`, name: `Choice ${at}` }));

/** A text each but for a list of choices at `listAt`. */
const questions = (listAt: number) =>
  Array.from({ length: COUNT }, (_, at): Field => {
    const every = { code: `q${at}`, label: label(at), required: 'Y' as const };
    return at === listAt ? { ...every, type: 'combobox', options: choices } : { ...every, type: 'text' };
  });

/** The last of the first part: what opens below it lies over the next. */
const LIST_AT = 23;

test.for([
  { locale: 'en', width: 1280 },
  { locale: 'fr', width: 390 },
] as const)(
  'a long section, in $locale at $width px, is one form to whoever fills it',
  async (each, { visit, onTestFinished }) => {
    const { locale, width } = each;
    const personal = formDocument('personal');
    onTestFinished(() => mustPublish(personal));
    await mustPublish({ ...personal, sections: [{ code: 'long', fields: questions(LIST_AT) }] });
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const shift = await watchShift(page);
    await atStepByApi(visitor, 'personal', { track: 'vancouver' });

    // A list lies over what comes after its part.
    const list = page.getByRole('combobox', { name: label(LIST_AT) });
    await list.click();
    const choice = page.getByRole('option', { name: 'Choice 5', exact: true });
    await choice.waitFor();
    await screenshot(page, `long-form-list-${locale}-${width}`);
    const beyond = await choice.evaluate((element) => {
      const part = element.closest('.fields-part')?.getBoundingClientRect();
      return element.getBoundingClientRect().top - (part?.bottom ?? 0);
    });
    expect(beyond).toBeGreaterThan(0);
    await choice.click();
    expect(await list.inputValue()).toBe('Choice 5');

    // From the summary to a field far below.
    await continueButton(page, 'participation', locale).click();
    await errorSummary(page).waitFor();
    await page.getByRole('button', { name: (locale === 'en' ? enForm : frForm).showAll }).click();
    await axe(page);
    await errorSummary(page)
      .getByRole('link', { name: new RegExp(`^${label(COUNT - 2)}`) })
      .click();
    const far = control(page, label(COUNT - 2));
    await expect.poll(() => far.evaluate((element) => element === document.activeElement)).toBe(true);
    const isSeen = () =>
      far.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    await screenshot(page, `long-form-far-${locale}-${width}`);

    // Through it by keyboard, back over the border of two parts.
    for (let at = COUNT - 2; at > COUNT - 28; at -= 1) await page.keyboard.press('Shift+Tab');
    const passed = control(page, label(COUNT - 28));
    expect(await passed.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('An answer');
    expect(await passed.inputValue()).toBe('An answer');
    expect((await shift()).value).toBeLessThan(0.02);

    // On paper is all of it.
    await page.emulateMedia({ media: 'print' });
    const undrawn = () =>
      page
        .getByRole('textbox', { includeHidden: true })
        .evaluateAll(
          (boxes) => boxes.filter((box) => !box.checkVisibility({ contentVisibilityAuto: true })).length,
        );
    await expect.poll(undrawn).toBe(0);
  },
);
