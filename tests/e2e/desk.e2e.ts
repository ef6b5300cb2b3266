import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, beginByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, askForCode, deskWords, signIn } from './support/desk.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

/** A registration whose last name no other has. */
async function registered() {
  const begun = await beginByApi();
  const last = `Tremblay${randomUUID().slice(0, 6)}`;
  await saveUpTo(begun, 'participation', undefined, { personal: { last_name: last } });
  return { ...begun, last };
}

describe.each(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('the desk in %s at %d px', (locale, width) => {
  const words = deskWords[locale];

  test('an owner signs in, finds someone by half a name, corrects their address, and reads it in the audit log', async ({
    visit,
  }) => {
    const { last, code } = await registered();
    const email = await addOrganizer('owner');
    const visitor = await visit({ locale, width });
    const { page, address } = visitor;
    visitor.complaints.expect(/^422 POST .*signInOrganizer/);
    await page.goto(address('/organize'));
    await page.getByRole('textbox', { name: words.sign_in.email }).waitFor();
    await axe(page);
    await screenshot(page, `desk-sign-in-${locale}-${width}`);
    const mailed = await askForCode(page, email, locale);
    await axe(page);
    await screenshot(page, `desk-code-${locale}-${width}`);
    const field = page.getByRole('textbox', { name: words.sign_in.code });
    const enter = page.getByRole('button', { name: words.sign_in.enter, exact: true });
    await field.fill(mailed === '000000' ? '111111' : '000000');
    await enter.click();
    await page.getByRole('alert').waitFor();
    // The code that was mailed is still the one, whatever became of the page meanwhile.
    await page.reload();
    await field.fill(mailed);
    await enter.click();

    await page.getByRole('link', { name: words.nav.registrations, exact: true }).click();
    await page.getByRole('heading', { name: words.list.title, level: 1 }).waitFor();
    const search = page.getByRole('searchbox');
    await search.fill(last.slice(0, -2).toUpperCase());
    const found = page.getByRole('link', { name: new RegExp(last) });
    await found.waitFor();
    await axe(page);
    await screenshot(page, `desk-list-${locale}-${width}`);
    expect(new URL(page.url()).searchParams.get('q')).toBe(last.slice(0, -2).toUpperCase());

    await found.click();
    await page.getByRole('heading', { name: new RegExp(last), level: 1 }).waitFor();
    await page.getByText(code).first().waitFor();
    await axe(page);
    await screenshot(page, `desk-one-${locale}-${width}`);
    const moved = `${randomUUID()}@example.org`;
    await page.getByRole('button', { name: words.address.title }).click();
    await page.getByRole('textbox', { name: words.address.new }).fill(moved);
    await page.getByRole('button', { name: words.address.save }).click();
    await page.getByRole('status').getByText(moved).waitFor();
    await page.getByRole('listitem').filter({ hasText: email }).first().waitFor();
    await page.goBack();
    await found.waitFor();
    await page.reload();
    await page.getByText(moved).first().waitFor();

    await page.getByRole('link', { name: words.nav.team }).click();
    const audit = page.getByRole('region', { name: words.audit.title });
    await audit.getByText(moved).first().waitFor();
    await axe(page);
    await screenshot(page, `desk-team-${locale}-${width}`);
  });

  test('an owner adds someone, changes their role, removes them, and makes a token', async ({ visit }) => {
    const email = await addOrganizer('owner');
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, email, '/team');
    const added = `${randomUUID()}@example.org`;
    await page.getByRole('textbox', { name: words.team.add_email }).fill(added);
    await page.getByRole('button', { name: words.team.add_button }).click();
    const row = page.getByRole('row').filter({ hasText: added });
    await row.waitFor();
    await expect.poll(async () => (await mailsTo(added)).length).toBe(1);
    await row.getByRole('combobox').selectOption('door');
    await row.getByText(words.role_details.door).waitFor();
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await axe(page);
    await screenshot(page, `desk-remove-${locale}-${width}`);
    await dialog.getByRole('button', { name: words.team.remove }).click();
    await row.waitFor({ state: 'detached' });

    await page.getByText(words.team.token_create).first().click();
    await page.getByRole('textbox', { name: words.team.token_name }).fill('Accounting');
    await page.getByRole('button', { name: words.team.token_create }).click();
    const secret = await page.locator('.dk-secret').textContent();
    expect(secret).toMatch(/^rst_[\w-]{43}$/);
    await page.reload();
    await page.getByText('Accounting').first().waitFor();
    expect(await page.locator('.dk-secret').count()).toBe(0);
  });
});

test('keys move through the list, preview and open, and go back to the search', async ({ visit }) => {
  const one = await registered();
  const email = await addOrganizer('desk');
  const visitor = await visit({ locale: 'en', width: 1280 });
  const { page } = visitor;
  await signIn(visitor, email, '/registrations');
  await page.getByRole('heading', { name: deskWords.en.list.title, level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(one.last);
  // The rows of the first letters may have it too, further down.
  await page.getByRole('status').getByText('1 found', { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  const peek = page.getByRole('complementary');
  await peek.getByText(one.code).waitFor();
  await axe(page);
  await page.keyboard.press('Escape');
  await peek.waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: new RegExp(one.last), level: 1 }).waitFor();
});

test('the list is sorted by its headings, and the address says how', async ({ visit }) => {
  await registered();
  const email = await addOrganizer('desk');
  const visitor = await visit({ locale: 'en', width: 1280 });
  const { page } = visitor;
  const { list } = deskWords.en;
  await signIn(visitor, email, '/registrations');
  const heading = page.getByRole('columnheader', { name: list.name, exact: true });
  const names = page.locator('.dk-row-link');
  await heading.getByRole('button').click();
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
  await heading.getByRole('button').click();
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
  await axe(page);
  await screenshot(page, 'desk-sorted-en-1280');
  const first = await names.first().textContent();
  await page.reload();
  await expect.poll(() => names.first().textContent()).toBe(first);
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');

  const phone = await visit({ locale: 'fr', width: 390 });
  await signIn(phone, email, '/registrations');
  await phone.page.getByLabel(deskWords.fr.list.sort, { exact: true }).selectOption('name.asc');
  await expect.poll(() => new URL(phone.page.url()).searchParams.get('sort')).toBe('name');
  await axe(phone.page);
  await screenshot(phone.page, 'desk-sorted-fr-390');
});

test('columns are chosen from the event’s questions, and a link brings them along', async ({ visit }) => {
  const one = await beginByApi();
  const last = `Featherstonehaugh${randomUUID().slice(0, 6)}`;
  const school = 'École secondaire Gabrielle-Roy de la vallée du Bas-Fraser, campus sud';
  await saveUpTo(one, 'participation', undefined, {
    personal: { last_name: last, role: 'support', district: 'sd36', school },
  });
  const email = await addOrganizer('desk');
  for (const [locale, width] of [
    ['en', 1280],
    ['fr', 390],
  ] as const) {
    const words = deskWords[locale];
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, email, `/registrations?q=${last}`);
    await page.getByText(words.columns.title, { exact: true }).click();
    await page.getByRole('checkbox', { name: words.columns.tags, exact: true }).check();
    await page
      .getByRole('searchbox', { name: words.columns.search })
      .fill(locale === 'en' ? 'school' : 'ecole');
    await axe(page);
    await screenshot(page, `desk-columns-${locale}-${width}`);
    await page
      .getByRole('group', {
        name: locale === 'en' ? 'Personal Information' : 'Renseignements personnels',
        exact: true,
      })
      .getByRole('checkbox', {
        name: locale === 'en' ? 'School or organization' : 'École ou organisme',
        exact: true,
      })
      .check();
    await page.keyboard.press('Escape');
    await page.getByText(school).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('columns')).toContain('tags,');
    await axe(page);
    await screenshot(page, `desk-chosen-${locale}-${width}`);
    await page.reload();
    await page.getByText(school).waitFor();
  }
});

test('a role without the team does not see it, and a session that is ended elsewhere asks to sign in again', async ({
  visit,
}) => {
  const email = await addOrganizer('desk');
  const visitor = await visit({ locale: 'en', width: 1280 });
  const { page } = visitor;
  await signIn(visitor, email);
  expect(await page.getByRole('link', { name: deskWords.en.nav.team }).count()).toBe(0);
  await page.goto(visitor.address('/organize/team'));
  await page.getByRole('heading', { name: deskWords.en.not_allowed_title }).waitFor();
  await axe(page);

  const other = await visit({ locale: 'fr', width: 390 });
  await signIn(other, email, '/account');
  await other.page.getByRole('heading', { name: deskWords.fr.devices.title, level: 1 }).waitFor();
  await axe(other.page);
  await screenshot(other.page, 'desk-account-fr-390');
  await other.page.getByRole('button', { name: deskWords.fr.devices.end, exact: false }).last().click();
  await expect.poll(() => other.page.getByRole('button', { name: /:/ }).count()).toBe(0);
  // Whatever the list asks for first is refused.
  visitor.complaints.expect(/^401 GET \/api\//);
  await page.getByRole('link', { name: deskWords.en.nav.registrations, exact: true }).click();
  await page.getByText(deskWords.en.sign_in.expired).waitFor();
  await other.page.getByRole('button', { name: deskWords.fr.sign_out, exact: true }).click();
  await other.page.getByRole('heading', { name: deskWords.fr.sign_in.title }).waitFor();
});

test('a visitor’s pages load nothing of the desk', async ({ visit }) => {
  const visitor = await visit({ locale: 'en' });
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(visitor.address('/'));
  await atStepByApi(visitor, 'membership');
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((url) => url.includes('/assets/desk/'))).toEqual([]);
});
