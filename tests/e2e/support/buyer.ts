import { eachField } from '#engine/form/form-document/field-tree.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { newEmail } from './attendee.ts';
import type { Visitor } from './browser.ts';
import { demoFlow, formDocument } from './documents.ts';
import { heading, titleOf } from './partner.ts';
import { labelled, words } from './words.ts';

/** Begins to buy tickets for an activity, and comes to the choice among them. */
export async function beginBuyer({ page, locale, address }: Visitor): Promise<void> {
  const control = (code: string) => {
    const found = eachField(formDocument('activity_contact')).find(({ field }) => field.code === code);
    if (!found) throw new Error(`The form has no field ${code}`);
    return page.getByLabel(labelled(resolveText(found.field.label, locale))).first();
  };
  await page.goto(address('/apply/activity'));
  await heading(page, resolveText(demoFlow('activity').label, locale)).waitFor();
  await control('first_name').fill('Ana');
  await control('last_name').fill('Silva');
  await control('email').fill(newEmail('buyer'));
  await page.getByRole('button', { name: words[locale].apply.begin, exact: true }).click();
  await heading(page, titleOf('activity_tickets', locale)).waitFor();
}
