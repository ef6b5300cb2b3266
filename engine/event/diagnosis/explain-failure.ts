import type { ErrorObject } from 'ajv/dist/2020.js';
import { languages } from '../../form/languages/languages.ts';
import { isLocale } from '../../form/languages/text.ts';
import type { Diagnostic } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';
import { documentFault } from './document-fault.ts';
import { patternWords } from './pattern-words.ts';

type Params = Readonly<Record<string, unknown>>;

const counted = (limit: unknown, one: string, several = `${one}s`) =>
  `${String(limit)} ${limit === 1 ? one : several}`;

/** Sentences for the keywords that limit a value; the validator's own wording is never shown. */
const CONSTRAINTS: Readonly<Record<string, (params: Params) => string>> = {
  minItems: ({ limit }) => `This list must have at least ${counted(limit, 'entry', 'entries')}.`,
  maxItems: ({ limit }) => `This list can have at most ${counted(limit, 'entry', 'entries')}.`,
  minLength: ({ limit }) => `This text must have at least ${counted(limit, 'character')}.`,
  maxLength: ({ limit }) => `This text can have at most ${counted(limit, 'character')}.`,
  minProperties: ({ limit }) => `This must have at least ${counted(limit, 'property', 'properties')}.`,
  maxProperties: ({ limit }) => `This can have at most ${counted(limit, 'property', 'properties')}.`,
  minimum: ({ limit }) => `This number must be ${String(limit)} or more.`,
  maximum: ({ limit }) => `This number must be ${String(limit)} or less.`,
  exclusiveMinimum: ({ limit }) => `This number must be more than ${String(limit)}.`,
  exclusiveMaximum: ({ limit }) => `This number must be less than ${String(limit)}.`,
  multipleOf: ({ multipleOf }) => `This number must be a multiple of ${String(multipleOf)}.`,
  uniqueItems: ({ i, j }) => `Entries ${Number(j) + 1} and ${Number(i) + 1} of this list are the same.`,
  propertyNames: ({ propertyName }) =>
    `${JSON.stringify(propertyName)} cannot be the name of a property here.`,
  dependentRequired: ({ property, missingProperty }) =>
    `"${String(missingProperty)}" is missing. It is required with "${String(property)}".`,
  dependencies: ({ property, missingProperty }) =>
    `"${String(missingProperty)}" is missing. It is required with "${String(property)}".`,
  unevaluatedProperties: ({ unevaluatedProperty }) =>
    `"${String(unevaluatedProperty)}" is not a known property.`,
  unevaluatedItems: () => 'This list has more entries than are allowed.',
  items: () => 'This list has more entries than are allowed.',
  additionalItems: () => 'This list has more entries than are allowed.',
  contains: () => 'This list lacks an entry that it must have.',
  format: ({ format }) => `This is not a valid ${String(format)}.`,
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typeProblem(type: unknown): string {
  const named = [type].flat().map((name) => TYPES[String(name)] ?? 'of another type');
  return `This must be ${named.join(' or ')}.`;
}

/** The sentence for a keyword that limits a value, or a general one. */
export function constraintProblem(keyword: string, params: Params): string {
  if (keyword === 'type') return typeProblem(params['type']);
  const sentence = Object.hasOwn(CONSTRAINTS, keyword) ? CONSTRAINTS[keyword] : undefined;
  return sentence?.(params) ?? 'This value is not valid here.';
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : String(values);
}

/** A member of a tagged union: itself, or a reference to it. */
type Branch = { readonly properties: Record<string, { const?: string }> } | { readonly $ref: string };

/** Explains a failure of a meta-schema to an organizer; undefined for those that only repeat others. */
export function explainFailure(failure: ErrorObject): Diagnostic | undefined {
  const { instancePath: at, keyword, params, data } = failure;
  switch (keyword) {
    case 'discriminator': {
      const tag = String(params.tag);
      const known = ((failure.parentSchema?.oneOf ?? []) as Branch[]).map((branch) =>
        '$ref' in branch ? branch.$ref.split('/').at(-1) : branch.properties[tag]?.const,
      );
      return documentFault(
        `${at}/${tag}`,
        'unknown_type',
        `${JSON.stringify(params.tagValue)} is not a known ${tag}.${didYouMean(
          String(params.tagValue),
          known.filter((name) => name !== undefined),
        )}`,
        list(known),
      );
    }
    case 'required':
      return isLocale(params.missingProperty)
        ? documentFault(
            at,
            'missing_translation',
            `The ${languages[params.missingProperty].english} text is missing.`,
            `"${params.missingProperty}": "…"`,
          )
        : documentFault(at, 'missing', `"${params.missingProperty}" is missing.`);
    case 'additionalProperties':
      return documentFault(
        `${at}/${params.additionalProperty}`,
        'unknown_key',
        `"${params.additionalProperty}" is not a known property.${didYouMean(
          String(params.additionalProperty),
          Object.keys(failure.parentSchema?.properties ?? {}),
        )}`,
      );
    case 'enum':
      return documentFault(
        at,
        'not_allowed',
        `${JSON.stringify(data)} is not allowed.${didYouMean(String(data), params.allowedValues.map(String))}`,
        list(params.allowedValues),
      );
    case 'pattern':
      return documentFault(
        at,
        'pattern',
        `${JSON.stringify(data)} is not in the required format.`,
        patternWords(String(params.pattern)),
      );
    case 'const':
      return documentFault(
        at,
        'not_allowed',
        `${JSON.stringify(data)} is not allowed.`,
        JSON.stringify(params.allowedValue),
      );
    case 'type':
      return documentFault(
        at,
        'wrong_type',
        `This is ${data === null ? 'null' : Array.isArray(data) ? 'a list' : `a ${typeof data}`}.`,
        String(params.type),
      );
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return undefined;
    default:
      return documentFault(at, keyword, constraintProblem(keyword, params));
  }
}

/** Failures of union branches that the value was clearly not meant for. */
export function isNoise(failure: ErrorObject): boolean {
  return (
    failure.keyword === 'type' &&
    failure.schemaPath.includes('/anyOf/') &&
    typeof failure.data === 'object' &&
    failure.params.type === 'string'
  );
}
