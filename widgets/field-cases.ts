import type { UserEvent } from '@testing-library/user-event';
import type { FieldType, FieldTypeOf } from '#engine/form/field-types/registry.ts';
import type { Field, FieldOf } from '#engine/form/form-document/field.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { FormServices } from '#engine/form/react/form-environment.ts';

/** A visitor at the form, as a test plays one. */
export interface Visitor {
  readonly user: UserEvent;
  readonly locale: Locale;
  /** The control of the sample field, or the group that it is. */
  readonly control: HTMLElement;
  /** Replaces the text in the sample field's control. */
  write(text: string): Promise<void>;
  /** Presses the element with this name. */
  press(name: string | RegExp): Promise<void>;
}

type Act = (visitor: Visitor) => Promise<void>;
type Sample<Name extends FieldType> = FieldOf<Name>;

/** How one type behaves under a visitor's hands. */
export interface AnswerCases<Name extends FieldType> {
  readonly field: Sample<Name>;
  /** Created for every test. */
  readonly services?: () => FormServices;
  /** Fields on the same form, above it, which may be left out. */
  readonly beside?: readonly Field[];
  /** The control's description, besides its help. */
  readonly describes?: Readonly<Record<Locale, string>>;
  /** The message if it is missing, unless it is the usual one. */
  readonly missing?: Readonly<Record<Locale, string>>;
  /** Its parts have errors of their own; `always`: it is never missing as a whole. */
  readonly partwise?: 'always' | 'when given';
  /** Fills the field as a visitor does; the value then expected, and before it is sent where that is another. */
  readonly fill: { readonly act: Act; readonly value: unknown; readonly unsent?: unknown };
  /** Further ways to fill it. */
  readonly also?: readonly {
    readonly about: string;
    readonly act: Act;
    readonly value: unknown;
    readonly field?: Partial<Sample<Name>>;
    readonly locale?: Locale;
    /** What the control shows after it was left. */
    readonly shows?: string;
  }[];
  /** Empties a field that does not start empty. */
  readonly clear?: Act;
  readonly invalid: readonly {
    readonly act: Act;
    readonly says: Readonly<Record<Locale, string>>;
    readonly field?: Partial<Sample<Name>>;
  }[];
}

/** How a type looks that is only shown. */
export interface DisplayCases<Name extends FieldType> {
  readonly field: Sample<Name>;
  readonly shows: (page: HTMLElement, locale: Locale) => void | Promise<void>;
}

/** A field type's cases: what it shows, or how it is answered. */
export type FieldCases<Name extends FieldType> =
  Name extends FieldTypeOf<'display' | 'preset'> ? DisplayCases<Name> : AnswerCases<Name>;

/** Cases for every field type: a type without tests does not compile. */
export type AllFieldCases = { readonly [Name in FieldType]: FieldCases<Name> };
