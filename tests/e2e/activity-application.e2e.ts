import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eachField } from '#engine/form/form-document/field-tree.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { newEmail, pay } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { demoFlow, formDocument } from './support/documents.ts';
import { attachmentsOf, linksIn, lookAtMails, mailsTo } from './support/mails.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { labelled, words } from './support/words.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const titleOf = (form: string, locale: Locale) => resolveText(formDocument(form).title, locale);
const flow = demoFlow('activity');

function control(page: Page, code: string, locale: Locale) {
  const found = eachField(formDocument('activity_contact')).find(({ field }) => field.code === code);
  if (!found) throw new Error(`The form has no field ${code}`);
  return page.getByLabel(labelled(resolveText(found.field.label, locale))).first();
}

describe.each(deviceAt(1))('a buyer in $locale at $width px', ({ locale, width }) => {
  test('comes from the programme, buys two tickets for an activity, and has them by mail', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `activity-${name}-${locale}-${width}`);
    };
    const email = newEmail('buyer');
    await page.goto(visitor.address('/programme'));
    await page.getByRole('link', { name: /Tickets without a registration|Billets sans inscription/ }).click();
    await heading(page, resolveText(flow.label, locale)).waitFor();
    await look('start');
    await control(page, 'first_name', locale).fill('Ana');
    await control(page, 'last_name', locale).fill('Silva');
    await control(page, 'email', locale).fill(email);
    await page.getByRole('button', { name: words[locale].apply.begin, exact: true }).click();

    await heading(page, titleOf('activity_tickets', locale)).waitFor();
    const choice = page.getByRole('radio', { name: /naturalist/ });
    await choice.waitFor();
    // One is sold out, one is for those who are registered.
    expect(await page.getByRole('radio', { name: /kayak/i }).isDisabled()).toBe(true);
    expect(await page.getByRole('radio', { name: /new teachers|relève/ }).count()).toBe(0);
    await choice.check();
    await page.locator('.counter button').nth(1).click();
    await expect.poll(() => page.locator('.counter').first().innerText()).toContain('2');
    await look('choose');
    await page.locator('button[type=submit]').filter({ visible: true }).first().click();

    await heading(page, resolveText(flow.steps.at(-1)?.label, locale)).waitFor();
    await look('review');
    await pay(page, locale);
    await heading(page, resolveText(flow.confirmation?.title, locale)).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/activity-application-confirmation$/);
    await look('sent');

    const subject = resolveText(flow.mail?.subject, locale).replace(/\s/g, ' ');
    const [mail = '', ...again] = (await mailsTo(email)).filter((each) => each.includes(subject));
    expect(again).toEqual([]);
    expect([...(await attachmentsOf(mail)).keys()]).toHaveLength(2);
    await lookAtMails(visitor, email, 'activity');
    const tickets = linksIn(mail).find((link) => link.includes('/apply/activity/tickets')) ?? '';
    const { pathname, search } = new URL(tickets);
    // On another device, where nothing is known of it.
    const elsewhere = await visit({ locale, width });
    await elsewhere.page.goto(new URL(pathname + search, page.url()).href);
    await expect.poll(() => elsewhere.page.locator('.tick-symbol').count()).toBe(2);
    await axe(elsewhere.page);
    await screenshot(elsewhere.page, `activity-tickets-${locale}-${width}`);

    await page.getByRole('link', { name: words[locale].confirmation.ticketsAction }).first().click();
    await expect.poll(() => page.locator('.tick-symbol').count()).toBe(2);
  });
});
