import { expect } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { answerAll } from './support/answer.ts';
import { few } from './support/answers.ts';
import { atStep, fillStart, goOn } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

/** Closes everything that a browser keeps for a site, as its strict settings do. */
function closeStorage(): void {
  const closed = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: closed });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: closed, set: closed });
}

test.for(oneOf(0, LOCALES))(
  'a registration in a browser that keeps nothing (%s)',
  async (locale, { visit }) => {
    const visitor = await visit({ locale, width: 390 });
    const { page } = visitor;
    await page.addInitScript(closeStorage);
    await page.goto(visitor.address('/registration/start'));
    await page.getByText(words[locale].storage.title).waitFor();
    await screenshot(page, `closed-storage-start-${locale}-390`);
    await fillStart(page, {}, locale);
    await page.getByRole('button', { name: words[locale].start.begin }).click();
    await atStep(page, 'personal', locale);
    expect(await page.getByText(words[locale].storage.title).count()).toBe(1);
    await axe(page);
    await screenshot(page, `closed-storage-step-${locale}-390`);
    await answerAll(page, 'personal', few.personal, locale);
    await goOn(page, 'participation', locale);
  },
);
