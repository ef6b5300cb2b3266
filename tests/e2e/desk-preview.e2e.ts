import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { demoFlow, stepLabel } from './support/documents.ts';
import { deviceAt } from './support/one-of.ts';
import { callAsOrganizer } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';

describe.each(deviceAt(0))('a draft’s preview in $locale at $width px', ({ locale, width }) => {
  const { content, site: words } = deskWords[locale];

  test('shows the draft as a site, follows its editor, and is shared by a link that is revoked', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('editor'));
    // The published page leads to its editor.
    await page.goto(visitor.address('/?query=mode'));
    await axe(page);
    await screenshot(page, `edit-bar-${locale}-${width}`);
    await page.getByRole('link', { name: words.edit_bar.edit }).click();
    await page.getByRole('combobox', { name: content.draft, exact: true }).selectOption('');
    await page.getByRole('textbox', { name: content.draft_name }).fill(`Preview ${randomUUID().slice(0, 6)}`);
    await axe(page);
    await screenshot(page, `desk-edit-page-${locale}-${width}`);
    await page.getByRole('button', { name: words.open_editor }).click();
    const frame = page.frameLocator(`iframe[title="${words.frame}"]`);
    const lead = frame.locator('main p').first();
    await lead.waitFor();
    await axe(page);
    await screenshot(page, `desk-preview-${locale}-${width}`);

    // By keyboard, the first place of the page.
    const shown = page.locator(`iframe[title="${words.frame}"]`);
    await expect.poll(() => shown.evaluate((own) => own === own.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => frame.locator('html > [role="status"]').textContent()).not.toBe('');
    await page.keyboard.press('Escape');
    const pick = page.getByRole('button', { name: words.pick });
    await expect.poll(() => pick.getAttribute('aria-pressed')).toBe('false');

    // A text is pressed in the page, and changed beside it.
    await pick.click();
    const text = String(await lead.textContent());
    await lead.click();
    const editor = page.getByRole('complementary', { name: words.editor });
    await editor.waitFor();
    const field = editor.getByRole('textbox').and(editor.locator(':focus'));
    await expect.poll(() => field.inputValue().catch(() => '')).toBe(text);
    const changed = `${text} ${randomUUID().slice(0, 6)}`;
    await field.fill(changed);
    await frame.getByText(changed).first().waitFor();
    await axe(page);
    await screenshot(page, `desk-preview-edited-${locale}-${width}`);

    await page.getByRole('button', { name: words.share }).click();
    await page.getByRole('button', { name: words.create_link }).click();
    const shared = page.getByRole('region', { name: words.share_title });
    const link = await shared.getByRole('textbox', { name: words.link, exact: true }).inputValue();
    await screenshot(page, `desk-preview-shared-${locale}-${width}`);
    const colleague = await visit({ locale, width });
    await colleague.page.goto(link);
    await colleague.page.getByText(changed).first().waitFor();
    expect(colleague.page.url()).not.toContain('preview=');
    // Without the link nothing is answered, live messages included.
    colleague.complaints.expect(/403/, /WebSocket connection .* failed/);
    await page.getByRole('button', { name: new RegExp(`^${words.revoke}`) }).click();
    await page.getByText(words.no_links).waitFor();
    const refused = await colleague.page.reload();
    expect(refused?.status()).toBe(403);
  });

  test('shows the draft as someone who goes a way through it, and as a registration without its name', async ({
    visit,
  }) => {
    const last = `Masquée${randomUUID().slice(0, 6)}`;
    const begun = await beginByApi();
    await saveUpTo(begun, 'review', undefined, { personal: { last_name: last } });
    const { body } = await callAsOrganizer('startSiteDraft', { name: `As ${randomUUID().slice(0, 6)}` });
    const { id } = (body as { draft: { id: string } }).draft;
    // Who comes for a day without workshops cannot go on where one has to be chosen.
    const flow = demoFlow('registration');
    const steps = flow.steps.map(({ skip_if, ...step }) =>
      skip_if === undefined || step.code === 'workshops' ? step : { ...step, skip_if },
    );
    await callAsOrganizer('saveSiteDraftDocument', { draft: id, document: { ...flow, steps }, revision: 0 });
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('owner'), `/content/drafts/${id}/publish`);
    const frame = page.frameLocator(`iframe[title="${words.frame}"]`);
    await page.getByRole('link', { name: content.see_there }).click();
    await frame.getByRole('heading', { level: 1, name: stepLabel('workshops', locale) }).waitFor();
    await screenshot(page, `desk-preview-dead-end-${locale}-${width}`);
    await page.goBack();
    const ways = page.getByRole('table').first().getByRole('link');
    const title = String(await ways.first().textContent());
    await ways.first().click();
    const review = frame.getByRole('heading', { level: 1, name: stepLabel('review', locale) });
    await review.waitFor();
    await page.getByRole('button', { name: words.visitor.open }).click();
    const who = page.getByRole('combobox', { name: words.visitor.who });
    const chosen = await who.evaluate((own: HTMLSelectElement) => own.selectedOptions[0]?.label ?? '');
    expect(title).toContain(chosen);
    await axe(page);
    await screenshot(page, `desk-preview-as-${locale}-${width}`);

    const registration = page.getByRole('textbox', { name: words.visitor.registration });
    await registration.fill(begun.code);
    await page.getByRole('button', { name: words.show }).last().click();
    await review.waitFor();
    await frame.getByText('1842 East 7th Avenue').first().waitFor();
    expect(await frame.getByText(last).count()).toBe(0);
    await screenshot(page, `desk-preview-as-registration-${locale}-${width}`);

    await registration.fill('AAAA-2222');
    visitor.complaints.expect(/404/);
    await page.getByRole('button', { name: words.show }).last().click();
    await page.getByText(words.visitor.unknown).waitFor();
  });
});
