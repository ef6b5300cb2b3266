import type { Page } from 'playwright-core';

/** What a visitor did: screens (dialogs among them) on which something was done, presses, fields that were typed in. */
export interface Work {
  readonly screens: readonly string[];
  readonly presses: number;
  readonly fields: readonly string[];
}

/** Counts, from the next page that is loaded on, all that is done in a tab; a choice of a native list is one press. */
export async function countWork(page: Page): Promise<() => Promise<Work>> {
  await page.addInitScript(() => {
    const KEY = 'work';
    const read = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{"screens":[],"presses":0,"fields":[]}');
    const isTyped = (target: Element) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement &&
        !['checkbox', 'radio', 'button', 'submit'].includes(target.type));
    const screenOf = (target: Element) => {
      const dialog = target.closest('dialog, [role="dialog"]');
      return (dialog ?? document).querySelector('h1, h2')?.textContent?.trim() ?? '';
    };
    const note = (event: Event, presses: number) => {
      const target = event.target;
      if (!(target instanceof Element)) return;
      const work = read();
      const screen = screenOf(target);
      if (!work.screens.includes(screen)) work.screens.push(screen);
      const name = `${screen}: ${target.id || target.getAttribute('name')}`;
      if (isTyped(target) && !work.fields.includes(name)) work.fields.push(name);
      work.presses += isTyped(target) ? 0 : presses;
      sessionStorage.setItem(KEY, JSON.stringify(work));
    };
    addEventListener(
      'pointerdown',
      (event) => !(event.target instanceof HTMLSelectElement) && note(event, 1),
      true,
    );
    addEventListener(
      'input',
      (event) => note(event, event.target instanceof HTMLSelectElement ? 1 : 0),
      true,
    );
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('work') ?? '{}'));
}
