import { describe, expect } from 'vitest';
import { control } from './support/answer.ts';
import { atStep, begin, codeOf, newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { trackName } from './support/documents.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill, whole, words } from './support/words.ts';

describe.each(deviceAt(0))(
  'the start page with a registration open, in $locale at $width px',
  ({ locale, width }) => {
    const says = words[locale];
    const { start } = says;

    test('offers to continue it, corrects its address, and starts over or another one only when asked', async ({
      visit,
    }) => {
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      const begun = await begin(visitor);
      await atStep(page, 'personal', locale);

      const back = async (address: string) => {
        await page.goBack();
        // The step asks for an address as well, under the same label: it has to be gone.
        await page.getByRole('heading', { level: 1, name: whole(start.title) }).waitFor();
        await page.locator('main').getByText(address, { exact: true }).waitFor();
      };
      await back(begun.email);
      await axe(page);
      await screenshot(page, `start-open-note-${locale}-${width}`);
      const press = () => page.getByRole('button', { name: start.begin }).filter({ visible: true }).click();
      const email = control(page, start.email);
      const dialog = page.getByRole('alertdialog', { name: start.open.title });
      const answer = (name: string) => dialog.getByRole('button', { name }).click();

      // As it is: it goes on.
      await press();
      await atStep(page, 'personal', locale);

      await back(begun.email);
      const right = newEmail('right');
      await email.fill(right);
      await press();
      await dialog.waitFor();
      await axe(page);
      await screenshot(page, `start-open-question-${locale}-${width}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await email.inputValue()).toBe(right);
      await press();
      await answer(fill(start.open.correct, { code: begun.code, email: right }));
      await atStep(page, 'personal', locale);
      await expect.poll(() => control(page, says.start.email).inputValue()).toBe(right);
      expect(await codeOf(page)).toBe(begun.code);

      // Another track cannot be taken along: the open one is given up for it, if that is wanted.
      await back(right);
      await page.getByRole('radio', { name: trackName('online', locale) }).check();
      await press();
      await dialog.getByText(fill(start.open.startOverText, { code: begun.code })).waitFor();
      await axe(page);
      await screenshot(page, `start-over-question-${locale}-${width}`);
      await answer(start.open.startOver);
      await atStep(page, 'personal', locale);
      const instead = await codeOf(page);
      expect(instead).not.toBe(begun.code);

      await back(right);
      await email.fill(newEmail('colleague'));
      await press();
      await answer(start.open.another);
      await atStep(page, 'personal', locale);
      expect([begun.code, instead]).not.toContain(await codeOf(page));
    });
  },
);
