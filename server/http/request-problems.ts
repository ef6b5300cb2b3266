import type { FastifyError } from 'fastify';
import type { Text } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Message } from '#server/refusals/refusal.ts';

type SchemaFault = NonNullable<FastifyError['validation']>[number];
type Params = Readonly<Record<string, unknown>>;
type Says = (params: Params) => Message;

const TYPES: Readonly<Record<string, Exclude<Text, string>>> = {
  string: inEveryLanguage('requests.aText'),
  number: inEveryLanguage('requests.aNumber'),
  integer: inEveryLanguage('requests.aWholeNumber'),
  boolean: inEveryLanguage('requests.trueOrFalse'),
  array: inEveryLanguage('requests.aList'),
  object: inEveryLanguage('requests.anObject'),
  null: inEveryLanguage('requests.empty'),
};

const missing: Message = inEveryLanguage('requests.missing');
const notAllowed: Message = inEveryLanguage('requests.notAllowed');
const notValid: Message = inEveryLanguage('requests.notValid');

/** The problem of a request, by the keyword of the schema that refused it. */
const says: Readonly<Record<string, Says>> = {
  required: () => missing,
  additionalProperties: () => notAllowed,
  unevaluatedProperties: () => notAllowed,
  type: ({ type }) => {
    const types = [type].flat().map((name) => TYPES[String(name)]);
    const named = types.flatMap((each) => each ?? []);
    if (named.length === 0) return notValid;
    return inEveryLanguage('requests.types', { types: joinedByOr(named) });
  },
  enum: ({ allowedValues }) => oneOf([allowedValues].flat()),
  const: ({ allowedValue }) => oneOf([allowedValue]),
  minLength: ({ limit }) =>
    limit === 1 ? missing : inEveryLanguage('requests.atLeast', { count: counted(limit, 'characters') }),
  maxLength: ({ limit }) => inEveryLanguage('requests.atMost', { count: counted(limit, 'characters') }),
  minItems: ({ limit }) => inEveryLanguage('requests.atLeast', { count: counted(limit, 'entries') }),
  maxItems: ({ limit }) => inEveryLanguage('requests.atMost', { count: counted(limit, 'entries') }),
  minimum: ({ limit }) => inEveryLanguage('requests.minimum', { limit: Number(limit) }),
  maximum: ({ limit }) => inEveryLanguage('requests.maximum', { limit: Number(limit) }),
  pattern: () => inEveryLanguage('requests.format'),
  format: () => inEveryLanguage('requests.format'),
  uniqueItems: () => inEveryLanguage('requests.twice'),
};

/** Why a request is refused, in every language; the validator's own messages are English. */
export function requestProblem({ keyword, params }: SchemaFault): Message {
  return (Object.hasOwn(says, keyword) ? says[keyword]?.(params) : undefined) ?? notValid;
}

function oneOf(allowed: readonly unknown[]): Message {
  const named = allowed.map(String).join(', ');
  return allowed.length === 1
    ? inEveryLanguage('requests.hasToBe', { named })
    : inEveryLanguage('requests.oneOf', { named });
}

/** Alternatives joined by "or". */
const joinedByOr = (texts: readonly Text[]): Text =>
  texts.reduce((one, other) => inEveryLanguage('requests.or', { one, other }));

/** A number of characters or entries. */
function counted(limit: unknown, what: 'characters' | 'entries'): Text {
  return inEveryLanguage(`requests.${what}`, { count: Number(limit) });
}
