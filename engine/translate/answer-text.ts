import type { Field, RowField } from '../configuration/field.ts';
import type { Option } from '../configuration/option.ts';
import { type Locale, resolveText } from '../configuration/text.ts';
import type { Address } from '../contract/contact.ts';
import { formatClock } from '../format/clock.ts';
import type { FormField } from './form-fields.ts';
import { definitionOf } from './value-schema.ts';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-CA', fr: 'fr-CA' };
const YES_NO: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { Y: 'Yes', N: 'No' },
  fr: { Y: 'Oui', N: 'Non' },
};

function optionName(id: unknown, options: readonly Option[], locale: Locale): string {
  const option = options.find((candidate) => candidate.id === id);
  return option ? resolveText(option.name, locale) : String(id);
}

function decimal(value: number, locale: Locale, digits?: number): string {
  return new Intl.NumberFormat(TAGS[locale], {
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }).format(value);
}

/** The lines of an address as they are written on an envelope. */
export function addressLines(address: Address): string[] {
  const place = [address.city, address.province].filter(Boolean).join(', ');
  return [address.street1, address.street2 ?? '', place, `${address.postalcode}, ${address.country}`].filter(
    Boolean,
  );
}

/** An answer in words, one string a line; a repeatable group is written row by row by its caller. */
export function answerText(formField: FormField, value: unknown, locale: Locale): string[] {
  const field: Field | RowField = formField.field;
  if (value === undefined || value === null || value === '') return [];
  // An answer to what the field was before: there are no words for it.
  if (!definitionOf(field.type).fits(value, [])) return [];
  switch (field.type) {
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
    case 'hidden':
      return [String(value)];
    case 'textarea':
      return String(value).split('\n');
    case 'number':
    case 'quantity':
      return [typeof value === 'number' ? decimal(value, locale) : String(value)];
    case 'currency': {
      if (typeof value !== 'number') return [String(value)];
      const amount = decimal(value, locale, field.precision ?? 2);
      return [locale === 'fr' ? `${amount}\u00a0$` : `$\u00a0${amount}`];
    }
    case 'percent':
      return [
        typeof value === 'number'
          ? `${decimal(value, locale)}${locale === 'fr' ? '\u00a0' : ''}%`
          : String(value),
      ];
    case 'date':
      if (Number.isNaN(Date.parse(`${String(value)}T00:00:00Z`))) return [String(value)];
      return [
        new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
          new Date(`${String(value)}T00:00:00Z`),
        ),
      ];
    case 'time':
      return [formatClock(String(value), locale)];
    case 'yes_no':
      return [YES_NO[locale][String(value)] ?? String(value)];
    case 'checkbox':
      return [
        value === true
          ? resolveText(field.text, locale) || (YES_NO[locale].Y ?? '')
          : (YES_NO[locale].N ?? ''),
      ];
    case 'email_type':
    case 'time_zone':
    case 'radio':
    case 'radio_pictures':
    case 'select':
    case 'combobox':
    case 'country':
    case 'province':
      return [optionName(value, formField.options, locale)];
    case 'checkbox_group':
    case 'list_box':
      return (Array.isArray(value) ? value : [value]).map((id) => optionName(id, formField.options, locale));
    case 'address':
      return addressLines(value as Address);
    case 'discount_code':
    case 'invitation_code':
      return [String(value)];
    case 'file':
    case 'photo':
      return [String((value as { name?: unknown }).name ?? '')];
    // Picked on the server, which tells them with their names and amounts; a card is nobody's to read.
    case 'activity_picker':
    case 'product_picker':
    case 'workshop_picker':
    case 'membership':
    case 'credit_card':
    case 'repeatable_group':
    case 'heading':
    case 'html':
    case 'divider':
      return [];
  }
}
