import { LAST_NAMES } from '../configuration/last-names.ts';
import { isLuhn } from '../validation/rules/card-number.ts';

/** What kind of thing tells of a person, or opens what is theirs. */
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
/** Names under which a person is told of wherever they stand; what is public is under none of them. */
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
/** What an event's configuration says under the same name. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = { last_name: LAST_NAMES };
const JWT = /^(?:Bearer )?[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}$/;
const BEARER = /^Bearer \S+/i;

/** What stands beside somebody's name, and beside the name of nothing else. */
const BESIDE_A_PERSON = ['email', 'member_id', 'instructor_code', 'school'];

/** What a value is looked at by: its own name, or that it is the name of somebody, as what stands beside it tells. */
export const nameIn = (object: object, name: string): string =>
  name === 'name' && BESIDE_A_PERSON.some((each) => Object.hasOwn(object, each)) ? 'full_name' : name;

/** The kind of a value that tells of a person wherever it stands, by its name or its form; undefined of any other. */
export function personalKind(value: string, name: string): PersonalKind | undefined {
  if (value === '' || (Object.hasOwn(SETTINGS, name) && SETTINGS[name]?.includes(value))) return undefined;
  if (BEARER.test(value) || JWT.test(value)) return 'token';
  if (isCard(value)) return 'card';
  const named = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (named) return named;
  return EMAIL.test(value) && !value.includes(' ') && !value.includes('/') ? 'email' : undefined;
}

/** Whether a number that a card could have stands in a text, spaces and all. */
function isCard(value: string): boolean {
  return [...value.matchAll(/(?<![\w.-])[2-6](?:[ -]?\d){12,18}(?![\w.-])/g)].some(([number]) =>
    isLuhn(number.replace(/\D/g, '')),
  );
}

/** Parts of an answer that are shared by very many. */
const OF_NOBODY = new Set(['country', 'countryvalue', 'province', 'type']);
const DAY_OR_TIME = /^(?:\d{4}-\d\d-\d\d)?T?(?:\d{1,2}:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** The kind of a text that somebody has typed as an answer, whatever the field's name. */
export function answerKind(value: string, name: string): PersonalKind | undefined {
  const known = personalKind(value, name);
  if (known) return known;
  if (/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(value)) return 'postal_code';
  // What is picked stands as the organizer's own code of it.
  if (OF_NOBODY.has(name) || name.endsWith('_code') || DAY_OR_TIME.test(value)) return undefined;
  if (/^\+?[\d ().-]{10,20}$/.test(value) && value.replace(/\D/g, '').length >= 10) return 'phone';
  // Amounts, counts, and yes or no.
  if (/^(?:\d{1,4}[,.\d ]*|[YN])$/.test(value)) return undefined;
  if (EMAIL.test(value)) return 'email';
  return 'text';
}
