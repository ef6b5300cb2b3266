import type { ErrorObject } from 'ajv/dist/2020.js';
import { isLocale } from '../../form/languages/text.ts';
import type { Diagnostic } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';
import { documentFault, missingFault } from './document-fault.ts';
import { languageName } from './language-name.ts';
import { patternWords } from './pattern-words.ts';
import { says } from './problems.ts';
import type { Sentence } from './sentence.ts';

type Params = Readonly<Record<string, unknown>>;

const requiredWith = ({ property, missingProperty }: Params) =>
  says('requiredWith', { missing: String(missingProperty), property: String(property) });
const tooManyEntries = () => says('tooManyEntries');

/** Sentences for the keywords that limit a value; the validator's own wording is never shown. */
const CONSTRAINTS: Readonly<Record<string, (params: Params) => Sentence>> = {
  minItems: ({ limit }) => says('minItems', { limit: Number(limit) }),
  maxItems: ({ limit }) => says('maxItems', { limit: Number(limit) }),
  minLength: ({ limit }) => says('minLength', { limit: Number(limit) }),
  maxLength: ({ limit }) => says('maxLength', { limit: Number(limit) }),
  minProperties: ({ limit }) => says('minProperties', { limit: Number(limit) }),
  maxProperties: ({ limit }) => says('maxProperties', { limit: Number(limit) }),
  minimum: ({ limit }) => says('minimum', { limit: Number(limit) }),
  maximum: ({ limit }) => says('maximum', { limit: Number(limit) }),
  exclusiveMinimum: ({ limit }) => says('exclusiveMinimum', { limit: Number(limit) }),
  exclusiveMaximum: ({ limit }) => says('exclusiveMaximum', { limit: Number(limit) }),
  multipleOf: ({ multipleOf }) => says('multipleOf', { of: Number(multipleOf) }),
  uniqueItems: ({ i, j }) => says('uniqueItems', { first: Number(j) + 1, second: Number(i) + 1 }),
  propertyNames: ({ propertyName }) => says('propertyNames', { name: String(propertyName) }),
  dependentRequired: requiredWith,
  dependencies: requiredWith,
  unevaluatedProperties: ({ unevaluatedProperty }) =>
    says('unknownProperty', { name: String(unevaluatedProperty) }),
  unevaluatedItems: tooManyEntries,
  items: tooManyEntries,
  additionalItems: tooManyEntries,
  contains: () => says('lacksEntry'),
  format: ({ format }) => says('format', { format: String(format) }),
};

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;

/** A type of JSON Schema in words: "a text". */
function typeWords(name: unknown): Sentence {
  const type = TYPES.find((each) => each === name);
  return says(type === undefined ? 'another' : `a_${type}`);
}

/** The sentence for a keyword that limits a value, or a general one. */
export function constraintProblem(keyword: string, params: Params): Sentence {
  if (keyword === 'type') {
    const list = [params['type']].flat().map(typeWords);
    return says('mustBeOfType', { type: { list, joined: 'or' } });
  }
  const sentence = Object.hasOwn(CONSTRAINTS, keyword) ? CONSTRAINTS[keyword] : undefined;
  return sentence?.(params) ?? says('invalid');
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : String(values);
}

/** A member of a tagged union: itself, or a reference to it. */
type Branch = { readonly properties: Record<string, { const?: string }> } | { readonly $ref: string };

/** Explains a failure of a meta-schema to an organizer; undefined for those that only repeat others. */
export function explainFailure(failure: ErrorObject): Diagnostic | undefined {
  const { instancePath: at, keyword, params, data } = failure;
  const value = JSON.stringify(data);
  switch (keyword) {
    case 'discriminator': {
      const tag = String(params.tag);
      const known = ((failure.parentSchema?.oneOf ?? []) as Branch[])
        .map((branch) => ('$ref' in branch ? branch.$ref.split('/').at(-1) : branch.properties[tag]?.const))
        .filter((name) => name !== undefined);
      const given = JSON.stringify(params.tagValue) ?? 'undefined';
      return documentFault(
        `${at}/${tag}`,
        'unknown_type',
        [says('unknownTag', { value: given, tag }), ...didYouMean(String(params.tagValue), known)],
        list(known),
      );
    }
    case 'required': {
      const { missingProperty: missing } = params;
      if (!isLocale(missing)) return missingFault(at, missing);
      const problem = says('missingTextIn', { language: languageName(missing) });
      return documentFault(at, 'missing_translation', problem, `"${missing}": "…"`);
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const known = Object.keys(failure.parentSchema?.properties ?? {});
      return documentFault(`${at}/${name}`, 'unknown_key', [
        says('unknownProperty', { name }),
        ...didYouMean(name, known),
      ]);
    }
    case 'enum': {
      const near = didYouMean(String(data), params.allowedValues.map(String));
      return documentFault(
        at,
        'not_allowed',
        [says('notAllowed', { value }), ...near],
        list(params.allowedValues),
      );
    }
    case 'pattern':
      return documentFault(
        at,
        'pattern',
        says('notInFormat', { value }),
        patternWords(String(params.pattern)),
      );
    case 'const':
      return documentFault(
        at,
        'not_allowed',
        says('notAllowed', { value }),
        JSON.stringify(params.allowedValue),
      );
    case 'type': {
      const type = typeWords(data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data);
      return documentFault(at, 'wrong_type', says('isOfType', { type }), typeWords(params.type));
    }
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return undefined;
    default:
      return documentFault(at, keyword, constraintProblem(keyword, params));
  }
}

/** Failures of union branches that the value was clearly not meant for; of the branch itself, not of what is in it. */
export function isNoise(failure: ErrorObject): boolean {
  return (
    failure.keyword === 'type' &&
    /\/anyOf\/\d+\/type$/.test(failure.schemaPath) &&
    typeof failure.data === 'object' &&
    failure.params.type === 'string'
  );
}
