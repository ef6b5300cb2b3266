import { afterEach, describe, expect } from 'vitest';
import { resolveText } from '#engine/form/languages/text.ts';
import { submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, beginByApi, reviewByApi } from './support/by-api.ts';
import { enterCard, goodCard } from './support/card.ts';
import { eventDocument } from './support/documents.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

/** Publishes the event with so many places on Saturday. */
async function publishSaturday(capacity: number): Promise<void> {
  const document = eventDocument();
  const days = document.days.map((day) => (day.code === 'saturday' ? { ...day, capacity } : day));
  await mustPublish({ ...document, days });
}
afterEach(() => mustPublish(eventDocument()));

describe.each(deviceAt(1))('a full day in $locale at $width px', ({ locale, width }) => {
  const { existing, joinable, awaited, offered, change } = words[locale].managing;
  const { start } = words[locale];

  test('cannot be chosen, leads to its waitlist, and is had by a change once a place is offered', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const day = eventDocument().days.find(({ code }) => code === 'saturday');
    const name = resolveText(day?.label, locale);
    const look = async (what: string) => {
      await axe(page);
      await screenshot(page, `day-places-${what}-${locale}-${width}`);
    };
    // Held by someone who begins.
    await publishSaturday(900);
    await beginByApi({ days: ['saturday'] });
    await publishSaturday(1);
    await page.goto(visitor.address('/registration/start'));
    const saturday = page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await saturday.waitFor();
    expect(await saturday.isDisabled()).toBe(true);
    expect(await saturday.isChecked()).toBe(false);
    await look('start');
    await page.getByRole('link', { name: `${start.joinWaitlist} ${name}` }).click();
    await page.waitForURL(/waitlist\?day=saturday/);
    await page.getByText(name).first().waitFor();
    await look('waitlist');

    const begun = await atStepByApi(visitor, 'review', { days: ['friday'] });
    await submit(page, locale);
    await page.goto(visitor.address('/registration/existing'));
    await page.getByRole('heading', { name: existing.can }).waitFor();
    await page.getByRole('heading', { name: joinable.title }).waitFor();
    // Several are folded.
    await page.locator('.waits-joinable > summary').click();
    await look('joinable');
    await page.getByRole('button', { name: `${joinable.join} ${name}`, exact: true }).click();
    const waits = page.getByRole('region', { name: awaited.title }).getByRole('listitem');
    await waits.filter({ hasText: name }).waitFor();
    await publishSaturday(900);
    const take = page.getByRole('link', { name: `${offered.take} ${name}`, exact: true });
    await take.waitFor({ timeout: 20_000 });
    await look('offered');
    await take.click();
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`), checked: true }).waitFor();
    await look('cost');
    const confirm = page
      .getByRole('button', { name: new RegExp(`^(${change.do}|${change.payDo.replace('{amount}', '.*')})$`) })
      .filter({ visible: true })
      .first();
    await confirm.waitFor();
    if ((await page.getByRole('heading', { name: words[locale].payment.card }).count()) > 0)
      await enterCard(page, goodCard, locale);
    await confirm.click();
    await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
    const { registration } = await reviewByApi(begun);
    expect(registration).toMatchObject({ registrations_day: ['friday', 'saturday'], status: 'Submitted' });
  });
});
