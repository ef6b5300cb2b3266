import type { Option } from '#engine/form/field/option.ts';
import { addressTypes } from '#engine/form/field-types/address.ts';
import type { Address } from '#engine/form/field-types/address-value.ts';
import { DEFAULT_COUNTRY } from '#engine/form/field-types/place.ts';
import { tidyPostalCode } from '#engine/form/field-types/postal-code-text.ts';
import { isRecord, isText } from '#engine/form/field-types/shape.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from '../parts/messages.ts';

/** An address while it is being typed. */
export type Draft = Partial<Address>;

/** The three of the country choice (spec §3 "Country choices"). */
export const COUNTRY_CHOICES = ['CA', 'US', 'other'] as const;
export type CountryChoice = (typeof COUNTRY_CHOICES)[number];

/** Which of the three choices an address belongs to. */
export function countryChoice({ countryvalue }: Draft): CountryChoice {
  return countryvalue === 'CA' || countryvalue === 'US' ? countryvalue : 'other';
}

/** The draft a dialog opens with: the given address, or an empty one in the default country (spec §9). */
export function openDraft(given: Draft | undefined, limited: boolean): Draft {
  const types = addressTypes(limited);
  const only = types.length === 1 ? types[0] : undefined;
  const type = types.find((each) => each === given?.type) ?? only;
  return given?.countryvalue ? { ...given, type } : { countryvalue: DEFAULT_COUNTRY, type };
}

/** Reads a stored draft; undefined if unusable. */
export function readDraft(kept: unknown): Draft | undefined {
  if (!isRecord(kept) || !isText(kept['countryvalue'])) return undefined;
  return Object.fromEntries(Object.entries(kept).filter(([, part]) => isText(part)));
}

/** Whether drafts are equal; empty parts do not count. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const parts = (draft: Draft) =>
    Object.entries(draft)
      .filter(([, part]) => part !== undefined && part !== '')
      .sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify(parts(one)) === JSON.stringify(parts(other));
}

/** Changing the country clears street, city, province and postal code (spec §4 "Address modal"). */
export function changeCountry(draft: Draft, choice: CountryChoice): Draft {
  if (choice === countryChoice(draft)) return draft;
  return { id: draft.id, type: draft.type, countryvalue: choice === 'other' ? '' : choice };
}

/** The address of a draft: trimmed, without empty parts, with the country's name. */
export function finishDraft(draft: Draft, countries: readonly Option[], locale: Locale): Draft {
  const code = draft.countryvalue ?? '';
  const names = { CA: say('countryCA', 'en'), US: say('countryUS', 'en') };
  const listed = countries.find((option) => option.id === code);
  const country =
    code === 'CA' || code === 'US'
      ? names[code]
      : listed
        ? resolveText(listed.name, locale)
        : (draft.country ?? code);
  const trimmed = Object.entries({
    ...draft,
    country,
    postalcode: tidyPostalCode(draft.postalcode ?? '', code),
  })
    .map(([part, text]) => [part, typeof text === 'string' ? text.trim() : text] as const)
    .filter(([, text]) => text !== undefined && text !== '');
  return Object.fromEntries(trimmed);
}
