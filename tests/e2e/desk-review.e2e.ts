import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { formatFileSize } from '#engine/form/format/file-size.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { send, withCertificate } from '#tests/contract/sent-application.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { sentVolunteer } from './support/sent-volunteer.ts';
import { sharedServer } from './support/shared-server.ts';
import { fill } from './support/words.ts';

describe.each(
  oneOf(0, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('a reviewer in %s at %d px', (locale, width) => {
  const words = deskWords[locale];
  const { act, review } = words;

  test('signs in to the applications, reads one, accepts it, and goes on to the next', async ({ visit }) => {
    const [first, second] = [await sentVolunteer(locale), await sentVolunteer(locale)];
    const visitor = await visit({ locale, width });
    const { page, address } = visitor;
    await signIn(visitor, await addOrganizer('reviewer'));
    await page.getByRole('heading', { name: review.title, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address('/organize/applications'));
    expect(await page.getByRole('link', { name: words.nav.registrations, exact: true }).count()).toBe(0);
    const queue = page.getByRole('region', { name: review.title });
    const row = (code: string) => queue.locator(`a[href*="${code}"]`);
    await row(first.code).waitFor();
    await axe(page);
    await screenshot(page, `desk-applications-${locale}-${width}`);
    await row(first.code).click();
    await page.getByRole('heading', { name: 'Ana Silva', level: 2 }).waitFor();
    const panel = page.getByRole('form', { name: act.decide });
    await panel.getByText(act.decide_choose).waitFor();
    await panel.getByRole('radio', { name: words.decisions.accepted }).check();
    await panel.getByRole('textbox').fill('See you at eight.');
    await panel.getByText(act.decide_mails).waitFor();
    await axe(page);
    await screenshot(page, `desk-application-${locale}-${width}`);
    await panel.getByRole('button', { name: act.decide_do.accepted }).click();
    await expect.poll(() => page.url()).not.toContain(first.code);
    await panel.getByText(act.decide_choose).waitFor();
    await expect
      .poll(async () => (await mailsTo(first.email)).some((mail) => mail.includes('See you at eight.')))
      .toBe(true);

    await page.goto(address(`/organize/applications/${first.code}?state=accepted`));
    await page.getByText('See you at eight.').waitFor();
    await screenshot(page, `desk-application-decided-${locale}-${width}`);
    if (width === 390) await page.getByRole('link', { name: review.back }).click();
    await queue.getByRole('link', { name: review.states.open }).click();
    await row(second.code).waitFor();
    expect(await row(first.code).count()).toBe(0);
  });

  test('downloads the certificate that an applicant sent', async ({ visit }) => {
    const api = remoteApi(Number(new URL(sharedServer().site).port));
    const { who, certificate } = await withCertificate(api, 'volunteer');
    expect((await send(api, who)).status).toBe(200);
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('reviewer'), `/applications/${who.code}`);
    const size = formatFileSize(certificate.size, locale);
    const button = page.getByRole('button', {
      name: fill(words.one.file_download, { name: certificate.name, size }),
    });
    await button.waitFor();
    await button.scrollIntoViewIfNeeded();
    await axe(page);
    await screenshot(page, `desk-application-file-${locale}-${width}`);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const saved = await readFile(await download.path());
    expect(saved.subarray(1, 4).toString()).toBe('PNG');
  });

  test('gets a clear message for an unknown application', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page, complaints, address } = visitor;
    await signIn(visitor, await addOrganizer('reviewer'), '/account');
    complaints.expect(/^404 GET .*getToReview/);
    await page.goto(address('/organize/applications/R-ABCD-EFGH'));
    await page.getByRole('heading', { name: review.unknown_title }).waitFor();
    await axe(page);
    await screenshot(page, `desk-application-unknown-${locale}-${width}`);
  });
});

test('J and K walk through the queue, and Esc leaves it', async ({ visit }) => {
  const sent = [await sentVolunteer('en'), await sentVolunteer('en')];
  const visitor = await visit({ locale: 'en' });
  const { page } = visitor;
  await signIn(visitor, await addOrganizer('desk'), '/applications?flow=volunteer');
  await page.locator(`a[href*="${sent[0]?.code}"]`).waitFor();
  const open = () => new URL(page.url()).pathname.split('/').at(-1);
  const walked: (string | undefined)[] = [];
  for (let each = 0; each < 2; each += 1) {
    await page.keyboard.press('j');
    await expect.poll(open).not.toBe(walked.at(-1) ?? 'applications');
    walked.push(open());
    await page.getByRole('form', { name: deskWords.en.act.decide }).waitFor();
  }
  await page.keyboard.press('k');
  await expect.poll(open).toBe(walked[0]);
  await page.keyboard.press('Escape');
  await expect.poll(open).toBe('applications');
});
