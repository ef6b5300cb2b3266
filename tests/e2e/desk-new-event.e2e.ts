import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

describe.each(deviceAt(1))('a new event in $locale at $width px', ({ locale, width }) => {
  const { new_event: words, nav, content } = deskWords[locale];
  const say = (template: string, values: Readonly<Record<string, string | number>>) =>
    formatMessage(template, values, locale);
  const names = { en: 'English', fr: 'Français' };

  test('is made from a template, and has its own site and desk at once', async ({ visit }) => {
    const word = randomUUID().slice(0, 6);
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    visitor.complaints.expect(/^422 POST .*createEvent/);
    await signIn(visitor, await addOrganizer('owner'), '/new-event');
    const form = page.getByRole('form', { name: words.form_title });
    await form.getByText(words.needs.name).waitFor();
    await axe(page);
    await screenshot(page, `desk-new-event-${locale}-${width}`);

    await form.getByRole('radio').nth(3).check();
    for (const each of ['en', 'fr'] as const) {
      const language = names[each];
      await form.getByLabel(say(words.name, { language })).fill(`Deep Roots ${word} ${each}`);
      await form.getByLabel(say(words.location, { language })).fill('Kelowna');
    }
    await form.getByLabel(words.client, { exact: true }).fill('The Orchard Society');
    await form.getByRole('radio', { name: words.from_colour }).check();
    await form.getByLabel(words.colour, { exact: true }).fill('#e5ac4c');
    await form.getByText(words.darkened).waitFor();

    // An address that is taken is refused where it can be changed, and nothing is lost.
    await form.getByLabel(words.host).fill('boats.localhost');
    await form.getByRole('button', { name: words.do }).click();
    await expect.poll(() => form.getByLabel(words.host).getAttribute('aria-invalid')).toBe('true');
    await axe(page);
    await screenshot(page, `desk-new-event-taken-${locale}-${width}`);
    await form.getByLabel(words.host).fill('');
    const code = await form.getByLabel(words.code).inputValue();
    expect(code).toContain(`deep-roots-${word}`);
    await form.getByRole('button', { name: words.do }).click();
    const made = page.getByRole('heading', {
      name: say(words.made_title, { name: `Deep Roots ${word} ${locale}` }),
    });
    await made.waitFor();
    await axe(page);
    await screenshot(page, `desk-new-event-made-${locale}-${width}`);

    const site = await page.getByRole('link', { name: words.open_site }).getAttribute('href');
    expect(new URL(String(site)).hostname).toBe(`${code}.localhost`);
    await page.getByRole('link', { name: words.open_desk }).click();
    // The code in the address is used, and gone.
    await page.getByRole('link', { name: nav.content, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: content.title }).waitFor();
    expect(new URL(page.url()).hostname).toBe(`${code}.localhost`);
    expect(page.url()).not.toContain('code=');
    const { opening } = content;
    await page.getByRole('listitem').filter({ hasText: '3 text' }).first().waitFor();
    await axe(page);
    await screenshot(page, `desk-opening-${locale}-${width}`);
    await page.getByRole('button', { name: opening.open }).click();
    const region = page.getByRole('region', { name: opening.title });
    await region.getByText(opening.is_open).waitFor();
    await region.getByRole('button', { name: opening.close }).waitFor();

    await page.goto(String(site));
    await page.getByRole('heading', { level: 1, name: new RegExp(`Deep Roots ${word}`) }).waitFor();
    await axe(page);
    await screenshot(page, `new-event-site-${locale}-${width}`);
  });
});
