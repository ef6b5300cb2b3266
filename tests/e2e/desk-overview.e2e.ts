import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, callApi, reviewByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

/** Somebody who registers and pays, under a last name that no other has. */
async function sell(last: string): Promise<void> {
  const begun = await beginByApi();
  await saveUpTo(begun, 'review', undefined, { personal: { last_name: last } });
  const { versions, quote } = await reviewByApi(begun);
  const token = `tok_sandbox_visa_4242_ok_${randomUUID().slice(0, 8)}`;
  const { status, body } = await callApi(
    'saveSubmitRegistration',
    {
      code: begun.code,
      track: 'online',
      versions: JSON.stringify(versions),
      total: quote?.total ?? 0,
      credit: token,
    },
    begun,
  );
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

describe.each(
  oneOf(0, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('the overview in %s at %d px', (locale, width) => {
  const words = deskWords[locale];

  test('is the first page, follows a sale without a reload, and reads as a table', async ({ visit }) => {
    await sell(`Avant${randomUUID().slice(0, 6)}`);
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('owner'));
    await page.getByRole('heading', { name: words.overview.title, level: 1 }).waitFor();
    const feed = page.getByRole('region', { name: words.overview.now, exact: true });
    await feed.getByText(words.overview.live.connected, { exact: true }).waitFor();
    await axe(page);
    // The page scrolls within the desk, and the window not at all.
    expect(
      await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      ),
    ).toBe(0);

    const last = `Vendue${randomUUID().slice(0, 6)}`;
    await sell(last);
    await feed
      .getByRole('link', { name: new RegExp(last) })
      .first()
      .waitFor();
    await screenshot(page, `desk-overview-${locale}-${width}`);

    const signUps = page.getByRole('region', { name: words.overview.sign_ups, exact: true }).first();
    const plot = signUps.getByRole('slider');
    await plot.focus();
    const now = await plot.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => plot.getAttribute('aria-valuetext')).not.toBe(now);
    await signUps.locator('summary').focus();
    await page.keyboard.press('Enter');
    const today = signUps.getByRole('row').last();
    await today.waitFor();
    const saved = page.waitForEvent('download');
    await signUps.getByRole('button', { name: words.overview.download }).click();
    expect((await saved).suggestedFilename()).toBe('sign-ups.csv');
    await page
      .getByRole('region', { name: words.overview.money, exact: true })
      .getByRole('button', { name: words.overview.by_day, exact: true })
      .click();
    await axe(page);
    await screenshot(page, `desk-overview-table-${locale}-${width}`);
    await feed
      .getByRole('link', { name: new RegExp(last) })
      .first()
      .click();
    await page.getByRole('heading', { name: new RegExp(last), level: 1 }).waitFor();
  });
});
