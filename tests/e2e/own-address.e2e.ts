import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newEmail, openByCode, submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { linksIn, lookAtMails, mailsTo } from './support/mails.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { sentVolunteer } from './support/sent-volunteer.ts';
import { errorSummary } from './support/step-page.ts';
import { fill, labelled, words } from './support/words.ts';

/** Opens the page of a link in the last mail to an address, at this visitor's origin. */
async function openLink({ page, address }: Visitor, email: string, has: string): Promise<void> {
  await expect.poll(async () => (await mailsTo(email)).flatMap(linksIn).join()).toContain(has);
  const [link = ''] = (await mailsTo(email)).flatMap(linksIn).filter((each) => each.includes(has));
  const { pathname, search } = new URL(link);
  await page.goto(address('/'));
  await page.goto(`${new URL(page.url()).origin}${pathname}${search}`);
}

/** Changes the address on the page that is open; an address that is none is said at its field first. */
async function changeTo({ page, locale, width }: Visitor, was: string, is: string): Promise<void> {
  const says = words[locale].address;
  const change = page.getByRole('button', { name: `${says.change} ${says.changeHidden}` });
  await change.click();
  const dialog = page.getByRole('dialog', { name: says.dialogTitle });
  await dialog.getByText(fill(says.submittedText, { email: was })).waitFor();
  const field = dialog.getByLabel(labelled(says.email));
  await field.fill('nobody');
  await dialog.getByRole('button', { name: says.do, exact: true }).click();
  await errorSummary(page).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await axe(page);
  await screenshot(page, `own-address-dialog-${locale}-${width}`);
  await field.fill(is);
  await dialog.getByRole('button', { name: says.do, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(fill(says.changed, { email: is })).waitFor();
  await page.getByText(fill(says.waitingText, { email: is, former: was })).waitFor();
  expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
  await axe(page);
  await screenshot(page, `own-address-waiting-${locale}-${width}`);
}

const confirmed = (page: Page, title: string) => page.getByRole('group', { name: title });

describe.each(deviceAt(0))('another email address, in $locale at $width px', ({ locale, width }) => {
  const colorScheme = locale === 'fr' ? 'dark' : 'light';
  const { address, managing, site, manage, facts } = words[locale];

  test('of a registration is taken back, then confirmed from the mail', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    const { page } = visitor;
    const { email: was, code } = await atStepByApi(visitor, 'review', { track: 'vancouver' });
    await submit(page, locale);
    await page.goto(visitor.address('/registration/existing'));
    await page.getByRole('heading', { name: managing.existing.can }).waitFor();
    const is = newEmail('moved');
    await changeTo(visitor, was, is);
    await page.getByRole('button', { name: address.again }).click();
    await page.getByText(fill(address.sentAgain, { email: is })).waitFor();
    await expect.poll(async () => (await mailsTo(is)).length).toBe(2);
    await page.getByRole('button', { name: address.back }).click();
    await page.getByText(fill(address.changed, { email: was })).waitFor();
    await page.getByText(fill(address.waitingTitle, { email: is })).waitFor({ state: 'detached' });
    await changeTo(visitor, was, is);

    visitor.complaints.expect(/^404 POST .*confirmEmail/);
    const forgotten = await visit({ locale, width, colorScheme });
    await openLink(forgotten, is, 'confirm=');
    await confirmed(forgotten.page, site.address_confirmed_title).waitFor();
    await forgotten.page.getByText(fill(site.address_confirmed, { email: is })).waitFor();
    await axe(forgotten.page);
    await screenshot(forgotten.page, `own-address-confirmed-${locale}-${width}`);
    expect(forgotten.page.url()).not.toContain('confirm=');
    expect(await forgotten.page.getByLabel(labelled(manage.code)).first().inputValue()).toBe(code);
    await openByCode(forgotten.page, { code, email: is }, locale);
    await forgotten.page.getByText(facts.statuses.Submitted).first().waitFor();

    await page.reload();
    await page.getByText(is).first().waitFor();
    expect(await page.getByText(address.again).count()).toBe(0);
    await openLink(visitor, is, 'confirm=');
    await confirmed(page, site.address_not_confirmed_title).waitFor();
    await axe(page);
    await lookAtMails(visitor, was, 'own-address');
  });

  test('of an application is changed on its page, and confirmed', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    const { page } = visitor;
    const { email: was } = await sentVolunteer(locale);
    await openLink(visitor, was, '/apply/');
    const panel = page.getByRole('region', { name: words[locale].apply.haveCode });
    await panel.getByLabel(labelled(manage.email)).fill(was);
    await panel.getByRole('button', { name: words[locale].apply.continue, exact: true }).click();
    await page.getByRole('region', { name: address.title }).waitFor();
    const is = newEmail('moved');
    await changeTo(visitor, was, is);
    expect(new URL(page.url()).searchParams.get('email')).toBe(is);
    await openLink(visitor, is, 'confirm=');
    await confirmed(page, site.address_confirmed_title).waitFor();
    await axe(page);
    await screenshot(page, `own-address-applied-${locale}-${width}`);
  });
});
