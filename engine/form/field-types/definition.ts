import type { Static, TObject, TProperties } from 'typebox';
import type { ConfigurationChange } from '../field/configuration-change.ts';
import type { AnyField } from '../field/every-field.ts';
import type { Option } from '../field/option.ts';
import type { DecimalFormat } from '../format/decimal-text.ts';
import type { Locale, Text } from '../languages/text.ts';
import type { FieldConstraints } from './constraints.ts';

/** A JSON Schema (2020-12 as ajv's draft-07 core reads it) of a present, visible value. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a field's schema depends on besides the field. */
export interface SchemaContext {
  /** The event's time zone (IANA name), in which `today` is read. */
  readonly timezone: string;
  /** The options of the field, its own or those of the list it names. */
  readonly options: readonly Option[];
}

/** What an answer's words depend on besides the answer and its field. */
export interface WordsContext {
  readonly locale: Locale;
  readonly options: readonly Option[];
}

/**
 * Who determines an answer: the visitor (`answer`); the server, with which it is chosen (`picked`) or from other
 * answers (`decided`); the organizer, invisibly (`preset`). A `group` contains fields; `display` has no answer.
 */
export type FieldRole = 'answer' | 'picked' | 'decided' | 'preset' | 'group' | 'display';

/** How a group holds its fields: in rows, in one object, or in one of several shapes told apart by a tag. */
export type Nesting = 'rows' | 'object' | 'variants';

/** The purpose of a file: an answer of one of two types, or one of two documents. */
export type FilePurpose = 'file' | 'photo' | 'official' | 'student';

/**
 * How a summary shows an answer: `telling` needs no label, a `sentence` is shown without it, `elsewhere` is left out;
 * others have their label.
 */
export type Summary = 'telling' | 'sentence' | 'elsewhere';

/** A field of a type with these constraints; of any type if they are unknown. */
export type FieldWith<Own extends TProperties> = [TProperties] extends [Own]
  ? AnyField
  : AnyField & Static<TObject<Own>>;

/** A field that a type holds of its own, whatever its type. */
export type HeldField = AnyField & { readonly [constraint: string]: unknown };

/** The price of an answer, in cents. */
export interface OwedByAnswer {
  readonly id: string;
  readonly label: Text;
  readonly detail?: Text | undefined;
  readonly amount: number;
}

/** Properties for the program around a form, which may declare more of them by merging. */
export interface FieldTypeExtension<Own extends TProperties> {
  /** The price of an answer. */
  owes?(value: unknown, field: FieldWith<Own>): OwedByAnswer[];
}

/** Everything that the engine and the server need to know about a field type; the widget of the same name draws it. */
export interface FieldTypeDefinition<
  Own extends TProperties = TProperties,
  Role extends FieldRole = FieldRole,
> extends FieldTypeExtension<Own> {
  readonly role: Role;
  /** How it contains fields, if it does. */
  readonly nests?: Nesting;
  /** Its own fields, if they are not defined in the document. */
  holds?(field: FieldWith<Own>): readonly HeldField[];
  /** The value a new form starts with; undefined means unanswered. */
  initialValue(field: FieldWith<Own>): unknown;
  /** Whether a value counts as not given; an empty value is never sent and fails `required`. */
  isEmpty(value: unknown): boolean;
  /**
   * Whether a stored answer has the shape that the widget draws: the field may have had another type. The schema
   * decides whether it is valid.
   */
  fits(value: unknown, options: readonly Option[]): boolean;
  /** The value as sent and stored, if it differs from the typed one. */
  asSent?(value: unknown, field: FieldWith<Own>): unknown;
  /** The schema that a given value must satisfy, the same in browser and server. */
  schema(field: FieldWith<Own>, context: SchemaContext): JsonSchema;
  /** A valid answer in words, one string per line; empty if it is shown elsewhere. */
  words(value: unknown, field: FieldWith<Own>, context: WordsContext): string[];
  readonly summary?: Summary;
  /** Words for what is wrong with an answer, by the rule's keyword, where they are not the rule's own. */
  readonly messages?: Readonly<Record<string, Text>>;
  /** How a number is written; grouped as usual in the language by default. */
  decimal?(field: FieldWith<Own>, locale: Locale): DecimalFormat;
  /** The named list of its options, if the field has none. */
  list?(field: FieldWith<Own>): string;
  /** Whether a field that has nothing to choose from is a fault of its document. */
  readonly needsOptions?: true;
  /** Why no document may have it: it is a part of documents, or holds a card. */
  readonly banned?: 'condition' | 'card';
  /** All values that conditions can distinguish; the options by default. */
  readonly possible?: readonly unknown[];
  /** A change of the field that affects earlier answers. */
  change?(was: FieldWith<Own>, now: FieldWith<Own>): ConfigurationChange['change'] | undefined;
  /** The accepted files, by media type. */
  readonly file?: { readonly types: readonly string[]; purpose(field: FieldWith<Own>): FilePurpose };
}

/** A definition whose fields are its own, not listed in a document. */
export interface DefinitionWithFields<
  Own extends TProperties = TProperties,
  Role extends FieldRole = FieldRole,
> extends FieldTypeDefinition<Own, Role> {
  holds(field: FieldWith<Own>): readonly HeldField[];
}

/** Defines a field type that brings its fields along; its field's shape follows from the constraints of that name. */
export function fieldTypeWithFields<Name extends keyof FieldConstraints, Role extends FieldRole>(
  definition: DefinitionWithFields<FieldConstraints[Name], Role>,
): DefinitionWithFields<FieldConstraints[Name], Role> {
  return definition;
}

/** Defines a field type; its field's shape follows from the constraints of that name. */
export function fieldType<Name extends keyof FieldConstraints, Role extends FieldRole>(
  definition: FieldTypeDefinition<FieldConstraints[Name], Role>,
): FieldTypeDefinition<FieldConstraints[Name], Role> {
  return definition;
}
