import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { localClock } from '#server/scheduled-drafts/due-at.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { deviceAt } from './support/one-of.ts';
import { callAsOrganizer, mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';

const page = (code: string, title: string, more: object = {}) => ({
  kind: 'page',
  code,
  title: { en: title, fr: title },
  blocks: [],
  ...more,
});

describe.each(deviceAt(1))('a draft on the desk in $locale at $width px', ({ locale, width }) => {
  const { content: words, history } = deskWords[locale];
  const say = (template: string, values: Readonly<Record<string, string | number>>) =>
    formatMessage(template, values, locale);

  test('gives a question another code, with the condition that reads it', async ({ visit }) => {
    const code = `asked_${randomUUID().slice(0, 6)}`;
    const label = { en: 'Main course', fr: 'Plat principal' };
    const fields = [
      { code: 'dish', type: 'text', label },
      {
        code: 'why',
        type: 'text',
        label: { en: 'Why', fr: 'Pourquoi' },
        show_if: { '!!': [{ var: 'dish' }] },
      },
    ];
    const title = { en: `Asked ${code}`, fr: `Demandé ${code}` };
    await mustPublish({ kind: 'form', code, title, sections: [{ code: 'all', fields }] });
    const { body } = await callAsOrganizer('startSiteDraft', { name: `Renamed ${code}` });
    const { id } = (body as { draft: { id: string } }).draft;
    const first = { draft: id, code, field: 'dish', to: 'meal' };
    expect((await callAsOrganizer('renameSiteDraftField', first)).status).toBe(200);

    const visitor = await visit({ locale, width });
    const { page: view } = visitor;
    await signIn(visitor, await addOrganizer('editor'), `/content/drafts/${id}`);
    const { field_code: panel, code_panel } = words;
    await view.getByRole('button', { name: say(panel.open_of, { name: title[locale] }) }).click();
    const asking = view.getByRole('form', { name: panel.title });
    await asking.getByRole('combobox').selectOption('meal');
    await asking.getByRole('textbox', { name: code_panel.code }).fill('main_course');
    await axe(view);
    await screenshot(view, `desk-field-code-${locale}-${width}`);
    await asking.getByRole('button', { name: code_panel.do }).click();
    await view.getByText(say(panel.done, { code: 'main_course', count: 0 })).waitFor();
    await asking.waitFor({ state: 'detached' });
  });

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

  test('publishes itself at a time, which can be changed and cancelled, and says why it could not', async ({
    visit,
  }) => {
    const suffix = randomUUID().slice(0, 6);
    const [code, title, draft] = [`later-${suffix}`, `Later ${suffix}`, `Monday ${suffix}`];
    const visitor = await visit({ locale, width });
    const { page: view } = visitor;
    await signIn(visitor, await addOrganizer('editor'), '/content');
    await view.getByRole('button', { name: words.new_draft }).click();
    await view.getByRole('textbox', { name: words.draft_name }).fill(draft);
    await view.getByRole('button', { name: words.start }).click();
    await view.getByRole('button', { name: words.new_page.title }).click();
    const titles = view.getByRole('form', { name: words.new_page.title }).getByRole('textbox');
    for (const at of [0, 1]) await titles.nth(at).fill(title);
    await titles.nth(2).fill(code);
    await view.getByRole('button', { name: words.new_page.do }).click();
    await view.getByRole('link', { name: words.review }).click();

    await view.getByRole('radio', { name: words.schedule.at }).check();
    await view.getByText(words.schedule.needed).waitFor();
    const set = async (day: string, clock: string) => {
      await view.getByLabel(words.schedule.day, { exact: true }).fill(day);
      await view.getByLabel(words.schedule.time, { exact: true }).fill(clock);
      await view.getByRole('button', { name: words.schedule.do }).click();
    };
    visitor.complaints.expect(/422/);
    await set('2020-01-31', '09:00');
    await view.getByRole('alert').waitFor();
    await axe(view);
    await screenshot(view, `desk-schedule-past-${locale}-${width}`);
    await set('2099-01-31', '09:00');
    await view.getByRole('link', { name: words.schedule.change }).waitFor();
    await axe(view);
    await screenshot(view, `desk-scheduled-${locale}-${width}`);
    await view.goto(visitor.address('/organize/content'));
    const row = view.getByRole('row').filter({ hasText: draft });
    await row.getByText('2099').waitFor();
    await row.getByRole('link', { name: draft }).click();
    await view.getByRole('link', { name: words.schedule.change }).click();
    expect(await view.getByLabel(words.schedule.time, { exact: true }).inputValue()).toBe('09:00');
    await set('2099-02-28', '10:30');
    await view.getByRole('button', { name: words.schedule.cancel }).click();
    await expect.poll(() => view.getByRole('link', { name: words.schedule.change }).count()).toBe(0);

    // Its time comes, but by then there is nothing in it.
    await view.getByRole('link', { name: words.review }).click();
    await view.getByRole('radio', { name: words.schedule.at }).check();
    const soon = localClock(new Date(Date.now() + 60_000), 'America/Vancouver');
    await set(soon.slice(0, 10), soon.slice(11, 16));
    await view.getByRole('button', { name: say(words.remove_of, { name: title }) }).click();
    await view.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    const refused = view.getByRole('heading', {
      name: new RegExp(words.schedule.refused.split('{')[0] ?? ''),
    });
    await expect
      .poll(
        async () => {
          await view.reload();
          await view.getByText(words.draft_empty).waitFor();
          return refused.count();
        },
        { timeout: 90_000, interval: 3_000 },
      )
      .toBe(1);
    await axe(view);
    await screenshot(view, `desk-schedule-refused-${locale}-${width}`);
  });
});
