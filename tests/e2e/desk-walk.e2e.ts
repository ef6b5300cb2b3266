import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatCents } from '#engine/form/format/money.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { type BegunByApi, beginByApi, payByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, codesOf, deskWords } from './support/desk.ts';
import { expectFocus, tabTo } from './support/keyboard.ts';
import { callAsOrganizer } from './support/organizer.ts';
import { fill } from './support/words.ts';

const words = deskWords.en;
const { act, find, nav } = words;
const money = (cents: number) => formatCents(cents, 'en');

/** Someone who has registered and paid. */
async function paid(last: string): Promise<BegunByApi> {
  const begun = await beginByApi();
  await saveUpTo(begun, 'review', undefined, { personal: { last_name: last } });
  await payByApi(begun);
  return begun;
}

async function addFee(code: string, label: string): Promise<void> {
  const fee = { kind: 'fee', category: 'donation', label, amount: 2_500, expected: 2_500 };
  const { status, body } = await callAsOrganizer('adjustOwed', { code, why: 'Two bags of clay', ...fee });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

async function type(page: Page, target: Locator, typed: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(typed);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens what the search of the desk finds, once it is the one that Enter opens. */
async function openFound(page: Page, typed: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expectFocus(page.getByRole('combobox', { name: find.open }));
  await page.keyboard.type(typed);
  const found = page.getByRole('option', { name: option });
  await found.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await found.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Opens an action of the registration that is shown; the focus is in its panel then. */
async function openAction(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name: `${name}…`, exact: true, includeHidden: true });
  await button.waitFor({ state: 'attached' });
  if (await button.isVisible()) await press(page, button);
  else {
    await tabTo(page, page.locator('summary').filter({ hasText: act.more }));
    await page.keyboard.press('ArrowDown');
    for (let presses = 0; presses < 12; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  }
  const panel = page.getByRole('form', { name });
  await expect.poll(() => panel.locator(':focus').count()).toBe(1);
  return panel;
}

/** Presses the button of an action from anywhere in it, and waits until it is done. */
async function finish(page: Page, panel: Locator, button: RegExp): Promise<void> {
  await expect
    .poll(() => panel.getByRole('button', { name: button }).getAttribute('aria-disabled'))
    .toBeNull();
  await page.keyboard.press('Control+Enter');
  await panel.waitFor({ state: 'detached' });
}

const starting = (text: string) => new RegExp(`^${text.split('{')[0]}`);

test('an owner’s first ten minutes at the desk, by keyboard alone', async ({ visit }) => {
  const word = randomUUID().slice(0, 6);
  const [teacher, other] = [await paid(`Bélanger${word}`), await paid(`Castonguay${word}`)];
  await addFee(teacher.code, `Clay ${word}`);
  const email = await addOrganizer('owner');
  const { page } = await visit({ locale: 'en', width: 1280 });

  await page.goto('/organize');
  await type(page, page.getByRole('textbox', { name: words.sign_in.email }), email);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: words.sign_in.code });
  await code.waitFor();
  await expect.poll(async () => (await codesOf(email)).length, { timeout: 60_000 }).toBe(1);
  await type(page, code, (await codesOf(email))[0] ?? '');
  await page.keyboard.press('Enter');

  // A sale shows up on the first page.
  const feed = page.getByRole('region', { name: words.overview.now, exact: true });
  await feed.getByText(words.overview.live.connected, { exact: true }).waitFor();
  await paid(`Sold${word}`);
  await feed
    .getByText(new RegExp(`Sold${word}`))
    .first()
    .waitFor();

  // Half a surname, without its accent; the ledger has what is owed and why.
  await openFound(page, `belanger${word.slice(0, 4)}`, new RegExp(`Bélanger${word}`));
  await page.getByRole('heading', { level: 1, name: new RegExp(`Bélanger${word}`) }).waitFor();
  const owed = page.getByRole('row').filter({ hasText: `Clay ${word}` });
  await owed.getByText('Two bags of clay').waitFor();

  const change = await openAction(page, act.change);
  const saturday = change.getByRole('checkbox', { checked: true }).nth(1);
  await press(page, saturday, 'Space');
  await change.getByRole('table', { name: act.change_difference }).waitFor();
  await finish(page, change, starting(act.change_do_refund));

  // What the change left is refunded by line.
  const refund = await openAction(page, act.refund);
  await press(page, refund.getByRole('group', { name: act.refund_by_line }).getByRole('checkbox'), 'Space');
  await type(page, refund.getByRole('textbox', { name: act.why }), `Cut short ${word}`);
  await finish(page, refund, starting(act.refund_do));

  const payment = await openAction(page, act.payment);
  await type(page, payment.getByRole('textbox', { name: act.payment_cheque }), `Cheque ${word}`);
  await axe(page);
  await finish(page, payment, starting(act.payment_do));
  await page
    .getByRole('status')
    .getByText(fill(act.payment_done, { amount: money(2_500), number: '' }).split('.')[0] ?? '')
    .waitFor();

  // An action on someone else from the search.
  await openFound(page, `castonguay${word}`, new RegExp(`^${act.cancel}`));
  const cancel = page.getByRole('form', { name: act.cancel });
  await press(page, cancel.getByRole('checkbox', { name: act.cancel_own }), 'Space');
  await type(page, cancel.getByRole('textbox').first(), '1.50');
  await type(page, cancel.getByRole('textbox', { name: act.cancel_why }), `Bereaved ${word}`);
  await finish(page, cancel, starting(act.cancel_do));
  await page.getByText(words.statuses.Cancelled, { exact: true }).first().waitFor();

  await openFound(page, nav.registrations, new RegExp(`^${nav.registrations}$`));
  await press(page, page.getByRole('link', { name: words.import.open, exact: true }));
  const people = Array.from({ length: 50 }, (_, at) => `Ana,Im${word},i${at}.${word}@example.org,online`);
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByLabel(words.import.file));
  await (await chooser).setFiles({
    name: `members-${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['First name,Last name,Email,Track', ...people].join('\n')),
  });
  await press(page, page.getByRole('button', { name: /50/ }));
  const bar = page.getByRole('progressbar');
  await expect.poll(() => bar.getAttribute('value'), { timeout: 60_000 }).toBe('50');

  await openFound(page, nav.team, new RegExp(`^${nav.team}$`));
  const log = page.getByRole('region', { name: words.audit.title });
  for (const text of [`Cut short ${word}`, `Cheque ${word}`, `Bereaved ${word}`, `members-${word}.csv`])
    await log.getByText(text).first().waitFor();
  await log.getByRole('link', { name: other.code }).first().waitFor();
  await type(page, log.getByRole('searchbox', { name: words.audit.about }), teacher.code.toLowerCase());
  await log.getByText(`Bereaved ${word}`).waitFor({ state: 'detached' });
  await press(page, log.getByRole('link', { name: teacher.code }).first());
  await page.getByRole('heading', { level: 1, name: new RegExp(`Bélanger${word}`) }).waitFor();
});
