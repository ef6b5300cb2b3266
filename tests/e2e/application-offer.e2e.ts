import { describe, expect } from 'vitest';
import { formatCents } from '#engine/form/format/money.ts';
import { publishOfferFlow } from '#tests/contract/offer-flow.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { control } from './support/answer.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { enterCard, goodCard } from './support/card.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer } from './support/shared-server.ts';
import { words } from './support/words.ts';

/** Of each list of offers one, of which there is one, at an amount of its holder's. */
const offers = [
  {
    code: 'A1',
    name: { en: 'Harbour partner', fr: 'Partenaire du port' },
    description: { en: 'Your name beside the main stage.', fr: 'Votre nom près de la grande scène.' },
    stock: 1,
    minimum: 50_000,
    maximum: 149_900,
  },
];

/** An applicant who has submitted, and to whom what another had held is offered now. */
async function offeredApplication() {
  const api = remoteApi(Number(new URL(sharedServer().site).port));
  const publishing = {
    ...api,
    async publish(document: unknown) {
      await mustPublish(document);
      return { status: 200, body: {}, text: '', headers: {} };
    },
  };
  const flow = await publishOfferFlow(publishing, {}, { waitlist: 'Y', offers });
  const [holder, applicant] = [await flow.begin(), await flow.begin()];
  await holder.choose('levels', 'A1', 1, { amount: 50_000 });
  expect((await applicant.wait('levels', 'A1')).status).toBe(200);
  const sent = await applicant.send();
  expect(sent.status, sent.text).toBe(200);
  await holder.choose('levels', 'A1', 0);
  const offered = async () => (await api.review(applicant.who)).body['offered'];
  await expect.poll(offered, { timeout: 20_000 }).toHaveLength(1);
  return { flow: flow.named('flow'), ...applicant.who };
}

describe.each(
  oneOf(1, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('an offer to an application in $locale at $width px', ({ locale, width }) => {
  const { accept, existing, offered } = words[locale].managing;
  const { receipt } = words[locale].confirmation;
  const name = offers[0]?.name[locale] ?? '';

  test('is accepted with an amount of one’s own, and leaves its receipt on the page', async ({ visit }) => {
    const { flow, code, email } = await offeredApplication();
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const look = async (what: string) => {
      await axe(page);
      await screenshot(page, `application-offer-${what}-${locale}-${width}`);
    };
    await page.goto(visitor.address(`/apply/${flow}/confirmation?${new URLSearchParams({ code, email })}`));
    await page.getByText(name).first().waitFor();
    await look('offered');
    await page.getByRole('link', { name: new RegExp(`^${offered.take}`) }).click();
    const amount = control(page, accept.amount);
    await amount.waitFor();
    await look('least');
    await amount.fill(locale === 'fr' ? '1600' : '1,600');
    const show = page.getByRole('button', { name: accept.amountShow });
    await show.click();
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
    await look('too-much');
    await amount.fill('750');
    await show.click();
    const price = formatCents(75_000, locale);
    await page.getByText(price).first().waitFor();
    await look('amount');
    await enterCard(page, goodCard, locale);
    await look('card');
    const [pay = ''] = accept.payDo.split('{');
    await page
      .getByRole('button', { name: new RegExp(`^${pay}`) })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('heading', { name: accept.doneTitle }).waitFor();
    await look('done');
    await page.getByRole('link', { name: accept.see }).click();
    await page.getByRole('heading', { name: existing.changes }).filter({ visible: true }).first().waitFor();
    // What was paid on submission, nothing, and the price of the offer are two receipts.
    const receipts = page.locator('.panel').filter({ visible: true });
    const ofSubmission = receipts.filter({ has: page.getByRole('heading', { name: receipt, exact: true }) });
    expect(await ofSubmission.getByText(formatCents(0, locale)).count()).toBeGreaterThan(0);
    expect(await ofSubmission.getByText(price).count()).toBe(0);
    expect(await page.getByText(price).filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: new RegExp(`^${offered.take}`) }).count()).toBe(0);
    await look('receipt');
  });
});
