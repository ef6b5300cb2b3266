import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill } from './support/words.ts';

/** Starts a draft with a published page in it, as the organizer who is signed in; gives the draft's id. */
function draftWith(page: Page, code: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const name = new FormData();
    name.append('name', 'Autumn');
    const started = await fetch('/api/startSiteDraft', { method: 'POST', body: name });
    const { draft } = await started.json();
    const published = await fetch(`/api/getConfiguration/teachers/page/${wanted}`);
    const { document, version } = await published.json();
    await fetch('/api/saveSiteDraftDocument', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ draft: draft.id, document, revision: 0, base_version: version }),
    });
    return draft.id;
  }, code);
}

describe.each(
  oneOf(0, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('a document as JSON, in %s at %d px', (locale, width) => {
  const words = deskWords[locale];
  const { json_editor: json, content } = words;

  test('agrees with its form, completes names, and says where it stops being JSON', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('editor'), '/content');
    const draft = await draftWith(page, 'venue');
    await page.goto(visitor.address(`/organize/content/drafts/${draft}/page/venue`));
    await page.getByRole('button', { name: json.json }).click();
    const editor = page.getByRole('textbox', { name: json.label });
    await editor.waitFor();
    await axe(page);
    await screenshot(page, `desk-json-${locale}-${width}`);

    // A new property at the end of the first line.
    await editor.press('Control+Home');
    await editor.press('End');
    await editor.press('Enter');
    await page.keyboard.type('"pare');
    // A press of Enter right after the list opens is a new line.
    await page.getByRole('option', { name: /"parent"/ }).click();
    await screenshot(page, `desk-json-completed-${locale}-${width}`);
    const why = fill(json.not_saved, { line: '3', why: json.not_json });
    await page.getByRole('status').getByText(why).waitFor();
    await page.getByRole('button', { name: json.form }).click();
    await page.getByRole('alert').getByText(why).waitFor();
    await axe(page);
    await screenshot(page, `desk-json-fault-${locale}-${width}`);
    await page.getByRole('button', { name: json.back }).click();
    await editor.press('Control+Home');
    await editor.press('ArrowDown');
    await editor.press('End');
    await page.keyboard.type(',');
    await page.getByRole('status').getByText(content.edit.saved).waitFor();
    await axe(page);
    await screenshot(page, `desk-json-problem-${locale}-${width}`);
    await page.reload();
    expect(await editor.textContent()).toContain('"parent": ""');
  });
});
