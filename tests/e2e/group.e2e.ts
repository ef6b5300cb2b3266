import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { atStep, fillStart, newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { beginByApi, begunOnDevice, finishInGroup, openOnDevice, saveUpTo } from './support/by-api.ts';
import { challengedCard, declinedCard, enterCard, goodCard } from './support/card.ts';
import { addOrganizer, deskWords, pressAction, signIn } from './support/desk.ts';
import { attachmentsOf, linksIn, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill, labelled, words } from './support/words.ts';

const visits = [
  { locale: 'en', width: 1280 },
  { locale: 'fr', width: 390 },
] as const;

const ORGANIZATION = 'Maple Ridge Elementary';
const DISTRICT = 'School District 42';
const row = (page: Page, name: string) => page.locator('.group-members > li').filter({ hasText: name });

/** Starts a group from the page on which one comes to register; gives its code. */
async function startGroup({ page, address, locale }: Visitor, email: string): Promise<string> {
  const { group } = words[locale];
  await page.goto(address('/registration/manage'));
  await page.getByRole('link', { name: group.manage.start }).click();
  const form = page.getByRole('main');
  await page.getByRole('button', { name: group.start.begin }).waitFor();
  await axe(page);
  await screenshot(page, `group-start-${locale}`);
  const [organization, name, address_] = [0, 1, 2].map((at) => form.getByRole('textbox').nth(at));
  await organization?.fill(ORGANIZATION);
  await name?.fill('Danielle Okonkwo');
  await address_?.fill(email);
  await page.getByRole('button', { name: group.start.begin }).click();
  await page
    .getByRole('heading', { name: fill(group.confirmed.title, { organization: ORGANIZATION }) })
    .waitFor();
  await axe(page);
  await screenshot(page, `group-started-${locale}`);
  await page.getByRole('link', { name: group.confirmed.add }).last().click();
  await page.getByRole('heading', { level: 1, name: ORGANIZATION }).waitFor();
  return page.evaluate(() => JSON.parse(localStorage.getItem('group-info') ?? '{}').value.group_code);
}

/** Splits a group's invoice on the desk: a district pays for one of its members, with a purchase order. */
async function splitInvoice({ page, locale, width }: Visitor): Promise<void> {
  const { act, split } = deskWords[locale];
  await pressAction(page, locale, act.split);
  const panel = page.getByRole('form', { name: act.split });
  await panel.getByText(split.choose_members).waitFor();
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('radio', { name: split.other }).check();
  await panel.getByText(split.enter_recipient).waitFor();
  await panel.getByRole('textbox', { name: split.name }).fill(DISTRICT);
  await panel.getByRole('textbox', { name: split.email }).fill(newEmail('district'));
  await panel.getByRole('textbox', { name: split.order }).fill('BC-4471');
  await axe(page);
  await screenshot(page, `desk-split-${locale}-${width}`);
  await panel.locator('button[type=submit]').click();
  await page
    .getByRole('status')
    .getByText(fill(split.done, { first: '', second: '' }).slice(0, 12))
    .waitFor();
  await panel.waitFor({ state: 'detached' });
  await page
    .getByRole('cell')
    .filter({ hasText: `${DISTRICT}, BC-4471` })
    .waitFor();
  await axe(page);
  await screenshot(page, `desk-was-split-${locale}-${width}`);
}

/** Records on the desk that a group's invoice was paid by cheque: the first one, or that of the district. */
async function recordCheque({ page, locale, width }: Visitor, isDistricts = false): Promise<void> {
  const { act } = deskWords[locale];
  await pressAction(page, locale, act.payment);
  const panel = page.getByRole('form', { name: act.payment });
  if (isDistricts) await panel.getByRole('radio', { name: new RegExp(DISTRICT) }).check();
  await panel.getByRole('textbox', { name: act.payment_cheque }).fill('00431, Surrey');
  await axe(page);
  await screenshot(page, `desk-payment-${locale}-${width}`);
  await panel.locator('button[type=submit]').click();
  await page
    .getByRole('status')
    .getByText(fill(act.payment_done, { number: '', amount: '' }).slice(0, 12))
    .waitFor();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('cell').filter({ hasText: '00431, Surrey' }).first().waitFor();
  await axe(page);
  await screenshot(page, `desk-recorded-${locale}-${width}`);
}

/** The link of the newest invitation that was mailed to an address. */
async function invitationTo(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const [mail = ''] = await mailsTo(email);
      link = linksIn(mail).find((each) => each.includes('invitation='));
      return link !== undefined;
    })
    .toBe(true);
  return link ?? '';
}

describe.each(oneOf(1, visits))('a group of three in $locale at $width px', ({ locale, width }) => {
  const text = words[locale];
  const { group } = text;

  test('is started, joined by link and by code, watched live, left by one, and paid for once', async ({
    visit,
  }) => {
    const contact = await visit({ locale, width });
    const { page } = contact;
    const email = newEmail('contact');
    const code = await startGroup(contact, email);
    await expect.poll(async () => (await mailsTo(email)).join()).toContain(code);

    const marcus = newEmail('marcus');
    const [elena, peter] = [newEmail('elena'), newEmail('peter')];
    await page.getByRole('textbox', { name: labelled(group.add.name) }).fill('Marcus Whitford');
    await page.getByRole('textbox', { name: labelled(group.add.email) }).fill(marcus);
    await page.getByRole('button', { name: group.add.send }).click();
    await row(page, 'Marcus Whitford').getByText(group.people.states.invited, { exact: true }).waitFor();

    const list = page.getByRole('textbox', { name: group.add.list });
    await list.fill(`Elena Fiore, ${elena}\r\nGrace Lam, g.lam@sd36\n"Vance, Peter" <${peter}>`);
    await page.getByText(group.add.faults.bad_address).waitFor();
    await axe(page);
    await screenshot(page, `group-list-${locale}-${width}`);
    await page.getByRole('button', { name: fill(group.add.inviteOthers, { count: 2 }) }).click();
    await row(page, 'Peter Vance').waitFor();
    expect(await list.inputValue()).toBe(`${group.add.name},${group.add.email}\nGrace Lam,g.lam@sd36`);

    // One comes by the link of their invitation, on a device of their own.
    const member = await visit({ locale, width });
    await member.page.goto(
      new URL(await invitationTo(marcus)).pathname + new URL(await invitationTo(marcus)).search,
    );
    await member.page
      .getByRole('heading', {
        name: fill(group.join.checkedTitleNamed, { name: 'Marcus Whitford', organization: ORGANIZATION }),
      })
      .waitFor();
    await axe(member.page);
    await screenshot(member.page, `group-join-${locale}-${width}`);
    await member.page.getByRole('button', { name: group.join.go }).click();
    await fillStart(member.page, { track: 'online', email: marcus }, locale);
    await member.page.getByRole('button', { name: text.start.begin }).click();
    await atStep(member.page, 'personal', locale);
    await row(page, 'Marcus Whitford')
      .getByText(fill(group.people.step, { number: 1, of: 6 }))
      .waitFor();

    const begun = await begunOnDevice(member);
    await saveUpTo(begun, 'review');
    await member.page.close();
    const other = await visit({ locale, width });
    await openOnDevice(other, begun, 'review');
    await other.page
      .getByText(fill(text.review.groupTitle, { organization: ORGANIZATION }))
      .first()
      .waitFor();
    await screenshot(other.page, `group-review-${locale}-${width}`);
    await other.page.getByRole('button', { name: text.review.groupDo }).filter({ visible: true }).click();
    await other.page.getByRole('heading', { name: group.ready.title }).waitFor();
    await axe(other.page);
    await screenshot(other.page, `group-ready-${locale}-${width}`);
    await row(page, 'Danielle').or(row(page, 'Marcus')).getByText(group.people.justNow).waitFor();

    // Another with the code alone, and one who leaves.
    await finishInGroup(await beginByApi({ email: elena }), code);
    await expect.poll(() => page.getByText(group.people.states.ready, { exact: true }).count()).toBe(2);
    const leaving = row(page, 'Peter Vance');
    await leaving.locator('summary').click();
    await leaving.getByRole('button', { name: group.people.withdraw }).click();
    const question = page.getByRole('alertdialog');
    await axe(page);
    await question.getByRole('button', { name: group.people.withdrawDo }).click();
    await leaving.getByText(group.people.states.withdrawn, { exact: true }).waitFor();
    await screenshot(page, `group-people-${locale}-${width}`);

    // Paid once, after a card that is declined and one that is given up at the bank.
    await page.getByRole('link', { name: group.pay.go }).click();
    await page.getByRole('heading', { name: fill(group.payPage.headingAll, { count: 2 }) }).waitFor();
    await axe(page);
    await screenshot(page, `group-pay-${locale}-${width}`);
    contact.complaints.expect(/^402 POST .*submitPayGroupFee/);
    const pay = page.getByRole('button', { name: new RegExp(`^${text.payment.pay.split('{')[0]}`) });
    await enterCard(page, declinedCard, locale);
    await pay.filter({ visible: true }).click();
    await page.getByText(group.payPage.declinedTitle, { exact: true }).waitFor();
    await screenshot(page, `group-declined-${locale}-${width}`);
    // Back from the bank without its answer, nothing is under way here.
    await enterCard(page, challengedCard, locale);
    await pay.filter({ visible: true }).click();
    await page.waitForURL((url) => !url.pathname.includes('/group-pay/'));
    await page.goBack();
    await page.getByText(text.payment.unconfirmedTitle).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await screenshot(page, `group-bank-waits-${locale}-${width}`);
    await page.getByRole('button', { name: text.payment.cancel }).click();
    await enterCard(page, goodCard, locale);
    await pay.filter({ visible: true }).click();
    await page.getByRole('heading', { name: group.paid.title }).waitFor();
    await axe(page);
    await screenshot(page, `group-paid-${locale}-${width}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: group.payPage.download }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    for (const address of [marcus, elena]) {
      await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(1);
    }
    await page.getByRole('link', { name: group.paid.see }).click();
    await expect.poll(() => page.getByText(group.people.states.paid, { exact: true }).count()).toBe(2);
    await screenshot(page, `group-people-paid-${locale}-${width}`);
  });

  test('pays by an invoice: registered once an organizer has seen the money', async ({ visit }) => {
    const contact = await visit({ locale, width });
    const { page } = contact;
    const email = newEmail('treasurer');
    const code = await startGroup(contact, email);
    const [one, two] = [newEmail('one'), newEmail('two')];
    for (const member of [one, two]) await finishInGroup(await beginByApi({ email: member }), code);
    await page.getByRole('link', { name: group.pay.go }).click();
    await page.getByRole('radio', { name: new RegExp(group.payPage.methods.invoice) }).check();
    await axe(page);
    await screenshot(page, `group-invoice-${locale}-${width}`);
    await page.getByRole('button', { name: group.payPage.invoice }).filter({ visible: true }).click();
    await page.getByRole('heading', { name: group.paid.invoicedTitle }).waitFor();
    await axe(page);
    await screenshot(page, `group-invoiced-${locale}-${width}`);
    let papers = new Map<string, Buffer>();
    await expect
      .poll(async () => {
        for (const mail of await mailsTo(email))
          papers = new Map([...papers, ...(await attachmentsOf(mail))]);
        return papers.size;
      })
      .toBe(1);
    await page.getByRole('link', { name: group.paid.see }).click();
    await expect.poll(() => page.getByText(group.people.states.ready, { exact: true }).count()).toBe(2);

    // A district pays for one of the two.
    const desk = await visit({ locale, width });
    await signIn(desk, await addOrganizer('desk'), `/registrations/${code}`);
    await splitInvoice(desk);
    await recordCheque(desk, true);
    await expect.poll(() => page.getByText(group.people.states.paid, { exact: true }).count()).toBe(1);
    await recordCheque(desk);
    // The page hears of it by itself.
    await expect.poll(() => page.getByText(group.people.states.paid, { exact: true }).count()).toBe(2);
    await page.getByText(group.people.leadPaid).waitFor();
    await screenshot(page, `group-invoice-paid-${locale}-${width}`);
  });

  test('a wrong code is told where it is typed in, and no group is told of', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    visitor.complaints.expect(/^422 POST .*checkGroup/);
    await page.goto(visitor.address('/registration/start'));
    const groups = page.getByRole('region', { name: group.manage.title });
    await groups.getByRole('textbox').fill('ZZZZ-ZZZZ');
    await groups.getByRole('button', { name: group.join.check }).click();
    await page.getByText(group.join.wrong).waitFor();
    await axe(page);
  });
});
