import { LAST_NAMES } from '../event/properties/last-names.ts';
import { isLuhn } from '../form/keywords/card-number.ts';

/** Kinds of personal or secret values. */
export type PersonalKind =
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'postal_code'
  | 'street'
  | 'city'
  | 'birth_date'
  | 'token'
  | 'card'
  | 'text';

const EMAIL = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/;
/** Names that always contain personal values; public data does not use them. */
const BY_NAME: Readonly<Record<string, PersonalKind>> = {
  email: 'email',
  first_name: 'first_name',
  last_name: 'last_name',
  holder: 'text',
  full_name: 'text',
  your_name: 'text',
  colleague_name: 'text',
  group_organization: 'text',
  group_contact_name: 'text',
  group_invite_name: 'text',
  phone: 'phone',
  cell_phone: 'phone',
  contact_phone: 'phone',
  street1: 'street',
  street2: 'street',
  city: 'city',
  postalcode: 'postal_code',
  postal_code: 'postal_code',
  birth_date: 'birth_date',
  date_of_birth: 'birth_date',
  token: 'token',
  auth: 'token',
  credit: 'token',
  password: 'token',
  'api-token': 'token',
  'api-token-group': 'token',
};
/** Values of an event's configuration with the same names. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = { last_name: LAST_NAMES };
const JWT = /^(?:Bearer )?[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}$/;
const BEARER = /^Bearer \S+/i;

/** Properties that only occur together with a person's name. */
const BESIDE_A_PERSON = ['email', 'member_id', 'instructor_code', 'school'];

/** The name by which a value is judged: its own, or a person's name if the properties next to it say so. */
export const nameIn = (object: object, name: string): string =>
  name === 'name' && BESIDE_A_PERSON.some((each) => Object.hasOwn(object, each)) ? 'full_name' : name;

/** The kind of a personal value, by its name or format; undefined for others. */
export function personalKind(value: string, name: string): PersonalKind | undefined {
  if (value === '' || (Object.hasOwn(SETTINGS, name) && SETTINGS[name]?.includes(value))) return undefined;
  if (BEARER.test(value) || JWT.test(value)) return 'token';
  if (isCard(value)) return 'card';
  const named = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (named) return named;
  return EMAIL.test(value) && !value.includes(' ') && !value.includes('/') ? 'email' : undefined;
}

/** Whether a text contains a number that could be a card's, with or without spaces. */
function isCard(value: string): boolean {
  return [...value.matchAll(/(?<![\w.-])[2-6](?:[ -]?\d){12,18}(?![\w.-])/g)].some(([number]) =>
    isLuhn(number.replace(/\D/g, '')),
  );
}

/** Parts of an answer that are shared by very many. */
const OF_NOBODY = new Set(['country', 'countryvalue', 'province', 'type']);
const DAY_OR_TIME = /^(?:\d{4}-\d\d-\d\d)?T?(?:\d{1,2}:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** The kind of a typed answer, whatever its field's name. */
export function answerKind(value: string, name: string): PersonalKind | undefined {
  const known = personalKind(value, name);
  if (known) return known;
  if (/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(value)) return 'postal_code';
  // Selections are codes of the organizer.
  if (OF_NOBODY.has(name) || name.endsWith('_code') || DAY_OR_TIME.test(value)) return undefined;
  if (/^\+?[\d ().-]{10,20}$/.test(value) && value.replace(/\D/g, '').length >= 10) return 'phone';
  // Amounts, counts, and yes or no.
  if (/^(?:\d{1,4}[,.\d ]*|[YN])$/.test(value)) return undefined;
  if (EMAIL.test(value)) return 'email';
  return 'text';
}
