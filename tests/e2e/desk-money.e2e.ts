import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { formatCents } from '#engine/form/format/money.ts';
import { registration as english } from '#src/lib/i18n/en/registration.ts';
import { registration as french } from '#src/lib/i18n/fr/registration.ts';
import { pay } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, payByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, pressAction, signIn } from './support/desk.ts';
import { linksIn, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill } from './support/words.ts';

const attendees = { en: english, fr: french } as const;

describe.each(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('what somebody owes in %s at %d px', (locale, width) => {
  const words = deskWords[locale];
  const { act, invoices, owed } = words;
  const money = (cents: number) => formatCents(cents, locale);

  test('adds a fee with a reason, which is paid by the link in the email, and credits more than is owed', async ({
    visit,
  }) => {
    const begun = await beginByApi();
    const last = `Gill${randomUUID().slice(0, 6)}`;
    await saveUpTo(begun, 'review', undefined, { personal: { last_name: last } });
    await payByApi(begun);
    const email = await addOrganizer('desk');
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, email, `/registrations/${begun.code}`);
    await page.getByRole('heading', { name: new RegExp(last), level: 1 }).waitFor();

    const menu = page.locator('summary').filter({ hasText: act.more });
    await menu.press('ArrowDown');
    await axe(page);
    await screenshot(page, `desk-more-${locale}-${width}`);
    await page.keyboard.press('Escape');
    expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await pressAction(page, locale, act.owed);
    const panel = page.getByRole('form', { name: act.owed });
    await panel.getByText(owed.enter_label).waitFor();
    await panel.getByRole('textbox', { name: owed.label }).fill('Name badge');
    await panel.getByRole('combobox', { name: owed.category }).selectOption('donation');
    await panel.getByRole('textbox', { name: owed.before_tax }).fill('12.50');
    await panel.getByText(act.why_needed).waitFor();
    await panel.getByRole('textbox', { name: act.why }).fill('Lost her badge');
    await axe(page);
    await screenshot(page, `desk-fee-${locale}-${width}`);
    const amount = money(1_250);
    await panel.getByRole('button', { name: fill(owed.do_fee, { amount }) }).click();
    await page.getByRole('status').getByText(fill(owed.done, { amount })).waitFor();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: /Lost her badge/ }).waitFor();
    await axe(page);
    await screenshot(page, `desk-owing-${locale}-${width}`);

    await page.goto(visitor.address('/organize/invoices'));
    await page.getByRole('heading', { name: invoices.title, level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(last.toLowerCase());
    const row = page.getByRole('row').filter({ hasText: last });
    await expect.poll(() => page.getByRole('row').filter({ hasText: begun.email }).count()).toBe(1);
    await row.getByText(amount).waitFor();
    await axe(page);
    await screenshot(page, `desk-invoices-${locale}-${width}`);
    await page.getByRole('link', { name: invoices.lists.overdue }).click();
    await page.getByText(words.list.nothing_title).waitFor();
    await screenshot(page, `desk-invoices-none-${locale}-${width}`);
    await page.goBack();
    await row.getByRole('link', { name: /invoice|facture/ }).click();
    await page.getByRole('form', { name: act.payment }).waitFor();
    await page.goto(visitor.address(`/organize/registrations/${begun.code}`));

    await pressAction(page, locale, act.link);
    const link = page.getByRole('form', { name: act.link });
    await axe(page);
    await screenshot(page, `desk-link-${locale}-${width}`);
    await link.getByRole('button', { name: fill(owed.link_do, { amount }) }).click();
    await link.waitFor({ state: 'detached' });
    const linksTo = async () =>
      (await mailsTo(begun.email)).map((mail) =>
        linksIn(mail).find((each) => each.includes('/registration/pay/')),
      );
    await expect.poll(async () => (await linksTo()).filter(Boolean).length).toBe(2);
    const [address = '', again] = await linksTo();
    expect(again).toBe(address);

    const attendee = await visit({ locale, width });
    const words2 = attendees[locale].owed;
    await attendee.page.goto(attendee.address(new URL(address).pathname.replace(/^\/fr/, '')));
    await attendee.page.getByRole('heading', { name: fill(words2.heading, { amount }), level: 1 }).waitFor();
    await attendee.page.getByText('Name badge').waitFor();
    await axe(attendee.page);
    await screenshot(attendee.page, `pay-owed-${locale}-${width}`);
    await pay(attendee.page, locale);
    await attendee.page.getByRole('heading', { name: words2.paidTitle }).waitFor();
    await axe(attendee.page);
    await screenshot(attendee.page, `paid-owed-${locale}-${width}`);
    await attendee.page.reload();
    await attendee.page.getByRole('heading', { name: words2.nothingTitle }).waitFor();

    await page.reload();
    await pressAction(page, locale, act.owed);
    await panel.getByRole('radio', { name: owed.kind.waiver }).check();
    await panel.getByText(owed.nothing_unpaid).waitFor();
    await panel.getByRole('radio', { name: owed.kind.credit }).check();
    await panel.getByRole('textbox').first().fill('5');
    await panel.getByRole('textbox', { name: act.why }).fill('Waited an hour');
    await axe(page);
    await screenshot(page, `desk-credit-${locale}-${width}`);
    const refund = money(500);
    await panel.getByRole('button', { name: fill(owed.do_refund, { amount: refund, refund }) }).click();
    await page
      .getByRole('status')
      .getByText(fill(owed.done_refund, { amount: money(0), refund }))
      .waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Waited an hour' }).waitFor();
    await axe(page);
  });
});
