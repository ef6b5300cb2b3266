import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { control } from './support/answer.ts';
import { shortest } from './support/answers.ts';
import { atStep, begin, walk } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { labelOf } from './support/documents.ts';
import { words } from './support/words.ts';

/**
 * Puts `<font>` elements in the place of all texts, those that come later too, as the translator of a browser does; the
 * words stay the same so that they can be found.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'FONT']);
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || left.has(parent.nodeName) || parent.closest('svg') || text.data.trim() === '')
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
    const changes = { childList: true, subtree: true, characterData: true };
    const observer = new MutationObserver(() => {
      observer.disconnect();
      translateIn(document.body);
      observer.observe(document.body, changes);
    });
    observer.observe(document.body, changes);
  });
}

/** Leads away from the step, as "Continue" does, or ends the registration. */
const LEAVES = /, done|edit|continue|back|pay|withdraw|sign out|later|leave|cancel|change/i;

/** Presses every button and box of a step that does not lead away from it; gives how many. */
async function pressEverything(page: Page): Promise<number> {
  const pressed = await page.evaluate(async (leaves) => {
    const done = new Set<Element>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const next = () =>
      [
        ...document.querySelectorAll<HTMLElement>('main :is(button, summary, [type=checkbox], [type=radio])'),
      ].find(
        (element) =>
          !done.has(element) &&
          element.checkVisibility() &&
          !new RegExp(leaves, 'i').test(`${element.textContent} ${element.getAttribute('aria-label')}`),
      );
    for (let element = next(); element; element = next()) {
      done.add(element);
      element.click();
      await frame();
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        if (dialog.open) dialog.close();
        await frame();
      }
    }
    return done.size;
  }, LEAVES.source);
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  return pressed;
}

test('a page translator breaks no step, whatever is pressed', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  await translate(page);
  await walk(page, shortest, 'en');
  const steps = ['review', ...shortest.map(({ form }) => form).reverse()];
  for (const step of steps) {
    await atStep(page, step, 'en');
    expect(await pressEverything(page), step).toBeGreaterThan(0);
    expect(await page.getByRole('heading', { level: 1 }).count(), step).toBe(1);
    if (step !== steps.at(-1)) await page.goBack();
  }
  await control(page, labelOf('personal', 'first_name', 'en')).fill('');
  await page
    .getByRole('button', { name: /^Continue to/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByText(words.en.interrupted.retry).count()).toBe(0);
});
