import { describe, expect } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import scholarshipFlow from '#fixtures/events/music/flow/scholarship.json' with { type: 'json' };
import situation from '#fixtures/events/music/form/scholarship_situation.json' with { type: 'json' };
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { eventWords, siteOfEvent } from './support/event-documents.ts';
import { mailsTo } from './support/mails.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { pageHeading } from './support/volunteer.ts';
import { labelled } from './support/words.ts';

const flow = scholarshipFlow as FlowDocument;

// A flow that an organizer has added: documents, and no line of code.
describe.each(deviceAt(1))('a scholarship in $locale at $width px', ({ locale, width }) => {
  test('is asked for from the menu’s address to what was sent, a step of it only by who travels', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width, site: siteOfEvent('music') });
    const { page } = visitor;
    const { says, field, option } = eventWords('music', locale);
    const answer = (form: string, code: string) =>
      page.getByLabel(labelled(field(`scholarship_${form}`, code))).first();
    const step = (code: string) => resolveText(flow.steps.find((each) => each.code === code)?.label, locale);
    const goOn = () => page.locator('button[type=submit]').filter({ visible: true }).first().click();
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `scholarship-${name}-${locale}-${width}`);
    };
    const email = `eve.${Date.now()}.${width}@example.org`;

    // Of an event in French the English pages have an address of their own.
    await page.goto(locale === 'en' ? '/en/apply/scholarship' : '/fr/apply/scholarship');
    await pageHeading(page, resolveText(flow.label, locale)).waitFor();
    await answer('contact', 'first_name').fill('Ève');
    await answer('contact', 'last_name').fill('Gagnon');
    await answer('contact', 'email').fill(email);
    await look('start');
    await page.getByRole('button', { name: says.apply.begin, exact: true }).click();

    await pageHeading(page, step('situation')).waitFor();
    const [, teacher] = situation.sections[0]?.fields[0]?.variants ?? [];
    await page.getByRole('radio', { name: resolveText(teacher?.label, locale) }).check();
    const [posts] = teacher?.fields ?? [];
    const [school, share] = posts && 'fields' in posts ? (posts.fields ?? []) : [];
    await page
      .getByLabel(labelled(resolveText(school?.label, locale)))
      .last()
      .fill('École des Ursulines');
    await page
      .getByLabel(labelled(resolveText(share?.label, locale)))
      .last()
      .fill('60');
    await answer('situation', 'why').fill(
      'Une chorale où personne ne reste assis, et des collègues à qui écrire.',
    );
    await page
      .getByRole('group', { name: field('scholarship_situation', 'travels') })
      .or(page.getByRole('radiogroup', { name: field('scholarship_situation', 'travels') }))
      .getByRole('radio', { name: option('scholarship_situation', 'travels', 'yes'), exact: true })
      .check();
    await look('situation');
    await goOn();

    await pageHeading(page, step('travel')).waitFor();
    await answer('travel', 'from').fill('Gaspé');
    await page.getByRole('radio', { name: option('scholarship_travel', 'by', 'bus'), exact: true }).check();
    await answer('travel', 'cost').fill('180');
    await goOn();

    await pageHeading(page, step('send')).waitFor();
    await look('review');
    await page.getByRole('button', { name: says.apply.submit, exact: true }).first().click();
    await pageHeading(page, resolveText(flow.confirmation?.title, locale)).waitFor();
    await look('sent');
    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain(resolveText(flow.mail?.subject, locale).replace(/\s/g, ' '));
  });
});
