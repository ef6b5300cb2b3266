import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { resolveText } from '#engine/form/languages/text.ts';
import { newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, mustCall, payByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, pressAction, signIn } from './support/desk.ts';
import { eventDocument } from './support/documents.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill } from './support/words.ts';

/** The track of which every place is kept, so that it is full from the first day. */
const FULL = 'leadership';

/** Somebody who is registered and waits for the full track. */
async function waitingForTrack() {
  const begun = await beginByApi();
  const last = `Gill${randomUUID().slice(0, 6)}`;
  await saveUpTo(begun, 'review', undefined, { personal: { last_name: last } });
  await payByApi(begun);
  await mustCall('joinItemWaitlist', { code: begun.code, kind: 'track', item: FULL }, begun);
  return { begun, last };
}

describe.each(
  oneOf(0, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('exceptions that an organizer makes in $locale at $width px', ({ locale, width }) => {
  const words = deskWords[locale];
  const { act, transfer, waitlists, register } = words;
  const track = eventDocument().tracks.find(({ code }) => code === FULL);
  const name = resolveText(track?.name, locale);

  test('overbooks a full track, and hands the registration over', async ({ visit }) => {
    const { begun, last } = await waitingForTrack();
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('desk'), `/registrations/${begun.code}?do=change`);
    const change = page.getByRole('form', { name: act.change });
    await change
      .getByRole('combobox', { name: act.change_way })
      .selectOption({ label: fill(act.change_full, { name }) });
    await change.getByText(act.change_overbook_first).waitFor();
    await change.getByRole('checkbox', { name: act.change_overbook }).check();
    await change.getByText(act.why_needed).waitFor();
    await change.getByRole('textbox', { name: act.change_overbook_why }).fill('She leads the day');
    await axe(page);
    await screenshot(page, `desk-overbook-${locale}-${width}`);
    await change
      .getByRole('button', {
        name: new RegExp(`^(${act.change_do_overbook}|${act.change_do_refund.split('{')[0]})`),
      })
      .click();
    await change.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: words.audit.names.overbooked }).first().waitFor();

    await pressAction(page, locale, act.transfer);
    const panel = page.getByRole('form', { name: act.transfer });
    await panel.getByText(transfer.enter).waitFor();
    const email = newEmail('new');
    await panel.getByRole('textbox', { name: register.first_name }).fill('Ida');
    await panel.getByRole('textbox', { name: register.last_name }).fill(`New${last}`);
    await panel.getByRole('textbox', { name: register.email }).fill(begun.email);
    await panel.getByRole('textbox', { name: act.why }).fill('A colleague comes');
    await axe(page);
    await screenshot(page, `desk-transfer-${locale}-${width}`);
    // The page may be read once more under the code that is gone.
    visitor.complaints.expect(/^422 POST .*transferRegistration/, new RegExp(`^404 GET .*/${begun.code}`));
    await panel.getByRole('button', { name: transfer.do, exact: true }).click();
    const own = panel.getByRole('textbox', { name: register.email });
    await expect.poll(() => own.getAttribute('aria-invalid')).toBe('true');
    await own.fill(email);
    await panel.getByRole('button', { name: transfer.do, exact: true }).click();
    await page.getByRole('heading', { name: new RegExp(`New${last}`), level: 1 }).waitFor();
    expect(page.url()).not.toContain(begun.code);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await axe(page);
    await screenshot(page, `desk-transferred-${locale}-${width}`);
  });

  test('offers a track out of turn', async ({ visit }) => {
    const { last } = await waitingForTrack();
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('desk'), `/waitlists?of=track+${FULL}`);
    const row = page.getByRole('row').filter({ hasText: last });
    await row.getByRole('button').click();
    const panel = page.getByRole('form');
    await panel.getByText(waitlists.overbook_first).waitFor();
    await panel.getByRole('checkbox', { name: waitlists.overbook }).check();
    await panel.getByRole('textbox', { name: act.why }).fill('She gives the talk');
    await axe(page);
    await screenshot(page, `desk-waitlist-${locale}-${width}`);
    await panel.getByRole('button', { name: waitlists.do }).click();
    await panel.waitFor({ state: 'detached' });
    await row.getByText(waitlists.offered.split('{')[0] ?? '').waitFor();
    await axe(page);
  });
});
