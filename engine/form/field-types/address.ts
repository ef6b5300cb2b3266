import type { FieldError } from '../field/field-error.ts';
import { isYes } from '../field/flag.ts';
import { postalCodeCa } from '../keywords/postal-code-ca.ts';
import { provinceCa, stateUs } from '../keywords/province.ts';
import { zipUs } from '../keywords/zip-us.ts';
import type { Address } from './address-value.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType, type JsonSchema } from './definition.ts';
import { tidyPostalCode } from './postal-code-text.ts';
import { hasTexts, isRecord } from './shape.ts';

const line = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const someLine = (maxLength: number): JsonSchema => ({ ...line(maxLength), pattern: '\\S' });

/** A country's rules for addresses: provinces or states, and the format of postal codes. */
const COUNTRY_RULES = {
  CA: { postalcode: postalCodeCa, province: provinceCa },
  US: { postalcode: zipUs, province: stateUs },
} as const;

const countryRule = (code: keyof typeof COUNTRY_RULES): JsonSchema => ({
  if: { properties: { countryvalue: { const: code } }, required: ['countryvalue'] },
  then: {
    properties: {
      postalcode: { type: 'string', format: COUNTRY_RULES[code].postalcode.name },
      province: { type: 'string', format: COUNTRY_RULES[code].province.name },
    },
    required: ['province'],
  },
});

function hasCountryRule(code: string): code is keyof typeof COUNTRY_RULES {
  return Object.hasOwn(COUNTRY_RULES, code);
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isBlank(value);
  const { street1, street2, city, postalcode } = value as Partial<Address>;
  return [street1, street2, city, postalcode].every(isBlank);
}

/** The types an address may have; a limited field leaves only work (spec §5). */
export function addressTypes(limited: boolean): readonly Address['type'][] {
  return limited ? ['work'] : ['home', 'work'];
}

/** The lines of an address as they are written on an envelope. */
export function addressLines(address: Address): string[] {
  const place = [address.city, address.province].filter(Boolean).join(', ');
  return [address.street1, address.street2 ?? '', place, `${address.postalcode}, ${address.country}`].filter(
    Boolean,
  );
}

/** An address (spec §3, §5 "Address save"). */
export const address = fieldType<'address', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty,
  fits: hasTexts,
  asSent(value) {
    if (!isRecord(value) || typeof value['postalcode'] !== 'string') return value;
    return { ...value, postalcode: tidyPostalCode(value['postalcode'], String(value['countryvalue'] ?? '')) };
  },
  schema: (field) => ({
    type: 'object',
    properties: {
      id: line(40),
      pid: line(200),
      source: line(40),
      value: line(1_000),
      street1: someLine(200),
      street2: line(200),
      city: someLine(120),
      province: someLine(120),
      postalcode: someLine(20),
      country: someLine(120),
      countryvalue: someLine(5),
      type: { type: 'string', enum: [...addressTypes(isYes(field.limited))] },
    },
    required: ['street1', 'city', 'postalcode', 'country', 'countryvalue', 'type'],
    additionalProperties: false,
    allOf: [countryRule('CA'), countryRule('US')],
  }),
  words: (value) => addressLines(value as Address),
  summary: 'telling',
});

const REQUIRED = ['countryvalue', 'street1', 'city', 'province', 'postalcode', 'type'] as const;

/**
 * The errors of an address being typed, by the same rules as the schema but without ajv, which the page may
 * not run (design §4.4); in the order of the dialog.
 */
export function checkAddress(draft: Partial<Address>, limited: boolean): FieldError[] {
  const code = draft.countryvalue ?? '';
  const missing = (part: (typeof REQUIRED)[number]) =>
    isBlank(draft[part]) && (part !== 'province' || hasCountryRule(code));
  return REQUIRED.flatMap((within) => {
    const error = { path: '', within };
    if (missing(within)) return [{ ...error, keyword: 'required' }];
    if ((within === 'postalcode' || within === 'province') && hasCountryRule(code)) {
      const rule = COUNTRY_RULES[code][within];
      return rule.validate(draft[within] ?? '') ? [] : [{ ...error, keyword: rule.name }];
    }
    const typed = within === 'type' && draft.type !== undefined;
    return typed && !addressTypes(limited).some((type) => type === draft.type)
      ? [{ ...error, keyword: 'enum' }]
      : [];
  });
}
