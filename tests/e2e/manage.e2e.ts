import { describe, expect } from 'vitest';
import { wordIn } from '#server/languages/words.ts';
import { control } from './support/answer.ts';
import { atStep, newEmail, openByCode, submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { attachmentsOf, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { begunElsewhere } from './support/portal.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary, messageAt } from './support/step-page.ts';
import { fill, words } from './support/words.ts';

// The whole registration is seen the other way round.
const visits = [
  { locale: 'en', width: 390 },
  { locale: 'fr', width: 1280 },
] as const;

describe.each(oneOf(1, visits))(
  'who has a code, or has lost it, in $locale at $width px',
  ({ locale, width }) => {
    const text = words[locale];

    test('opens a registration, and has the code sent', async ({ visit }) => {
      const holder = await begunElsewhere(newEmail('holder'));
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      visitor.complaints.expect(/^404 POST .*getLookUpRegistration/);
      await page.goto(visitor.address('/registration/manage'));
      await page.getByRole('heading', { level: 1, name: text.manage.title }).waitFor();
      const send = page.getByRole('region', { name: text.manage.forgotTitle });
      await control(send, text.manage.email).fill(holder.email);
      await send.getByRole('button', { name: text.manage.send }).click();
      await page.getByText(text.manage.sent).waitFor();
      expect(new URL(page.url()).pathname).toBe(visitor.address('/registration/lookup-confirmation'));
      await axe(page);
      await page.getByRole('link', { name: text.managing.lookup.confirmOpen }).click();
      await expect.poll(async () => (await mailsTo(holder.email)).join()).toContain(holder.code);

      await openByCode(page, { ...holder, code: 'ZZZZ-ZZZZ' }, locale);
      await errorSummary(page).waitFor();
      const resume = page.getByRole('region', { name: text.manage.codeTitle });
      expect(await messageAt(resume, text.manage.code)).toMatch(/^(The code and|Le code et) /);
      await axe(page);
      await screenshot(page, `manage-${locale}-${width}`);
      await openByCode(page, holder, locale);
      await atStep(page, 'personal', locale);
    });

    test('signs in by a code from the mail, and sees one of two registrations', async ({ visit }) => {
      const email = newEmail('several');
      const first = await begunElsewhere(email);
      await begunElsewhere(email);
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      const { lookup, list, existing, actions } = text.managing;
      await page.goto(visitor.address('/lookup'));
      await page.getByRole('heading', { level: 1, name: lookup.title }).waitFor();
      await axe(page);
      await control(page, text.manage.email).fill(email);
      await page.getByRole('button', { name: lookup.send }).click();
      await page.getByText(lookup.sent).waitFor();
      const codeIn = /<h2>[^<]*(?:access code for|code d’accès pour)[^<]*?(\d{6})</;
      await expect.poll(async () => codeIn.exec((await mailsTo(email)).join())).not.toBeNull();
      const access = codeIn.exec((await mailsTo(email)).join())?.[1] ?? '';
      await control(page, lookup.code).fill(access);
      await page.getByRole('button', { name: lookup.signIn }).click();
      await page.getByRole('heading', { name: lookup.chooseTitle }).waitFor();
      await axe(page);
      await screenshot(page, `lookup-${locale}-${width}`);
      await page.getByRole('button', { name: fill(list.open, { code: first.code }) }).click();
      await atStep(page, 'personal', locale);
      await page.goto(visitor.address('/registration/existing'));
      await page.getByRole('heading', { level: 1, name: existing.openTitle }).waitFor();
      await page.getByText(text.facts.statuses['Not Submitted']).first().waitFor();
      expect(await page.getByText(actions.why.submitFirst).count()).toBeGreaterThan(3);
      await axe(page);
      await screenshot(page, `existing-open-${locale}-${width}`);
      await page.goto(visitor.address('/registration/manage'));
      await page.getByRole('heading', { name: list.title }).waitFor();
    });

    test('an address where no page is leads home', async ({ visit }) => {
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      visitor.complaints.expect(/404 GET .*\/registration\/nowhere/, /status of 404/);
      await page.goto(visitor.address('/registration/nowhere'));
      await page.getByRole('heading', { level: 1, name: text.errors.not_found }).waitFor();
      await axe(page);
      await screenshot(page, `not-found-${locale}-${width}`);
      await page.getByRole('link', { name: text.errors.back_home }).click();
      await page.getByRole('link', { name: text.home.choose_in_person }).waitFor();
    });
  },
);

describe.each(
  oneOf(1, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('who cannot come after all, in $locale at $width px', ({ locale, width }) => {
  const text = words[locale];
  const { existing, actions, cancel } = text.managing;

  test('sees what comes back, keeps the registration once, then cancels it and is refunded', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review', { track: 'vancouver' });
    await submit(page, locale);
    await page.goto(visitor.address('/registration/existing'));
    await page.getByText(text.facts.statuses.Submitted).first().waitFor();
    await axe(page);
    await screenshot(page, `existing-submitted-${locale}-${width}`);
    const goCancel = async () => {
      await page.getByRole('link', { name: actions.cancelDo, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: cancel.title }).waitFor();
    };
    await goCancel();
    await page.getByRole('table').waitFor();
    await axe(page);
    await screenshot(page, `cancel-${locale}-${width}`);
    await page.getByRole('button', { name: cancel.keep }).click();
    await page.getByRole('heading', { name: existing.can }).waitFor();
    await goCancel();
    await page.getByRole('button', { name: cancel.do }).click();
    await errorSummary(page).waitFor();
    await page.getByRole('radio', { name: wordIn('cancellations.ttocShortage', locale) }).check();
    await page.getByRole('button', { name: cancel.do }).click();
    await page.getByRole('heading', { level: 1, name: existing.cancelledTitle }).waitFor();
    await axe(page);
    await screenshot(page, `cancelled-${locale}-${width}`);
    await expect.poll(async () => (await mailsTo(begun.email)).length).toBe(2);
    const [cancelled = ''] = await mailsTo(begun.email);
    expect(cancelled).toMatch(/is cancelled|est annulée/);
    expect([...(await attachmentsOf(cancelled)).keys()]).toContainEqual(
      expect.stringMatching(/^(refund|remboursement)-.*\.pdf$/),
    );
    await page.getByRole('link', { name: cancel.see }).click();
    await page.getByText(text.facts.statuses.Cancelled).first().waitFor();
    await axe(page);
    await screenshot(page, `existing-cancelled-${locale}-${width}`);
  });
});
