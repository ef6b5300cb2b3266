import type { FuncKeywordDefinition } from 'ajv';
import type { AnyField } from '../../configuration/every-field.ts';
import type { Locale, Text } from '../../configuration/text.ts';

export type Params = Readonly<Record<string, unknown>>;
/** The field an error belongs to; undefined for a part of a compound value. */
export type ErrorField = AnyField | undefined;

/** A rule's name, as in an error's `keyword`, and its message. */
interface RuleWords {
  readonly name: string;
  /** All languages; `{name}` is a parameter of the failure. A function if the wording depends on it. */
  readonly message: Text | ((params: Params, field: ErrorField) => Text);
  /** Parameters put into words, such as numbers and dates in the visitor's way of writing them. */
  readonly say?: (params: Params, locale: Locale, field: ErrorField) => Params;
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
