import type { FieldType } from '../field-types/registry.ts';
import type { Field } from '../form-document/field.ts';
import { addressCases } from './cases/addresses.ts';
import { amountCases } from './cases/amounts.ts';
import { cardCases } from './cases/cards.ts';
import { choiceCases } from './cases/choices.ts';
import { contactCases } from './cases/contacts.ts';
import { dateCases } from './cases/dates.ts';
import { entryCases } from './cases/entries.ts';
import { numberCases } from './cases/numbers.ts';
import { pickCases } from './cases/picks.ts';
import { postalCodeCases } from './cases/postal-codes.ts';
import { textCases } from './cases/texts.ts';

/** What a field must make of some values; a new case is a new row. */
export interface RuleCase {
  readonly about: string;
  readonly field: { readonly type: FieldType } & Partial<Field> & Readonly<Record<string, unknown>>;
  readonly valid?: readonly unknown[];
  /** Each refused with exactly this message. */
  readonly invalid?: readonly unknown[];
  readonly says?: { readonly en: string; readonly fr: string };
  /** The part of a compound value that is to blame. */
  readonly within?: string;
  /** The instant of validation; the event's time zone. */
  readonly now?: string;
  readonly timezone?: string;
}

export const ruleCases: readonly RuleCase[] = [
  ...textCases,
  ...contactCases,
  ...postalCodeCases,
  ...addressCases,
  ...numberCases,
  ...amountCases,
  ...dateCases,
  ...choiceCases,
  ...cardCases,
  ...pickCases,
  ...entryCases,
];
