import type { FieldType } from '../../field-types/registry.ts';
import type { Field } from '../../form-document/field.ts';

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
