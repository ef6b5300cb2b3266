import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

/** What an organizer has: a table with headings, 50 people, and three rows that cannot be registered. */
function membersOf(headings: readonly string[], last: string) {
  const addressOf = (at: number) => `m${at}.${last.toLowerCase()}@example.org`;
  const people = Array.from({ length: 50 }, (_, at) => ['Ana', last, addressOf(at), 'online', 'Westside']);
  const [first = [], ...others] = people;
  return [
    headings,
    first,
    ['Bo', last, 'bo at example.org', 'online', ''],
    ...others,
    ['Cy', last, `cy.${last.toLowerCase()}@example.org`, 'nowhere', ''],
    ['Ana', last, addressOf(0).toUpperCase(), 'online', ''],
  ];
}

const asCsv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.join(';')).join('\r\n'));

async function asXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const file = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String }))));
  return file.toBuffer();
}

describe.each(
  oneOf(0, [
    ['en', 1280, 'csv', ['First name', 'Last name', 'Email', 'Track', 'School or organization']],
    ['fr', 390, 'xlsx', ['Prénom', 'Nom', 'Courriel', 'Volet', 'École ou organisme']],
  ] as const),
)('the import in %s at %d px', (locale, width, format, headings) => {
  const words = deskWords[locale];

  test('registers 50 people of a list with three bad rows, and nobody twice', async ({ visit }) => {
    const last = `Im${randomUUID().slice(0, 6)}`;
    const rows = membersOf(headings, last);
    const buffer = await (format === 'csv' ? asCsv(rows) : asXlsx(rows));
    const file = { name: `members.${format}`, mimeType: 'application/octet-stream', buffer };
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    visitor.complaints.expect(/^422 POST .*checkImport/);
    await signIn(visitor, await addOrganizer('desk'), '/registrations');
    if (width === 390) await page.locator('summary').getByText(words.list.more_tools).click();
    await page.getByRole('link', { name: words.import.open, exact: true }).click();
    await page.getByRole('heading', { name: words.import.title, level: 1 }).waitFor();
    await axe(page);
    const input = page.getByLabel(words.import.file);
    await input.setInputFiles({ ...file, name: 'members.pdf' });
    await page.getByRole('alert').getByText(words.import.faults.not_a_list).waitFor();
    await input.setInputFiles(file);

    const problems = page.getByRole('table', { name: words.import.problems });
    await problems.waitFor();
    expect(await problems.getByRole('rowheader').allTextContents()).toEqual(
      ['3', '53', '54'].map((row) => words.jobs.row.replace('{row}', row)),
    );
    await problems.getByText('nowhere').waitFor();
    // Every heading was understood.
    const choices = page.getByRole('combobox');
    const chosen = await choices.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
    expect(chosen).toEqual([
      'answer/personal/first_name',
      'answer/personal/last_name',
      'email',
      'track',
      'answer/personal/school',
    ]);
    await choices.nth(2).selectOption('');
    await page.getByRole('alert').waitFor();
    await choices.nth(2).selectOption('email');
    await problems.waitFor();
    await axe(page);
    await screenshot(page, `desk-import-check-${locale}-${width}`);

    const start = page.getByRole('button', { name: /50/ });
    await start.scrollIntoViewIfNeeded();
    await screenshot(page, `desk-import-start-${locale}-${width}`);
    await start.click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    expect(new URL(page.url()).searchParams.get('job')).toMatch(/^[0-9a-f-]{36}$/);
    await page.reload();
    await expect.poll(() => bar.getAttribute('value'), { timeout: 60_000 }).toBe('50');
    await page.getByRole('status').filter({ hasText: '50' }).waitFor();
    await axe(page);
    await screenshot(page, `desk-import-done-${locale}-${width}`);
    expect(await mailsTo(`m0.${last.toLowerCase()}@example.org`)).toEqual([]);

    await page.getByRole('link', { name: words.import.another }).click();
    await page.getByLabel(words.import.file).setInputFiles(file);
    await problems.waitFor();
    expect(await problems.getByRole('row').count()).toBe(53);
    await page.getByRole('link', { name: words.one.back }).click();
    await page.getByRole('searchbox').fill(last);
    await page.getByRole('status').filter({ hasText: '50' }).waitFor();
  });
});

test('an import shows which rows failed, and can be stopped', async ({ visit }) => {
  const words = deskWords.fr;
  const visitor = await visit({ locale: 'fr', width: 390 });
  const last = `St${randomUUID().slice(0, 6)}`;
  const people = Array.from({ length: 300 }, (_, at) => `Ana,${last},s${at}.${last}@example.org,online`);
  const list = ['Prénom,Nom,Courriel,Volet', ...people].join('\n');
  await signIn(visitor, await addOrganizer('desk'), '/registrations/import');
  const { page, address } = visitor;
  await page
    .getByLabel(words.import.file)
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: /300/ }).click();
  const stop = page.getByRole('button', { name: words.jobs.stop });
  await stop.waitFor();
  // A program starts the same list again: what one job has registered, the other cannot.
  const again = await page.evaluate(async (csv) => {
    const form = new FormData();
    const columns = ['answer/personal/first_name', 'answer/personal/last_name', 'email', 'track'];
    form.append('columns', JSON.stringify(columns));
    form.append('file', new Blob([csv]), 'liste.csv');
    const answer = await fetch('/api/startImport', { method: 'POST', body: form });
    return (await answer.json()).job as string;
  }, list);
  const second = await page.context().newPage();
  await second.goto(address(`/organize/registrations/import?job=${again}`));
  const faults = second.getByRole('region', { name: words.jobs.faults });
  await faults.waitFor({ timeout: 60_000 });
  await stop.click();
  await page
    .getByRole('status')
    .getByText(/^Opération arrêtée/)
    .waitFor();
  const stopSecond = second.getByRole('button', { name: words.jobs.stop });
  if (await stopSecond.isVisible()) await stopSecond.click();
  await second
    .getByRole('status')
    .getByText(/^Opération (arrêtée|terminée)/)
    .waitFor();
  await axe(second);
  await screenshot(second, 'desk-import-faults-fr-390');
});
