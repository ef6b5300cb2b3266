import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { formatCents } from '#engine/form/format/money.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, payByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, pressAction, signIn } from './support/desk.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { sentVolunteer } from './support/sent-volunteer.ts';
import { fill } from './support/words.ts';

const opening = (text: string) => text.split('{')[0];

describe.each(
  oneOf(0, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('a registration on the desk in %s at %d px', (locale, width) => {
  const words = deskWords[locale];
  const { act, notes, tags } = words;
  const money = (cents: number) => formatCents(cents, locale);

  test('notes and tags it, refunds a part with a reason, and cancels against the policy', async ({
    visit,
  }) => {
    const begun = await beginByApi();
    const last = `Gill${randomUUID().slice(0, 6)}`;
    await saveUpTo(begun, 'review', undefined, { personal: { last_name: last } });
    const total = await payByApi(begun);
    const email = await addOrganizer('desk');
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, email, `/registrations/${begun.code}`);
    await page.getByRole('heading', { name: new RegExp(last), level: 1 }).waitFor();

    await page
      .getByRole('textbox', { name: notes.new })
      .fill('Phoned from the hospital.\nWants the money back.');
    await page.getByRole('button', { name: notes.add }).click();
    await page.getByRole('listitem').filter({ hasText: 'Wants the money back.' }).waitFor();
    const tag = `knee-${randomUUID().slice(0, 6)}`;
    await page.getByRole('combobox', { name: tags.new }).fill(tag);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: tag }).waitFor();

    await pressAction(page, locale, act.refund);
    const panel = page.getByRole('form', { name: act.refund });
    const lines = panel.getByRole('checkbox');
    await lines.first().waitFor();
    await axe(page);
    // Closed until something is chosen and there is a reason; a press says nothing to the server.
    await panel.getByText(act.refund_choose).waitFor();
    await lines.first().check();
    await panel.getByText(act.why_needed).waitFor();
    await panel.getByRole('textbox', { name: act.why }).fill('Hurt her knee');
    await axe(page);
    await screenshot(page, `desk-refund-${locale}-${width}`);
    await panel.getByRole('radio', { name: act.refund_by_amount }).check();
    await panel.getByRole('textbox', { name: act.amount }).fill('10');
    const ten = money(1_000);
    await panel.getByRole('button', { name: fill(act.refund_do, { amount: ten }) }).click();
    await page
      .getByRole('status')
      .getByText(fill(act.refund_succeeded, { amount: ten }))
      .waitFor();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'Hurt her knee' }).waitFor();
    await expect.poll(async () => (await mailsTo(begun.email)).length).toBe(2);

    // The attendee has lost the confirmation.
    const again = page.getByRole('button', { name: new RegExp(`^${words.one.send_again}`) });
    await again.first().click();
    await page
      .getByRole('status')
      .getByText(fill(words.one.sent_to, { email: begun.email }))
      .waitFor();
    await expect.poll(async () => (await mailsTo(begun.email)).length).toBe(3);

    await pressAction(page, locale, act.change);
    const change = page.getByRole('form', { name: act.change });
    await change.getByText(act.change_nothing).waitFor();
    await change.getByRole('checkbox', { checked: true }).first().uncheck();
    await change.getByRole('table', { name: act.change_difference }).waitFor();
    await axe(page);
    await screenshot(page, `desk-change-${locale}-${width}`);
    await change
      .getByRole('button', { name: new RegExp(`^(${act.change_do}|${opening(act.change_do_refund)})`) })
      .click();
    await page
      .getByRole('status')
      .getByText(new RegExp(`^(${act.change_done}|${opening(act.change_done_refund)})`))
      .waitFor();
    await change.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: words.audit.names.days }).first().waitFor();

    // What a day more costs is filled in as a fee.
    await pressAction(page, locale, act.change);
    await change.getByText(act.change_nothing).waitFor();
    await change.getByRole('checkbox').first().check();
    await change.getByText(new RegExp(`^${opening(act.change_then_fee)}`)).waitFor();
    await axe(page);
    await screenshot(page, `desk-change-costs-${locale}-${width}`);
    await change.getByRole('button', { name: act.change_do, exact: true }).click();
    const fee = page.getByRole('form', { name: act.owed });
    const amount = fee.getByRole('textbox', { name: words.owed.before_tax });
    await expect.poll(() => amount.inputValue()).toMatch(/^[1-9]\d*\.\d\d$/);
    expect(await fee.getByRole('textbox', { name: words.owed.label, exact: true }).inputValue()).not.toBe('');
    await axe(page);
    await screenshot(page, `desk-change-fee-${locale}-${width}`);

    await pressAction(page, locale, act.cancel);
    const cancel = page.getByRole('form', { name: act.cancel });
    await cancel.getByRole('checkbox', { name: act.cancel_own }).check();
    await cancel
      .getByRole('textbox')
      .first()
      .fill(String(total / 100));
    await expect
      .poll(() =>
        cancel.getByText(new RegExp(fill(act.refund_too_much, { left: '.*' }).slice(0, 12))).count(),
      )
      .toBeGreaterThan(0);
    await cancel.getByRole('textbox').first().fill('1.50');
    await cancel.getByRole('textbox', { name: act.cancel_why }).fill('A death in the family');
    await axe(page);
    await screenshot(page, `desk-cancel-${locale}-${width}`);
    await cancel.getByRole('button', { name: fill(act.cancel_do, { amount: money(150) }) }).click();
    await page
      .getByRole('status')
      .getByText(fill(act.cancel_done, { amount: money(150) }))
      .waitFor();
    await page.getByRole('button', { name: `${act.cancel}…` }).waitFor({ state: 'detached' });
    await page.getByText(words.statuses.Cancelled, { exact: true }).first().waitFor();
    await axe(page);
    await screenshot(page, `desk-cancelled-${locale}-${width}`);

    await page.getByRole('link', { name: tag }).click();
    await page.getByRole('link', { name: new RegExp(last) }).waitFor();
    await axe(page);
    await screenshot(page, `desk-tagged-${locale}-${width}`);
  });

  test('decides on an application with a message, and goes on to the next', async ({ visit }) => {
    const [first, second] = [await sentVolunteer(locale), await sentVolunteer(locale)];
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('desk'), `/registrations/${second.code}?do=decide`);
    const panel = page.getByRole('form', { name: act.decide });
    await panel.getByText(act.decide_choose).waitFor();
    await panel.getByRole('radio', { name: words.decisions.declined }).check();
    await panel.getByText(act.decide_says.for_good).waitFor();
    await panel.getByRole('radio', { name: words.decisions.accepted }).check();
    await panel.getByRole('textbox').fill('See you at eight.');
    await panel.getByRole('checkbox').waitFor();
    await axe(page);
    await screenshot(page, `desk-decide-${locale}-${width}`);
    await panel.getByRole('button', { name: act.decide_do.accepted }).click();
    // The next one is not the one that was just decided.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).not.toContain(second.code);
    await panel.getByText(act.decide_choose).waitFor();
    expect(await panel.getByRole('textbox').inputValue()).toBe('');
    await expect
      .poll(async () => (await mailsTo(second.email)).some((mail) => mail.includes('See you at eight.')))
      .toBe(true);
    await page.goto(page.url().replace(/[^/]+\?do=decide$/, second.code));
    await page.getByText(words.decisions.accepted, { exact: true }).first().waitFor();
    await page.getByRole('listitem').filter({ hasText: words.audit.names.decision }).first().waitFor();
    expect(first.code).not.toBe(second.code);
  });
});
