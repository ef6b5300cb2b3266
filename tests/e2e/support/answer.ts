import type { Locator, Page } from 'playwright-core';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { wordIn } from '#engine/form/languages/words.ts';
import { say } from '#widgets/parts/messages.ts';
import { type TypedAddress, typeAddress } from './address-dialog.ts';
import { type FormCode, fieldOf, labelOf, optionName } from './documents.ts';
import { labelled, whole } from './words.ts';

/** What an attendee gives to a field: a text, options by their ids, a tick, a number, an address, rows. */
export type Answer = string | number | boolean | readonly string[] | TypedAddress | readonly Answers[];
/** Answers by field code, in the order they are given. */
export type Answers = { readonly [code: string]: Answer | undefined };

/** The group with this legend, whatever role it has. */
const group = (within: Page | Locator, label: string) =>
  within
    .getByRole('radiogroup', { name: labelled(label) })
    .or(within.getByRole('group', { name: labelled(label) }));

/** The one control with this label. */
export const control = (within: Page | Locator, label: string) => within.getByLabel(labelled(label));

/** Fills a field of the demo as someone at its page would; `code` is `group.field` in a row, which is then `within`. */
export async function answer(
  within: Page | Locator,
  form: FormCode,
  code: string,
  given: Answer | undefined,
  locale: Locale,
): Promise<void> {
  const field = fieldOf(form, code);
  const label = labelOf(form, code, locale);
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'url':
    case 'number':
    case 'currency':
    case 'percent':
    case 'date':
    case 'time':
      return control(within, label).fill(String(given));
    case 'select':
      await control(within, label).selectOption({ label: optionName(field, String(given), locale) });
      return;
    case 'country':
    case 'province':
      await control(within, label).selectOption(String(given));
      return;
    case 'combobox': {
      const box = within.getByRole('combobox', { name: labelled(label) });
      await box.fill(String(given));
      await within
        .getByRole('option', { name: String(given) })
        .first()
        .click();
      return;
    }
    case 'radio':
    case 'radio_pictures':
    case 'email_type':
      return group(within, label)
        .getByRole('radio', { name: optionName(field, String(given), locale) })
        .check();
    case 'yes_no':
      return group(within, label)
        .getByRole('radio', { name: wordIn(given === 'Y' ? 'yes' : 'no', locale) })
        .check();
    case 'checkbox':
      return within
        .getByRole('checkbox', { name: resolveText(field.text, locale) })
        .setChecked(given === true);
    case 'checkbox_group':
    case 'list_box':
      for (const id of given as readonly string[]) {
        await group(within, label)
          .getByRole('checkbox', { name: whole(optionName(field, id, locale)) })
          .check();
      }
      return;
    case 'quantity':
      for (let more = 0; more < Number(given); more += 1) {
        await within.getByRole('button', { name: say('oneMore', locale, { label }) }).click();
      }
      return;
    case 'address':
      await group(within, label)
        .getByRole('button', { name: say('addAddress', locale) })
        .click();
      return typeAddress(pageOf(within), given as TypedAddress, locale);
    case 'repeatable_group': {
      const rows = given as readonly Answers[];
      for (const [at, row] of rows.entries()) {
        if (at > 0) {
          const add = resolveText('add_label' in field ? field.add_label : undefined, locale);
          await within.getByRole('button', { name: add }).click();
        }
        const item = resolveText('item_label' in field ? field.item_label : undefined, locale);
        const place = within.getByRole('group', { name: whole(`${item} ${at + 1}`) });
        for (const [inner, value] of Object.entries(row))
          await answer(place, form, `${code}.${inner}`, value, locale);
      }
      return;
    }
    default:
      throw new Error(`No attendee fills a field of type ${field.type}`);
  }
}

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within);

/** Fills several fields of a form, one after the other. */
export async function answerAll(page: Page, form: FormCode, answers: Answers, locale: Locale): Promise<void> {
  for (const [code, given] of Object.entries(answers)) await answer(page, form, code, given, locale);
}
