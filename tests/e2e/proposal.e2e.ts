import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { demoPresenters } from '#server/start/demo-presenters.ts';
import { presenters as en } from '#widgets/languages/en/presenters.ts';
import { presenters as fr } from '#widgets/languages/fr/presenters.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { demoFlow, formDocument } from './support/documents.ts';
import { linksIn, lookAtMails, mailsTo } from './support/mails.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';
import { labelled, words } from './support/words.ts';

const flow: FlowDocument = demoFlow('proposal');
const list = { en, fr };

const stepLabel = (code: string, locale: Locale) =>
  resolveText(flow.steps.find((step) => step.code === code)?.label, locale);
const titleOf = (form: string, locale: Locale) => resolveText(formDocument(form).title, locale);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const goOn = (page: Page) => page.locator('button[type=submit]').filter({ visible: true }).first().click();

function field(page: Page, form: string, code: string, locale: Locale) {
  const fields = formDocument(form).sections.flatMap((section) => section.fields);
  const label = resolveText(fields.find((each) => each.code === code)?.label, locale);
  return page.getByLabel(labelled(label)).first();
}

async function begin({ page, address }: Visitor, email: string, locale: Locale): Promise<void> {
  await page.goto(address('/workshop-proposals'));
  const at = (code: string) => field(page, 'proposal_contact', code, locale);
  await at('first_name').fill('Amélie');
  await at('last_name').fill('Fortin');
  await at('email').fill(email);
  await at('school').fill('École Gabrielle-Roy');
  await page.getByRole('button', { name: words[locale].apply.begin, exact: true }).click();
  await heading(page, titleOf('proposal_workshop', locale)).waitFor();
}

async function describeWorkshop(page: Page, title: string, locale: Locale): Promise<void> {
  const at = (code: string) => field(page, 'proposal_workshop', code, locale);
  await at('title').fill(title);
  await at('description').fill('We read outside for ninety minutes, and everybody takes a path home to try.');
  await page.getByRole('radio').first().check();
  await at('subject').selectOption('french');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('radio').last().check();
  await goOn(page);
  await heading(page, titleOf('proposal_presenters', locale)).waitFor();
}

async function askNew(page: Page, name: string, email: string, locale: Locale): Promise<void> {
  const says = list[locale];
  await page.getByRole('button', { name: says.inviteNew }).click();
  await page.getByLabel(says.name, { exact: true }).fill(name);
  await page.getByLabel(says.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: says.send }).click();
  await page.getByRole('heading', { level: 3, name }).waitFor();
}

const invitationIn = async (email: string) => {
  const [mail = ''] = await mailsTo(email);
  return linksIn(mail).find((each) => each.includes('/workshop-proposals/')) ?? '';
};

describe.each(deviceAt(0))('a workshop is proposed in $locale at $width px', ({ locale, width }) => {
  const says = words[locale];

  test('with everyone whom the demo data has as a presenter', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await begin(visitor, `demo.${Date.now()}.${width}@example.org`, locale);
    await describeWorkshop(page, 'Lire dedans', locale);
    for (const { name, school } of demoPresenters) {
      await page.getByLabel(list[locale].find).fill(name.slice(0, 4));
      const add = list[locale].addNamed.replace('{name}', name).replace('{school}', school);
      await page.getByRole('button', { name: add }).click();
      await page.getByRole('heading', { level: 3, name }).waitFor();
    }
    await goOn(page);
    await heading(page, titleOf('proposal_times', locale)).waitFor();
  });

  test('with a presenter who declines, and is shown so in its list', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const stamp = `declines.${Date.now()}.${width}`;
    const ben = `ben.${stamp}@example.org`;
    await begin(visitor, `amelie.${stamp}@example.org`, locale);
    await describeWorkshop(page, 'Lire dehors', locale);
    await askNew(page, 'Ben Sy', ben, locale);
    const other = await visit({ locale, width });
    const link = new URL(await invitationIn(ben));
    await other.page.goto(other.address(link.pathname.replace(/^\/fr/, '')));
    await other.page.getByLabel(labelled(says.manage.email)).fill(ben);
    await other.page.getByRole('button', { name: says.presenter.decline }).click();
    await heading(other.page, says.presenter.declinedTitle).waitFor();
    await axe(other.page);
    await screenshot(other.page, `proposal-declined-${locale}-${width}`);
    await page.locator('.presenter').getByText(list[locale].declined).waitFor();
    await axe(page);
    await screenshot(page, `proposal-presenter-declined-${locale}-${width}`);
  });

  test('with presenters who are asked by mail, put in order by keyboard, and say their own part', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `proposal-${name}-${locale}-${width}`);
    };
    const stamp = `${Date.now()}.${width}`;
    const [email, kenji] = [`amelie.${stamp}@example.org`, `kenji.${stamp}@example.org`];
    await begin(visitor, email, locale);
    expect(new URL(page.url()).pathname).toContain('/apply/proposal/step');
    await describeWorkshop(page, 'Lire dehors', locale);
    await goOn(page);
    await errorSummary(page).waitFor();
    await look('nobody');
    await page.getByRole('button', { name: list[locale].addContact }).click();
    await page.getByRole('heading', { level: 3, name: 'Amélie Fortin' }).waitFor();
    await askNew(page, 'Kenji Morita', kenji, locale);
    await page.getByRole('button', { name: list[locale].moveUp.replace('{name}', 'Kenji Morita') }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.presenter').first().getByText('Kenji Morita').waitFor();
    await look('presenters');
    await goOn(page);
    await heading(page, titleOf('proposal_times', locale)).waitFor();
    await page.getByRole('checkbox').first().check();
    await field(page, 'proposal_times', 'room', locale).selectOption('tables');
    await goOn(page);
    await heading(page, stepLabel('review', locale)).waitFor();
    await page.getByText('Kenji Morita').first().waitFor();
    await look('review');
    await page
      .getByRole('button', { name: says.apply.submit, exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await heading(page, resolveText(flow.confirmation?.title, locale)).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/workshop-proposal-confirmation$/);
    await look('sent');

    const other = await visit({ locale, width });
    const link = new URL(await invitationIn(kenji));
    await other.page.goto(other.address(link.pathname.replace(/^\/fr/, '')));
    await heading(
      other.page,
      says.presenter.askedTitled.replace('{by}', 'Amélie Fortin').replace('{title}', 'Lire dehors'),
    ).waitFor();
    await axe(other.page);
    await screenshot(other.page, `proposal-invitation-${locale}-${width}`);
    await other.page.getByLabel(labelled(says.manage.email)).fill(kenji);
    await other.page.getByRole('button', { name: says.presenter.open }).click();
    await heading(other.page, titleOf('proposal_presenter', locale)).waitFor();
    await field(other.page, 'proposal_presenter', 'school', locale).fill('Nanaimo District Secondary');
    await field(other.page, 'proposal_presenter', 'biography', locale).fill(
      'Teaches outside whenever it does not snow.',
    );
    await goOn(other.page);
    await other.page.getByText(says.presenter.savedTitle).waitFor();
    await axe(other.page);
    await screenshot(other.page, `proposal-part-${locale}-${width}`);

    await lookAtMails(visitor, email, 'proposal');
    await lookAtMails(other, kenji, 'presenter');

    // Who has answered is found by name or school, and asked again before they present anything else.
    const third = await visit({ locale, width });
    await begin(third, `zoe.${stamp}@example.org`, locale);
    await describeWorkshop(third.page, 'Counting rain', locale);
    await third.page.getByLabel(list[locale].find).fill('nanaimo');
    const found = third.page.locator('.known-presenter').filter({ hasText: 'Kenji Morita' }).first();
    await found.waitFor();
    expect(await found.locator('mark').allInnerTexts()).toEqual(['Nanaimo']);
    expect(await third.page.locator('.known-presenters').innerText()).not.toContain('@');
    await axe(third.page);
    await screenshot(third.page, `proposal-known-${locale}-${width}`);
    await found.getByRole('button').click();
    await third.page.locator('.presenter.waiting').getByText('Kenji Morita').waitFor();
  });
});

test('who is removed while they fill in their part is told so, and keeps what they typed to copy', async ({
  visit,
}) => {
  const first = await visit({ locale: 'en' });
  const stamp = Date.now();
  const farah = `farah.${stamp}@example.org`;
  await begin(first, `amelie.${stamp}@example.org`, 'en');
  await describeWorkshop(first.page, 'Counting rain', 'en');
  await askNew(first.page, 'Farah Siddiqui', farah, 'en');
  const second = await visit({ locale: 'en', width: 390 });
  second.complaints.expect(/401/);
  await second.page.goto(second.address(new URL(await invitationIn(farah)).pathname));
  await second.page.getByLabel(labelled(words.en.manage.email)).fill(farah);
  await second.page.getByRole('button', { name: words.en.presenter.open }).click();
  await heading(second.page, titleOf('proposal_presenter', 'en')).waitFor();
  await field(second.page, 'proposal_presenter', 'school', 'en').fill('Henry Anderson Elementary');
  await field(second.page, 'proposal_presenter', 'biography', 'en').fill(
    'Forty words that must not be lost.',
  );
  await first.page.getByRole('button', { name: 'Remove Farah Siddiqui' }).click();
  await first.page.getByText(list.en.none).waitFor();
  await goOn(second.page);
  await heading(second.page, words.en.presenter.removedTitle).waitFor();
  expect(await second.page.getByLabel(words.en.presenter.typed).inputValue()).toContain(
    'Forty words that must not be lost.',
  );
  await axe(second.page);
  await screenshot(second.page, 'proposal-removed-en-390');
});
