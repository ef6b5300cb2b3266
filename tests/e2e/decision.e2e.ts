import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { demoFlow } from './support/documents.ts';
import { linksIn, lookAtMails, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { callAsOrganizer } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { sentVolunteer } from './support/sent-volunteer.ts';
import { labelled, words } from './support/words.ts';

const flow: FlowDocument = demoFlow('volunteer');

/** Opens what was sent by the link of its last mail, as who has sent it would. */
async function openByMail(visitor: Visitor, email: string): Promise<void> {
  const { page, locale } = visitor;
  const says = words[locale];
  const [link = ''] = (await mailsTo(email)).flatMap(linksIn).filter((each) => each.includes('/apply/'));
  const { pathname, search } = new URL(link);
  await page.goto(visitor.address('/'));
  await page.goto(`${new URL(page.url()).origin}${pathname}${search}`);
  const panel = page.getByRole('region', { name: says.apply.haveCode });
  await panel.getByLabel(labelled(says.manage.email)).fill(email);
  await panel.getByRole('button', { name: says.apply.continue, exact: true }).click();
  await page.getByRole('region', { name: says.apply.standing.title }).waitFor();
}

const standing = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: words[locale].apply.standing.title });

const decide = async (code: string, decision: string, message = '') => {
  const { status } = await callAsOrganizer('decideApplication', {
    event: 'teachers',
    code,
    decision,
    message,
  });
  expect(status).toBe(200);
};

describe.each(
  oneOf(1, [
    { locale: 'en', width: 1280, colorScheme: 'light' },
    { locale: 'fr', width: 390, colorScheme: 'dark' },
  ] as const),
)('what organizers decide on, in $locale at $width px', ({ locale, width, colorScheme }) => {
  const says = words[locale].apply.standing;

  test('is accepted, confirmed by who has sent it, and withdrawn after all', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    const { page } = visitor;
    const { code, email } = await sentVolunteer(locale);
    await decide(code, 'in_review');
    await openByMail(visitor, email);
    const panel = standing(page, locale);
    await panel.getByText(says.looked).waitFor();
    await axe(page);
    await screenshot(page, `standing-review-${locale}-${width}`);

    await decide(code, 'accepted', 'Room 12, at seven.');
    const [accepted = ''] = await mailsTo(email);
    expect(accepted).toContain(
      resolveText(flow.decision?.mails?.accepted?.subject, locale).replace(/\s/g, ' '),
    );
    await page.reload();
    await panel.getByText('Room 12, at seven.').waitFor();
    await axe(page);
    await screenshot(page, `standing-accepted-${locale}-${width}`);
    await panel.getByRole('button', { name: says.confirm, exact: true }).click();
    await panel.getByText(says.state.confirmed).waitFor();
    await panel.getByRole('button', { name: says.confirm, exact: true }).waitFor({ state: 'detached' });

    await panel.getByRole('button', { name: says.withdraw, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: says.withdrawTitle });
    await dialog.waitFor();
    await axe(page);
    await screenshot(page, `standing-withdraw-${locale}-${width}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: says.withdraw, exact: true }).click();
    await dialog.getByLabel(labelled(says.message)).fill('Desolee');
    await dialog.getByRole('button', { name: says.withdrawDo, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words[locale].apply.withdrawnTitle }).waitFor();
    await panel.getByText(says.state.withdrawn).waitFor();
    await axe(page);
    await screenshot(page, `standing-withdrawn-${locale}-${width}`);
    await lookAtMails(visitor, email, 'decided');
  });

  test('is declined: what was paid comes back', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    const { page } = visitor;
    const { code, email } = await sentVolunteer(locale);
    await decide(code, 'declined');
    await openByMail(visitor, email);
    const panel = standing(page, locale);
    await panel.getByText(says.state.declined).waitFor();
    await panel.getByText(says.refund.succeeded.replace('{amount}', formatCents(1_890, locale))).waitFor();
    expect(await panel.getByRole('button').allTextContents()).toEqual([
      words[locale].confirmation.downloadRefund,
    ]);
    const downloading = page.waitForEvent('download');
    await panel.getByRole('button').click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await axe(page);
    await screenshot(page, `standing-declined-${locale}-${width}`);
    await lookAtMails(visitor, email, 'declined');
  });
});
