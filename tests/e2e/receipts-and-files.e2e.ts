import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { formatFileSize } from '#engine/form/format/file-size.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from '#widgets/parts/upload-messages.ts';
import { answerAll, control } from './support/answer.ts';
import { atStep, goOn, newEmail, submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, type BegunByApi, beginByApi } from './support/by-api.ts';
import { eventDocument, labelOf, titleOf } from './support/documents.ts';
import { attachmentsOf, linksIn, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer } from './support/shared-server.ts';
import { fill, words } from './support/words.ts';

const visits = [
  ['en', 1280],
  ['fr', 390],
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a click on a button saves, and under which name. */
async function downloaded(page: Page, name: string): Promise<{ name: string; content: Buffer }> {
  const saving = page.waitForEvent('download');
  await button(page, name).click();
  const download = await saving;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const beginsAsPdf = (content: Buffer | undefined) => content?.subarray(0, 5).toString('latin1') === '%PDF-';

/** A calendar's text with its folded lines put together (RFC 5545, 3.1). */
const unfolded = (content: Buffer) => content.toString('utf8').replaceAll(/\r\n[ \t]/g, '');

describe.each(oneOf(1, visits))('a registration that was paid for, in %s at %d px', (locale, width) => {
  const text = words[locale].confirmation;

  test('has its receipt, its calendar and its colleagues', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `${name}-${locale}-${width}`);
    };
    const begun = await atStepByApi(visitor, 'review');
    await submit(page, locale);

    const receipt = await downloaded(page, text.download);
    expect(receipt.name).toBe(`${text.receiptFile}-${begun.code}.pdf`);
    expect(beginsAsPdf(receipt.content)).toBe(true);

    await button(page, text.calendarAction).click();
    const google = page.getByRole('link', { name: text.calendarGoogle });
    await google.waitFor();
    const event = eventDocument();
    const address = new URL((await google.getAttribute('href')) ?? '');
    expect(address.host).toBe('calendar.google.com');
    expect([...address.searchParams.values()]).toContain(resolveText(event.name, locale));
    await look('confirmation-calendar');
    const calendar = await downloaded(page, text.calendarFile);
    expect(calendar.name).toBe(`${event.event_code}.ics`);
    expect(unfolded(calendar.content)).toContain(`SUMMARY:${titleOf('residential-truth-2', locale)}`);

    const colleague = newEmail('colleague');
    await button(page, text.inviteAction).click();
    const dialog = page.getByRole('dialog', { name: text.invite });
    expect(await control(dialog, text.inviteYourName).inputValue()).toBe('Danielle Okafor');
    await dialog.getByRole('button', { name: text.inviteSend }).click();
    await dialog.locator('.error-summary').waitFor();
    await look('invite-empty');
    await control(dialog, text.inviteName).fill('Amira');
    await control(dialog, text.inviteEmail).fill(colleague);
    await look('invite');
    await dialog.getByRole('button', { name: text.inviteSend }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(fill(text.inviteSent, { name: 'Amira' })).waitFor();
    await look('confirmation-invited');
    const [invitation = '', ...more] = await mailsTo(colleague);
    expect(more).toEqual([]);
    expect(invitation).toContain('Amira');
    const [home = ''] = linksIn(invitation);
    await page.goto(new URL(home).pathname);
    await page.getByRole('link', { name: words[locale].home.choose_in_person }).waitFor();
  });

  test('has its receipt sent from the page for it', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review');
    await submit(page, locale);
    // Whoever has just registered on this device is not asked to sign in for it.
    await page.getByRole('link', { name: words[locale].confirmation.changeAction, exact: true }).click();
    await page.locator('.existing').getByText(begun.code).first().waitFor();
    const { receipt: receiptText, manage } = words[locale];
    const form = page.getByRole('region', { name: receiptText.sendTitle });
    const ask = async (given: string) => {
      await page.goto(visitor.address('/registration/manage'));
      await control(form, manage.code).fill(given);
      await control(form, manage.email).fill(begun.email);
      await form.getByRole('button', { name: receiptText.send }).click();
      await page.getByRole('heading', { level: 1, name: receiptText.sentTitle }).waitFor();
      expect(new URL(page.url()).pathname).toBe(visitor.address('/registration/receipt-confirmation'));
    };
    // The same page for a code that is nobody's.
    await ask('ZZZZ-ZZZZ');
    await ask(begun.code);
    await axe(page);
    await screenshot(page, `receipt-confirmation-${locale}-${width}`);
    const receipts = async () =>
      (await mailsTo(begun.email)).filter((mail) => mail.includes(`<h2>${RECEIPT[locale]}`));
    await expect.poll(async () => (await receipts()).length, { timeout: 15_000 }).toBe(1);
    const [mail = ''] = await receipts();
    const files = [...(await attachmentsOf(mail))];
    expect(files.map(([name]) => name)).toEqual([`${text.receiptFile}-${begun.code}.pdf`]);
    expect(files.map(([, content]) => beginsAsPdf(content))).toEqual([true]);
  });
});

/** The subject of the mail with a receipt. */
const RECEIPT: Readonly<Record<Locale, string>> = { en: 'Your receipt for', fr: 'Votre reçu pour' };

const uploadCall = /\/saveRegistrationEAOfficialDocument$/;

describe.each(oneOf(0, visits))(
  'the proof of study of a teacher candidate, in %s at %d px',
  (locale, width) => {
    const candidate = { certificate: 'N', work_other: 'program' };

    test('is sent, shown, removed and sent again, and nobody else sees it', async ({ visit }) => {
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      const look = async (name: string) => {
        await axe(page);
        await screenshot(page, `${name}-${locale}-${width}`);
      };
      const begun = await atStepByApi(visitor, 'membership');
      await answerAll(page, 'membership', candidate, locale);
      const input = control(page, labelOf('membership', 'student_document', locale));
      const uploaded = page.locator('.uploaded');
      const give = async (name: string) => {
        const answering = page.waitForResponse(uploadCall);
        await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo() });
        const { files_ID: id, size } = await (await answering).json();
        await uploaded.waitFor();
        expect(await page.locator('.upload-progress').count()).toBe(0);
        expect(await uploaded.locator('b').innerText()).toBe(name);
        await uploaded.getByText(formatFileSize(size, locale)).waitFor();
        await uploaded.locator('img').waitFor();
        const drawn = () => uploaded.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
        await expect.poll(drawn).toBeGreaterThan(0);
        return String(id);
      };
      await look('upload-empty');
      const first = await give('carte.jpg');
      await look('upload-sent');
      expect(await statusOf(first, begun)).toBe(200);
      await button(page, say('removeNamed', locale, { name: 'carte.jpg' })).click();
      await uploaded.waitFor({ state: 'detached' });
      expect(await statusOf(first, begun)).toBe(404);

      const second = await give('carte-2.jpg');
      await answerAll(page, 'membership', { university: 'UBC', program: 'B.Ed.' }, locale);
      await goOn(page, 'extras', locale);
      expect(await statusOf(second, begun)).toBe(200);
      expect(await statusOf(second, await beginByApi())).toBe(404);
      await page.goBack();
      await atStep(page, 'membership', locale);
      await uploaded.locator('img').waitFor();
      expect(await uploaded.locator('b').innerText()).toBe('carte-2.jpg');
    });

    test('is refused where it is no picture, whatever it is called', async ({ visit }) => {
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      visitor.complaints.expect(/^415 POST .*saveRegistrationEAOfficialDocument/);
      await atStepByApi(visitor, 'membership');
      await answerAll(page, 'membership', candidate, locale);
      const input = control(page, labelOf('membership', 'student_document', locale));
      const buffer = Buffer.from('I study at UBC, honestly.');
      await input.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
      const why = page.getByRole('alert').filter({ hasText: REFUSED[locale] });
      await why.waitFor();
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect((await input.getAttribute('aria-describedby'))?.split(' ')).toContain(
        await why.getAttribute('id'),
      );
      expect(await page.locator('.uploaded').count()).toBe(0);
      await axe(page);
      await screenshot(page, `upload-refused-${locale}-${width}`);
    });
  },
);

/** What the server says of a document that is none. */
const REFUSED: Readonly<Record<Locale, string>> = {
  en: 'Choose a JPEG, PNG, WebP or PDF file.',
  fr: 'Choisissez un fichier JPEG, PNG, WebP ou PDF.',
};

/** A photo of nothing in particular, in the size of a small one. */
const photo = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#38a' } })
    .jpeg()
    .toBuffer();

/** What the holder of a registration is answered who asks for a file. */
async function statusOf(file: string, { token }: BegunByApi): Promise<number> {
  const { port } = new URL(sharedServer().site);
  const address = `http://localhost:${port}/api/getWebsiteFileByID/${file}`;
  return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status;
}
