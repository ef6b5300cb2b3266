import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect } from 'vitest';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { documentForm as en } from '#widgets/languages/en/document-form.ts';
import { documentForm as fr } from '#widgets/languages/fr/document-form.ts';
import { control } from './support/answer.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { formDocument, labelOf } from './support/documents.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';

const personal = formDocument('personal');
const [who] = personal.sections;
const count = who?.fields.length ?? 0;
const updates = who?.fields.find(({ code }) => code === 'text_updates');

afterEach(() => mustPublish(personal));

/** The text of a problem begins with how grave it is; a question's only contains the word. */
const startingWith = (word: string) => new RegExp(`^${word}`);

describe.each(deviceAt(0))('a form edited on the desk in $locale at $width px', ({ locale, width }) => {
  const { content: words, history, preview, walks } = deskWords[locale];
  const asked = { en, fr }[locale];
  const texts = updates && 'text' in updates ? resolveText(updates.text, locale) : '';
  const say = (template: string, values: Readonly<Record<string, string | number>>) =>
    formatMessage(template, values, locale);
  const name = resolveText(personal.title, locale);

  test('is saved as one types, stopped by a mistake, published, and followed by an open page', async ({
    visit,
  }) => {
    const attendee = await visit({ locale, width });
    await atStepByApi(attendee, 'personal', { track: 'vancouver' });
    await control(attendee.page, labelOf('personal', 'last_name', locale)).fill('Okafor');

    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('editor'), '/content?q=personal');
    await page.getByRole('button', { name: say(words.edit_of, { name }), exact: true }).click();
    const panel = page.getByRole('form', { name: say(words.edit_of, { name }) });
    await panel.getByRole('combobox', { name: words.draft, exact: true }).selectOption('');
    const draft = `Draft ${randomUUID().slice(0, 6)}`;
    await panel.getByRole('textbox', { name: words.draft_name }).fill(draft);
    await axe(page);
    await screenshot(page, `desk-content-${locale}-${width}`);
    await panel.getByRole('button', { name: words.open_in_draft }).click();

    const questions = page.getByRole('region', { name: resolveText(who?.title, locale) });
    const rowOf = (code: string) =>
      questions.getByRole('button', { name: new RegExp(`^${labelOf('personal', code, locale)}`) });
    const first = rowOf('first_name').first();
    await first.press('Alt+ArrowDown');
    await questions
      .getByText(say(asked.moved, { name: labelOf('personal', 'first_name', locale), place: 2, count }))
      .waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await questions
      .getByText(say(asked.moved, { name: labelOf('personal', 'first_name', locale), place: 1, count }))
      .waitFor();

    // A question that is required of those who get text messages, chosen without a line of JSON.
    await questions.getByRole('button', { name: asked.addQuestion }).click();
    await questions.getByRole('button', { name: asked.addChosen, exact: true }).click();
    const added = questions
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox', { name: asked.type, exact: true }) });
    const district = { en: 'Best time to text', fr: 'Meilleur moment pour un texto' };
    const named = added.locator('#document_sections_0_fields_7_label').getByRole('textbox');
    await named.first().fill(district.en);
    await named.last().fill(district.fr);
    const shown = added.locator('#document_sections_0_fields_7_show_if');
    await shown.getByRole('button', { name: asked.addCondition }).click();
    await shown.getByRole('combobox', { name: asked.question, exact: true }).selectOption('text_updates');
    await shown.locator('.dk-truth').waitFor();
    await shown.scrollIntoViewIfNeeded();
    await axe(page);
    await screenshot(page, `desk-content-question-${locale}-${width}`);

    await first.click();
    const labels = page.locator('#document_sections_0_fields_0_label').getByRole('textbox');
    for (const at of [0, 1]) await labels.nth(at).fill('');
    const problem = page.getByRole('listitem').filter({ hasText: startingWith(words.error) });
    await problem.waitFor();
    expect(await problem.textContent()).toContain({ en: 'is missing', fr: 'Il manque' }[locale]);
    await axe(page);
    await screenshot(page, `desk-content-problem-${locale}-${width}`);

    // The address holds the draft and the document, and the server what was typed.
    await page.reload();
    await problem.getByRole('button').click();
    await expect.poll(() => labels.first().evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: words.review }).click();
    await page.getByText(say(words.publish.fix_errors, { count: 1 })).waitFor();
    await axe(page);
    await screenshot(page, `desk-content-closed-${locale}-${width}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: startingWith(words.error) })
      .getByRole('link')
      .click();
    const renamed = { en: 'Given name', fr: 'Prénom usuel' };
    await labels.first().fill(renamed.en);
    await labels.last().fill(renamed.fr);
    await page.getByRole('heading', { name: say(words.problems, { count: 0 }) }).waitFor();
    await page.getByRole('status').filter({ hasText: words.edit.saved }).waitFor();

    await page.getByRole('button', { name: preview.view }).click();
    const drawn = page.locator('.dk-preview');
    await control(drawn, renamed[locale]).fill('Ana');
    expect(await control(drawn, district[locale]).count()).toBe(0);
    await drawn.getByRole('checkbox', { name: texts }).check();
    await control(drawn, district[locale]).waitFor();
    await axe(page);
    await screenshot(page, `desk-content-preview-${locale}-${width}`);
    await drawn.getByRole('button', { name: preview.check }).click();
    await drawn.getByRole('alert').first().waitFor();

    await page.getByRole('link', { name: words.review }).click();
    await page.getByRole('insertion').filter({ hasText: renamed[locale] }).waitFor();
    // What each way through the registration costs; the new question is on one of them, and no price changes.
    const ways = page.getByRole('region', { name: walks.title });
    await ways.getByRole('row').filter({ hasText: /\$/ }).first().waitFor();
    expect(await ways.getByText(say(walks.changed, { count: 0 })).count()).toBeGreaterThan(0);
    const steps = ways.locator('summary').filter({ hasText: name }).first();
    await steps.click();
    await ways.getByText(district[locale]).filter({ visible: true }).first().waitFor();
    await steps.scrollIntoViewIfNeeded();
    await screenshot(page, `desk-content-walks-${locale}-${width}`);
    const publish = page.getByRole('button', { name: say(words.publish.do, { count: 1 }) });
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe(null);
    await axe(page);
    await screenshot(page, `desk-content-review-${locale}-${width}`);
    await publish.click();
    await page.getByRole('heading', { name: say(words.publish.done, { name: draft }) }).waitFor();
    await axe(page);
    await screenshot(page, `desk-content-published-${locale}-${width}`);

    await control(attendee.page, renamed[locale]).waitFor();
    expect(await control(attendee.page, labelOf('personal', 'last_name', locale)).inputValue()).toBe(
      'Okafor',
    );

    await page.goto(visitor.address('/organize/content?q=GST'));
    const mentions = page.getByRole('region', { name: words.in_contents });
    await mentions.getByRole('listitem').first().waitFor();
    await axe(page);
    await screenshot(page, `desk-content-search-${locale}-${width}`);
    await page.goto(visitor.address('/organize/content?q=personal'));
    await page.getByRole('link', { name: say(history.title, { name }), exact: true }).click();
    const versions = page.getByRole('navigation', { name: history.versions }).getByRole('link');
    await page.getByRole('insertion').filter({ hasText: renamed[locale] }).waitFor();
    await axe(page);
    await screenshot(page, `desk-content-history-${locale}-${width}`);
    await versions.nth(1).click();
    const before = Number(new URL(page.url()).searchParams.get('version'));
    await page.getByRole('button', { name: history.restore }).click();
    await page.getByRole('link', { name: words.review }).click();
    await page.getByRole('deletion').filter({ hasText: renamed[locale] }).waitFor();
    await publish.click();
    const restored = say(history.draft_name, { name, version: before });
    await page.getByRole('heading', { name: say(words.publish.done, { name: restored }) }).waitFor();
    await control(attendee.page, labelOf('personal', 'first_name', locale)).waitFor();
  });
});
