import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { registration as englishForms } from '#src/lib/i18n/en/registration.ts';
import { schedule as english } from '#src/lib/i18n/en/schedule.ts';
import { registration as frenchForms } from '#src/lib/i18n/fr/registration.ts';
import { schedule as french } from '#src/lib/i18n/fr/schedule.ts';
import { atStep, fillStart } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { titleOf } from './support/documents.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill } from './support/words.ts';

const words = { en: english, fr: french } as const;
const forms = { en: englishForms, fr: frenchForms } as const;
/** Two that fit, one at the time of the first, one of another track. */
const [first, clash, second, online] = [
  'counting-stones-1',
  'poems-aloud-1',
  'clay-1',
  'report-cards-2',
] as const;

const badge = (page: Page, count: number, locale: Locale) =>
  page.getByRole('button', {
    name: `${words[locale].basket}, ${fill(words[locale].basket_count, { count })}`,
  });

describe.each(
  oneOf(0, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('My Workshops from before the registration in $locale at $width px', ({ locale, width }) => {
  const say = words[locale];
  test('come along: what fits is held, of the rest the reason is told, and nothing is lost', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await page.goto(visitor.address('/schedule?view=list'));
    for (const [at, session] of [first, clash, second, online].entries()) {
      const name = fill(say.add_named, { title: titleOf(session, locale) });
      await page.getByRole('button', { name }).first().click();
      // The notice of one press may come to lie under the next, which then reaches neither.
      await badge(page, at + 1, locale).waitFor();
    }
    await badge(page, 4, locale).click();
    await page.getByRole('dialog').getByRole('link', { name: say.basket_register }).click();

    const offer = page.locator('.note').filter({ hasText: fill(say.choice.offer, { count: 2 }) });
    for (const session of [first, clash, second, online]) {
      await offer.getByText(titleOf(session, locale)).waitFor();
    }
    await axe(page);
    await screenshot(page, `chosen-before-offer-${locale}-${width}`);
    await fillStart(page, {}, locale);
    await page.getByRole('button', { name: forms[locale].start.begin }).click();
    await atStep(page, 'personal', locale);

    const note = page.getByRole('status').filter({ hasText: fill(say.choice.held, { count: 2 }) });
    for (const session of [first, second]) await note.getByText(titleOf(session, locale)).first().waitFor();
    const clashes = fill(say.choice.why_schedule, { other: titleOf(first, locale) });
    await note.getByRole('listitem').filter({ hasText: clashes }).getByText(titleOf(clash, locale)).waitFor();
    await note
      .getByRole('listitem')
      .filter({ hasText: say.choice.why_track })
      .getByText(titleOf(online, locale))
      .waitFor();
    await badge(page, 2, locale).waitFor();
    await axe(page);
    await screenshot(page, `chosen-before-${locale}-${width}`);

    await page.reload();
    await note.waitFor();
    await note.getByRole('button', { name: say.close }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await atStep(page, 'personal', locale);
    await badge(page, 2, locale).waitFor();
    expect(await note.count()).toBe(0);
  });
});
