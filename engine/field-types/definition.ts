import type { Static, TObject, TProperties } from 'typebox';
import type { AnyField } from '../configuration/every-field.ts';
import type { Option } from '../configuration/option.ts';
import type { Locale, Text } from '../configuration/text.ts';
import type { ConfigurationChange } from '../contract/problem.ts';
import type { DecimalFormat } from './decimal-text.ts';

/** A JSON Schema (2020-12 as ajv's draft-07 core reads it) of a present, visible value. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a field's schema may depend on besides the field itself. */
export interface SchemaContext {
  /** The event's time zone (IANA name), in which `today` is read. */
  readonly timezone: string;
  /** The options of the field, its own or those of the list it names. */
  readonly options: readonly Option[];
}

/** What an answer's words may depend on besides the answer and its field. */
export interface WordsContext {
  readonly locale: Locale;
  readonly options: readonly Option[];
}

/**
 * Whose word an answer is: the visitor's (`answer`); the server's, with whom it is picked as one goes (`picked`) or who
 * makes it of the other answers (`decided`); the organizer's, seen by nobody (`preset`). A `group` holds fields, and what
 * is only shown (`display`) has no answer.
 */
export type FieldRole = 'answer' | 'picked' | 'decided' | 'preset' | 'group' | 'display';

/** How a group holds its fields: in rows, in one object, or in one of several shapes told apart by a tag. */
export type Nesting = 'rows' | 'object' | 'variants';

/** What is picked on the server by a type whose role is `picked`. */
export type PickedKind = 'session' | 'variant' | 'activity' | 'choice';

/** Whether only a registration can hold what is picked: it is offered by track. */
export function isOfRegistrations(kind: PickedKind): boolean {
  return kind === 'session' || kind === 'variant';
}

/** What a file is sent for: an answer of one of the two types, or one of the two documents. */
export type FilePurpose = 'file' | 'photo' | 'official' | 'student';

/**
 * How an answer stands where a form is summed up: `telling` says by itself what it is of, a `sentence` is read without
 * its label, what is told `elsewhere` is left out; any other stands with its label.
 */
export type Summary = 'telling' | 'sentence' | 'elsewhere';

/** A field of a type with these constraints; where nothing is known of them, of any type. */
export type FieldWith<Own extends TProperties> = [TProperties] extends [Own]
  ? AnyField
  : AnyField & Static<TObject<Own>>;

/** A field that a type holds of its own, whatever its type. */
export type HeldField = AnyField & { readonly [constraint: string]: unknown };

/** What an answer costs, in cents. */
export interface OwedByAnswer {
  readonly id: string;
  readonly label: Text;
  readonly detail?: Text | undefined;
  readonly amount: number;
}

/** All that the engine and the server must know of a field type; the widget of the same name draws it. */
export interface FieldTypeDefinition<
  Own extends TProperties = TProperties,
  Role extends FieldRole = FieldRole,
> {
  readonly role: Role;
  /** How it holds fields, where it does. */
  readonly nests?: Nesting;
  /** The fields that it holds where those are its own, and no document says them. */
  holds?(field: FieldWith<Own>): readonly HeldField[];
  /** What its rows are, where they have calls of their own. */
  readonly rows?: 'people' | 'gifts';
  /** What an answer costs by itself. */
  owes?(value: unknown, field: FieldWith<Own>): OwedByAnswer[];
  /** What a field of this type may say beyond what every field may, by the JSON Schema names where there are any. */
  readonly constraints: Own;
  /** The value a new form starts with; undefined means unanswered. */
  initialValue(field: FieldWith<Own>): unknown;
  /** Whether a value counts as not given; an empty value is never sent and fails `required`. */
  isEmpty(value: unknown): boolean;
  /**
   * Whether a stored answer is of the kind that the widget draws: an organizer may have made another field of the
   * same code. Whether it is a right answer is the schema's to say.
   */
  fits(value: unknown, options: readonly Option[]): boolean;
  /** The value as it is sent and stored, where it differs from what was typed. */
  asSent?(value: unknown, field: FieldWith<Own>): unknown;
  /** The schema that a given value must satisfy, the same in browser and server. */
  schema(field: FieldWith<Own>, context: SchemaContext): JsonSchema;
  /** An answer that fits in words, one string a line; none where it is told elsewhere. */
  words(value: unknown, field: FieldWith<Own>, context: WordsContext): string[];
  readonly summary?: Summary;
  /** Words for what is wrong with an answer, by the rule's keyword, where they are not the rule's own. */
  readonly messages?: Readonly<Record<string, Text>>;
  /** How a number of it is written; grouped as the language does where it says nothing. */
  decimal?(field: FieldWith<Own>, locale: Locale): DecimalFormat;
  /** The named list that its options come from when a field brings none. */
  list?(field: FieldWith<Own>): string;
  /** Whether a field that has nothing to choose from is a fault of its document. */
  readonly needsOptions?: true;
  /** Why no document may have it. */
  readonly banned?: string;
  /** All that an answer may be, as far as conditions can tell answers apart; the options where it says nothing. */
  readonly possible?: readonly unknown[];
  /** What of a field was changed that touches an answer given before. */
  change?(was: FieldWith<Own>, now: FieldWith<Own>): ConfigurationChange['change'] | undefined;
  readonly picks?: PickedKind;
  /** Which of that kind are picked in a field: those whose names begin with this and a slash; any where it says nothing. */
  within?(field: FieldWith<Own>): string;
  /** It names who presents a proposal: a field of it belongs to the flow of proposals alone. */
  readonly presents?: true;
  /** The files that it takes, by their media types. */
  readonly file?: { readonly types: readonly string[]; purpose(field: FieldWith<Own>): FilePurpose };
}

/** Defines a field type, its field's shape taken from its constraints. */
export function fieldType<const Own extends TProperties, const Role extends FieldRole>(
  definition: FieldTypeDefinition<Own, Role>,
): FieldTypeDefinition<Own, Role> {
  return definition;
}
