import type { Address } from '#engine/form/field-types/address-value.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { type PlainWord, say } from './messages.ts';

/** The label of a part of an address; some depend on the country (spec §5). */
export function addressPartLabel(part: string, country: string, locale: Locale): string {
  const labels: Readonly<Record<string, PlainWord>> = {
    countryvalue: 'country',
    country: 'country',
    street1: 'street1',
    street2: 'street2',
    city: 'city',
    province: country === 'CA' ? 'province' : 'state',
    postalcode: country === 'US' ? 'zipCode' : 'postalCode',
    type: 'addressType',
  };
  const word = Object.hasOwn(labels, part) ? labels[part] : undefined;
  return word ? say(word, locale) : '';
}

const TYPES = { home: 'typeHome', work: 'typeWork', location: 'typeLocation' } as const;

/** The kind of an address, in words; '' for an incomplete one. */
export function addressTypeName(type: string | undefined, locale: Locale): string {
  return type !== undefined && Object.hasOwn(TYPES, type) ? say(TYPES[type as Address['type']], locale) : '';
}

/** The country of an address in words: the two of the choice in the visitor's language, others as chosen. */
export function countryName(address: Partial<Address>, locale: Locale): string {
  if (address.countryvalue === 'CA') return say('countryCA', locale);
  if (address.countryvalue === 'US') return say('countryUS', locale);
  return address.country ?? '';
}
