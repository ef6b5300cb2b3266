import type { FuncKeywordDefinition } from 'ajv';
import type { AnyField } from '../field/every-field.ts';
import type { DecimalFormat } from '../format/decimal-text.ts';
import type { Locale, Text } from '../languages/text.ts';

export type Params = Readonly<Record<string, unknown>>;
/** The field an error belongs to; undefined for a part of a compound value. */
export type ErrorField = AnyField | undefined;

/** A rule's name, as in an error's `keyword`, and its message. */
interface RuleWords {
  readonly name: string;
  /** All languages; `{name}` is a parameter of the failure. A function if the wording depends on it. */
  readonly message: Text | ((params: Params, field: ErrorField) => Text);
  /** The parameters as they are written in the language; `decimal` is how the field writes its numbers. */
  readonly say?: (params: Params, locale: Locale, decimal: DecimalFormat) => Params;
}

/** A rule that ajv itself brings: only the words are ours. */
export interface BuiltInRule extends RuleWords {
  readonly kind: 'built-in';
}

/** A rule about the form of a text, used as JSON Schema `format`. */
export interface FormatRule extends RuleWords {
  readonly kind: 'format';
  readonly validate: (text: string) => boolean;
}

/** A rule with a keyword of its own in the validation schema. */
export interface KeywordRule extends RuleWords {
  readonly kind: 'keyword';
  readonly definition: FuncKeywordDefinition;
}

export type Rule = BuiltInRule | FormatRule | KeywordRule;
