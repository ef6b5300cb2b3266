import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { newEmail, pay } from './support/attendee.ts';
import { test, type Visitor } from './support/browser.ts';
import { attachmentsOf, lookAtMails, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { callAsOrganizer } from './support/organizer.ts';
import { beginApplication, beginAs, goOn, heading, titleOf } from './support/partner.ts';
import { errorSummary } from './support/step-page.ts';
import { fill, labelled, whole, words } from './support/words.ts';

/** Gives twice. */
async function give(page: Page, kind: 'exhibitor' | 'sponsor', locale: Locale) {
  await heading(page, titleOf(`${kind}_giving`, locale)).waitFor();
  const add = page.getByRole('button', { name: /Add a donation|Ajouter un don/ });
  for (const [at, amount] of ['20', '30'].entries()) {
    await add.click();
    await page.getByRole('textbox').nth(at).fill(amount);
  }
  await goOn(page);
}

/** Takes one of two gifts back on the review, and has a badge of one's own. */
async function changeRows(page: Page, locale: Locale) {
  const { review } = words[locale];
  const amount = (cents: number) => formatCents(cents, locale);
  await page.getByRole('button', { name: fill(review.addNamed, { name: 'Ana Silva' }) }).click();
  const badge = page.getByRole('button', { name: fill(review.removeNamed, { name: 'Ana Silva' }) });
  await badge.click();
  await badge.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: fill(review.addNamed, { name: 'Ana Silva' }) }).click();
  await badge.waitFor();
  const gift = (cents: number) =>
    page.getByRole('button', { name: labelled(fill(review.removeNamed, { name: amount(cents) })) });
  await gift(3_000).click();
  await gift(3_000).waitFor({ state: 'detached' });
  await gift(2_000).waitFor();
  // What is owed is asked for anew.
  await page
    .getByText(whole(amount(2_000)))
    .first()
    .waitFor({ state: 'attached' });
  await page
    .getByText(whole(amount(5_000)))
    .first()
    .waitFor({ state: 'detached' });
}

type Look = (name: string) => Promise<void>;

/** Pays what is reviewed, and sees that it was sent. */
async function payBy(
  method: 'card' | 'invoice',
  { page, locale }: Visitor,
  { flow, look }: { flow: FlowDocument; look: Look },
) {
  const { payment, apply } = words[locale];
  await look('review');
  if (method === 'card') await pay(page, locale);
  else {
    await page.getByRole('radio', { name: payment.methods.invoice }).check();
    await page.getByRole('heading', { name: payment.invoice.title }).waitFor();
    expect(await page.getByLabel(payment.card).count()).toBe(0);
    await look('review-invoice');
    await page.getByRole('button', { name: payment.invoice.send }).filter({ visible: true }).click();
  }
  await heading(page, resolveText(flow.confirmation?.title, locale)).waitFor();
  if (method === 'invoice')
    await page.getByText(apply.invoice.state.open).filter({ visible: true }).waitFor();
  await look('sent');
}

interface Invoiced {
  readonly mail: string;
  readonly email: string;
  readonly look: Look;
}

/** An organizer has seen the money: the page hears of it by itself, and the receipt is mailed. */
async function settle({ page, locale }: Visitor, { mail, email, look }: Invoiced) {
  const { apply, confirmation } = words[locale];
  const [name = ''] = [...(await attachmentsOf(mail)).keys()];
  expect(name).toMatch(locale === 'fr' ? /^facture-/ : /^invoice-/);
  const number = Number(/-(\d+)\.pdf$/.exec(name)?.[1]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: apply.invoice.download }).filter({ visible: true }).click();
  expect((await download).suggestedFilename()).toBe(name);
  expect((await callAsOrganizer('markInvoicePaid', { number })).status).toBe(200);
  await page.getByText(apply.invoice.state.paid, { exact: true }).filter({ visible: true }).waitFor();
  await page
    .getByRole('heading', { name: confirmation.receipt, exact: true })
    .filter({ visible: true })
    .waitFor();
  await look('sent-paid');
  const paid = locale === 'fr' ? 'Nous avons reçu votre paiement' : 'Payment received';
  await expect.poll(async () => (await mailsTo(email)).some((each) => each.includes(paid))).toBe(true);
}

// Each takes a booth of its own.
const visits = oneOf(0, [
  { locale: 'en', width: 1280, booth: 'A3', pays: { exhibitor: 'card', sponsor: 'invoice' } },
  { locale: 'fr', width: 390, booth: 'A9', pays: { exhibitor: 'invoice', sponsor: 'card' } },
  { locale: 'en', width: 390, booth: 'A10', pays: { exhibitor: 'invoice', sponsor: 'card' } },
  { locale: 'fr', width: 1280, booth: 'B2', pays: { exhibitor: 'card', sponsor: 'invoice' } },
] as const);

describe.each(visits)('an exhibitor in $locale at $width px', ({ locale, width, booth, pays }) => {
  test(`chooses a booth on the plan and extras, pays by ${pays.exhibitor}, and is confirmed by mail`, async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const { flow, email, look } = await beginApplication(visitor, 'exhibitor');

    await heading(page, titleOf('exhibitor_booth', locale)).waitFor();
    const named = new RegExp(`(Booth|Stand) ${booth},`);
    const placed = page.getByRole('option', { name: named });
    const listed = page.getByRole('radio', { name: named });
    await placed.waitFor();
    await listed.check();
    await expect.poll(() => placed.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => isWithin(placed, page.locator('.choice-plan-frame'))).toBe(true);
    await page.getByRole('timer').first().waitFor();
    // How long it is held is on the bar, and what it is below the plan.
    await page.getByRole('region', { name: new RegExp(`^(Booth|Stand) ${booth}$`) }).waitFor();
    await look('booth');
    await goOn(page);

    await heading(page, titleOf('exhibitor_extras', locale)).waitFor();
    const more = page.locator('.counter button').nth(1);
    await more.click();
    await page.getByRole('timer').first().waitFor();
    await look('extras');
    await goOn(page);
    await give(page, 'exhibitor', locale);

    await heading(page, resolveText(flow.steps.at(-1)?.label, locale)).waitFor();
    await page
      .getByText(new RegExp(`(Booth|Stand) ${booth}`))
      .filter({ visible: true })
      .first()
      .waitFor();
    await changeRows(page, locale);
    await payBy(pays.exhibitor, visitor, { flow, look });

    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain(resolveText(flow.mail?.subject, locale).replace(/\s/g, ' '));
    expect(mail).toMatch(new RegExp(`(Booth|Stand) ${booth}`));
    expect([...(await attachmentsOf(mail)).keys()]).toHaveLength(1);
    if (pays.exhibitor === 'invoice') await settle(visitor, { mail, email, look });
    await lookAtMails(visitor, email, 'exhibitor');
  });
});

test('a booth that somebody takes is told to who looks at it, and nobody has it twice', async ({ visit }) => {
  const [first, second] = [await visit({ locale: 'en' }), await visit({ locale: 'fr', width: 390 })];
  for (const { page, locale, address } of [first, second]) {
    await page.goto(address('/apply/exhibitor'));
    await beginAs(page, 'exhibitor', newEmail('live'), locale);
  }
  const placed = second.page.getByRole('option', { name: /^Stand E2,.*libre$/ });
  await placed.waitFor();
  await first.page.getByRole('option', { name: /^Booth E2,/ }).click();
  await first.page.getByRole('option', { name: /^Booth E2,.*yours$/ }).waitFor();
  await second.page.getByRole('option', { name: /^Stand E2,.*pris$/ }).waitFor();
  expect(await second.page.getByRole('radio', { name: /^Stand E2,/ }).count()).toBe(0);
  // Another one by the keys of the plan; what the first one had is free again.
  const plan = first.page.getByRole('listbox');
  await plan.focus();
  await plan.press('ArrowRight');
  await plan.press('Enter');
  await first.page.getByRole('option', { name: /^Booth E3,.*yours$/ }).waitFor();
  await second.page.getByRole('radio', { name: /^Stand E2,/ }).waitFor();
});

describe.each(visits)('a sponsor in $locale at $width px', ({ locale, width, pays }) => {
  test(`compares levels, is told of a contribution outside the range, and pays another by ${pays.sponsor}`, async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const { flow, email, look } = await beginApplication(visitor, 'sponsor');
    await heading(page, titleOf('sponsor_level', locale)).waitFor();
    await page.getByRole('radio').nth(1).check();
    const contribution = page.getByRole('textbox', { name: /^Contribution/ });
    await contribution.fill(locale === 'fr' ? '1499,99' : '1,499.99');
    await goOn(page);
    // In the summary: below the field it stands as soon as one has left it, before the step is refused.
    await errorSummary(page)
      .getByText(/must be between|doit se situer entre/)
      .waitFor();
    await look('level-outside');
    await contribution.fill(locale === 'fr' ? '2000,50' : '2,000.50');
    await look('level');
    await goOn(page);
    await heading(page, titleOf('sponsor_extras', locale)).waitFor();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('timer').first().waitFor();
    await goOn(page);
    await give(page, 'sponsor', locale);
    await heading(page, resolveText(flow.steps.at(-1)?.label, locale)).waitFor();
    // Several fees are folded where there is little room.
    await page
      .getByText(/2[,\s]000[.,]50/)
      .first()
      .waitFor({ state: 'attached' });
    await changeRows(page, locale);
    await payBy(pays.sponsor, visitor, { flow, look });
    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain(resolveText(flow.mail?.subject, locale).replace(/\s/g, ' '));
    if (pays.sponsor === 'invoice') await settle(visitor, { mail, email, look });
    await lookAtMails(visitor, email, 'sponsor');
  });
});

/** Whether one box lies between the left and the right of another, as where the other pans. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [box, frame] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  return box !== null && frame !== null && box.x >= frame.x && box.x + box.width <= frame.x + frame.width + 1;
}
