import type { FastifyError } from 'fastify';
import type { Message } from '#server/domain/refusal.ts';

type SchemaFault = NonNullable<FastifyError['validation']>[number];
type Params = Readonly<Record<string, unknown>>;
type Says = (params: Params) => Message;

const TYPES: Readonly<Record<string, { en: string; fr: string }>> = {
  string: { en: 'a text', fr: 'un texte' },
  number: { en: 'a number', fr: 'un nombre' },
  integer: { en: 'a whole number', fr: 'un nombre entier' },
  boolean: { en: 'true or false', fr: 'vrai ou faux' },
  array: { en: 'a list', fr: 'une liste' },
  object: { en: 'an object', fr: 'un objet' },
  null: { en: 'empty', fr: 'vide' },
};

const missing: Message = { en: 'is missing.', fr: 'manque.' };
const notAllowed: Message = { en: 'is not part of this call.', fr: 'ne fait pas partie de cet appel.' };
const notValid: Message = { en: 'is not valid.', fr: 'n’est pas valide.' };

/** What is wrong with what a request carries, by the keyword of the schema that refused it. */
const says: Readonly<Record<string, Says>> = {
  required: () => missing,
  additionalProperties: () => notAllowed,
  unevaluatedProperties: () => notAllowed,
  type: ({ type }) => {
    const types = [type].flat().map((name) => TYPES[String(name)]);
    const named = types.flatMap((each) => each ?? []);
    if (named.length === 0) return notValid;
    return {
      en: `has to be ${named.map(({ en }) => en).join(' or ')}.`,
      fr: `doit être ${named.map(({ fr }) => fr).join(' ou ')}.`,
    };
  },
  enum: ({ allowedValues }) => oneOf([allowedValues].flat()),
  const: ({ allowedValue }) => oneOf([allowedValue]),
  minLength: ({ limit }) =>
    limit === 1 ? missing : between(limit, 'character', 'caractère', 'at least', 'au moins'),
  maxLength: ({ limit }) => between(limit, 'character', 'caractère', 'at most', 'au plus'),
  minItems: ({ limit }) => between(limit, 'entry', 'élément', 'at least', 'au moins'),
  maxItems: ({ limit }) => between(limit, 'entry', 'élément', 'at most', 'au plus'),
  minimum: ({ limit }) => ({ en: `has to be ${limit} or more.`, fr: `doit être d’au moins ${limit}.` }),
  maximum: ({ limit }) => ({ en: `has to be ${limit} or less.`, fr: `doit être d’au plus ${limit}.` }),
  pattern: () => ({ en: 'is not in the right format.', fr: 'n’a pas le bon format.' }),
  format: () => ({ en: 'is not in the right format.', fr: 'n’a pas le bon format.' }),
  uniqueItems: () => ({ en: 'names something twice.', fr: 'nomme deux fois la même chose.' }),
};

/** What a request is refused for, in words of every language; the validator itself speaks English alone. */
export function requestProblem({ keyword, params }: SchemaFault): Message {
  return (Object.hasOwn(says, keyword) ? says[keyword]?.(params) : undefined) ?? notValid;
}

function oneOf(allowed: readonly unknown[]): Message {
  const named = allowed.map(String).join(', ');
  return allowed.length === 1
    ? { en: `has to be ${named}.`, fr: `doit être ${named}.` }
    : { en: `has to be one of ${named}.`, fr: `doit être l’une de ces valeurs : ${named}.` };
}

function between(limit: unknown, one: string, un: string, enBound: string, frBound: string): Message {
  const count = Number(limit);
  const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
  return {
    en: `has to have ${enBound} ${count} ${count === 1 ? one : many}.`,
    fr: `doit comporter ${frBound} ${count} ${count < 2 ? un : `${un}s`}.`,
  };
}
