import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { languagesAtWidths } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';

const page = (code: string, title: string, more: object = {}) => ({
  kind: 'page',
  code,
  title: { en: title, fr: title },
  blocks: [],
  ...more,
});

describe.each(languagesAtWidths)('a draft on the desk in $locale at $width px', ({ locale, width }) => {
  const { content: words, history } = deskWords[locale];
  const say = (template: string, values: Readonly<Record<string, string | number>>) =>
    formatMessage(template, values, locale);

  test('deletes a page once nothing leads to it, and its history brings it back', async ({ visit }) => {
    const suffix = randomUUID().slice(0, 6);
    const [harbour, boats] = [`harbour-${suffix}`, `boats-${suffix}`];
    const [harbourName, boatsName] = [`Harbour ${suffix}`, `Boats ${suffix}`];
    const action = { label: { en: 'Harbour', fr: 'Port' }, link: `/${harbour}` };
    const blocks = [{ block: 'cards', cards: [{ title: { en: 'Go', fr: 'Allez' }, action }] }];
    await mustPublish(page(harbour, harbourName));
    await mustPublish(page(boats, boatsName, { blocks }));

    const visitor = await visit({ locale, width });
    const { page: view } = visitor;
    await signIn(visitor, await addOrganizer('editor'), '/content');
    await view.getByRole('button', { name: words.new_draft }).click();
    const draft = `Draft ${suffix}`;
    await view.getByRole('textbox', { name: words.draft_name }).fill(draft);
    await view.getByRole('button', { name: words.start }).click();

    const choose = view.getByRole('combobox', { name: words.add });
    await choose.selectOption(`page/${harbour}`);
    await view.getByRole('button', { name: words.delete_chosen }).click();
    const dialog = view.getByRole('dialog', { name: say(words.delete_title, { name: harbourName }) });
    await dialog.getByRole('link', { name: new RegExp(boatsName) }).waitFor();
    await axe(view);
    await screenshot(view, `desk-delete-${locale}-${width}`);
    await dialog.getByRole('button', { name: words.delete, exact: true }).click();
    const row = view.getByRole('row').filter({ hasText: harbourName });
    await row.getByText(words.is_deleted, { exact: true }).waitFor();
    await row.getByText(say(words.errors, { count: 1 })).waitFor();
    await axe(view);
    await screenshot(view, `desk-deleted-${locale}-${width}`);

    // Kept and deleted again, without a trace of the first time.
    await row.getByRole('button', { name: say(words.keep_of, { name: harbourName }) }).click();
    await view.getByText(words.draft_empty).waitFor();
    for (const [code, name] of [
      [harbour, harbourName],
      [boats, boatsName],
    ] as const) {
      await choose.selectOption(`page/${code}`);
      await view.getByRole('button', { name: words.delete_chosen }).click();
      await view.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click();
      await view.getByRole('row').filter({ hasText: name }).waitFor();
      if (code === boats) continue;
      await view.getByRole('link', { name: words.review }).click();
      await view.getByText(say(words.publish.fix_errors, { count: 1 })).waitFor();
      await view.getByRole('link', { name: new RegExp(`^${boatsName}`) }).waitFor();
      await axe(view);
      await screenshot(view, `desk-delete-closed-${locale}-${width}`);
      await view.getByRole('link', { name: draft }).click();
    }
    await view.getByRole('link', { name: words.review }).click();
    const publish = view.getByRole('button', { name: say(words.publish.do_delete, { count: 2 }) });
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe(null);
    await axe(view);
    await screenshot(view, `desk-delete-review-${locale}-${width}`);
    await publish.click();
    await view.getByRole('heading', { name: say(words.publish.done, { name: draft }) }).waitFor();
    await view.getByText(words.is_deleted, { exact: true }).first().waitFor();
    await axe(view);
    await screenshot(view, `desk-delete-published-${locale}-${width}`);

    await view.goto(visitor.address('/organize/content'));
    const gone = view.getByRole('region', { name: words.deleted_documents });
    await gone.getByRole('link', { name: say(history.title, { name: harbourName }) }).click();
    await view.getByText(history.taken_offline).waitFor();
    await axe(view);
    await screenshot(view, `desk-delete-history-${locale}-${width}`);
    await view.getByRole('button', { name: history.restore }).click();
    await view.getByRole('link', { name: words.review }).click();
    await view.getByRole('button', { name: say(words.publish.do, { count: 1 }) }).click();
    const restored = say(history.draft_name, { name: harbourName, version: 2 });
    await view.getByRole('heading', { name: say(words.publish.done, { name: restored }) }).waitFor();
    await view.goto(visitor.address(`/${harbour}`));
    await view.getByRole('heading', { name: harbourName }).waitFor();
  });
});
