import Ajv from 'ajv';
import { Ajv2019, type ErrorObject } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft7 from 'ajv/dist/vocabularies/draft7.js';
import draft2020 from 'ajv/dist/vocabularies/draft2020.js';
import dynamic from 'ajv/dist/vocabularies/dynamic/index.js';
import next from 'ajv/dist/vocabularies/next.js';
import unevaluated from 'ajv/dist/vocabularies/unevaluated/index.js';

type Failing = readonly [schema: object, data: unknown, draft?: '7' | '2019'];

const tagged = {
  type: 'object',
  discriminator: { propertyName: 'tag' },
  required: ['tag'],
  oneOf: [{ properties: { tag: { const: 'a' } } }, { properties: { tag: { const: 'b' } } }],
};

/** Data that every keyword of ajv which can refuse something refuses. */
const FAILING: Readonly<Record<string, readonly Failing[]>> = {
  type: [
    [{ type: 'string' }, 1],
    [{ type: ['object', 'array'] }, null],
  ],
  nullable: [[{ type: 'string', nullable: false }, null]],
  enum: [[{ enum: ['a', 'b'] }, 'c']],
  const: [[{ const: 'a' }, 'b']],
  not: [[{ not: {} }, 1]],
  anyOf: [[{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1]],
  oneOf: [[{ oneOf: [{ type: 'number' }, { minimum: 0 }] }, 1]],
  if: [[{ if: {}, then: { minimum: 3 } }, 1]],
  'false schema': [[{ properties: { a: false } }, { a: 1 }]],
  maximum: [[{ maximum: 1 }, 2]],
  minimum: [[{ minimum: 2 }, 1]],
  exclusiveMaximum: [[{ exclusiveMaximum: 2 }, 2]],
  exclusiveMinimum: [[{ exclusiveMinimum: 2 }, 2]],
  multipleOf: [[{ multipleOf: 2 }, 3]],
  maxLength: [[{ maxLength: 1 }, 'ab']],
  minLength: [
    [{ minLength: 1 }, ''],
    [{ minLength: 3 }, 'a'],
  ],
  pattern: [[{ pattern: '^a$' }, 'b']],
  format: [
    [{ format: 'email' }, 'x'],
    [{ format: 'nobody-knows' }, 'x'],
  ],
  maxProperties: [[{ maxProperties: 0 }, { a: 1 }]],
  minProperties: [[{ minProperties: 2 }, {}]],
  required: [[{ required: ['a'] }, {}]],
  maxItems: [[{ maxItems: 1 }, [1, 2]]],
  minItems: [
    [{ minItems: 1 }, []],
    [{ minItems: 2 }, []],
  ],
  uniqueItems: [[{ uniqueItems: true }, [1, 1]]],
  propertyNames: [[{ propertyNames: { maxLength: 1 } }, { ab: 1 }]],
  additionalProperties: [[{ properties: {}, additionalProperties: false }, { a: 1 }]],
  dependencies: [[{ dependencies: { a: ['b'] } }, { a: 1 }, '7']],
  dependentRequired: [[{ dependentRequired: { a: ['b'] } }, { a: 1 }]],
  contains: [[{ contains: { const: 1 } }, [2]]],
  items: [
    [{ prefixItems: [{}], items: false }, [1, 2]],
    [{ items: [{}], additionalItems: false }, [1, 2], '2019'],
  ],
  additionalItems: [[{ items: [{}], additionalItems: false }, [1, 2], '7']],
  unevaluatedProperties: [[{ unevaluatedProperties: false }, { a: 1 }]],
  unevaluatedItems: [[{ unevaluatedItems: false }, [1]]],
  discriminator: [
    [tagged, { tag: 'c' }],
    [tagged, { tag: 5 }],
  ],
};

const definitionsOf = (module: unknown): unknown[] => {
  const list: unknown = Object(module).default ?? module;
  return Array.isArray(list)
    ? list.flatMap((each) => (Array.isArray(each) ? definitionsOf(each) : [each]))
    : [];
};

/** The keywords of every vocabulary of ajv that can refuse something. */
export function refusingKeywords(): string[] {
  const all = [draft7, draft2020, dynamic, next, unevaluated].flatMap(definitionsOf);
  return all.flatMap((definition) => {
    const { keyword, error }: { keyword?: unknown; error?: unknown } = Object(definition);
    return error === undefined ? [] : [keyword].flat().map(String);
  });
}

/** Every failure of every keyword, as ajv reports it, with ajv's own wording in `message`. */
export function keywordFailures(): (ErrorObject & { readonly message: string })[] {
  const options = {
    allErrors: true,
    strict: false,
    verbose: true,
    discriminator: true,
    logger: false,
  } as const;
  const byDraft = {
    '7': new Ajv(options),
    '2019': new Ajv2019(options),
    '2020': new Ajv2020(options),
  };
  for (const ajv of Object.values(byDraft)) ajv.addFormat('email', /@/).addFormat('nobody-knows', /@/);
  return Object.entries(FAILING).flatMap(([keyword, cases]) =>
    cases.flatMap(([schema, data, draft]) => {
      const validate = byDraft[draft ?? '2020'].compile(schema);
      if (validate(data)) throw new Error(`${keyword} takes ${JSON.stringify(data)}`);
      return (validate.errors ?? []).map((error) => ({ ...error, message: error.message ?? '' }));
    }),
  );
}

/** Matches the wording of ajv and of typebox, which no one but a developer reads. */
export const VALIDATOR_WORDING =
  /must (?:NOT|be|have|match|pass|contain)\b|schema is (?:false|invalid)|property name .* is invalid|data\//i;
