import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { fieldDefinitions } from '#engine/event/documents/form/schema.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type FieldErrors, notFound } from '#server/refusals/refusal.ts';

/** A route's validation schemas: the contract's, closed to other fields. */
export function requestSchema(endpoint: Endpoint): { params?: object; querystring?: object; body?: object } {
  const closed = (schema: object) => ({ ...schema, additionalProperties: false });
  return {
    ...(endpoint.params && { params: closed(endpoint.params) }),
    // Additional query parameters, such as a tracker's, are allowed.
    ...(endpoint.query && { querystring: endpoint.query }),
    // A POST without fields accepts none.
    ...(endpoint.method === 'POST' && { body: closed(endpoint.body ?? { type: 'object', properties: {} }) }),
  };
}

const unknownField = inEveryLanguage('requests.unknownField');
const UNKNOWN_FIELD: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);

/** Messages for a request that a route's schema refused, in the standard error format and every language. */
export function describeRefusal(failures: FastifySchemaValidationError[], where: string): Error {
  // A path parameter of the wrong form cannot be the code of anything.
  if (where === 'params') return notFound();
  const errors: FieldErrors = {};
  for (const { instancePath, keyword, params } of failures) {
    const named = params.missingProperty ?? params.additionalProperty;
    const path = [...instancePath.split('/').slice(1), ...(named === undefined ? [] : [String(named)])];
    const field = path.join('.') || 'request';
    const rule = keyword === 'format' ? String(params.format) : keyword;
    const error = { path: field, keyword: rule, params };
    const message = UNKNOWN_FIELD.has(keyword)
      ? unknownField
      : textSaid((locale) => messageOf(error, undefined, locale));
    errors[field] = [...(Object.hasOwn(errors, field) ? (errors[field] ?? []) : []), message];
  }
  return new HttpProblem(422, errors);
}

const ajv = new Ajv2020({
  strict: false,
  inlineRefs: false,
  discriminator: true,
  allErrors: true,
  // Answers are checked in tests only, where the start of a server counts and not its speed.
  code: { optimize: false },
});

/** A check that throws if an answer differs from the contract or contains more, which could leak data. */
export function answerCheck(name: string, schema: TSchema): (answer: unknown) => void {
  // Compiled for the first answer: compiling all of them would delay the start by seconds.
  let validate: ValidateFunction | undefined;
  return (answer) => {
    // References are resolved at the root.
    validate ??= ajv.compile(closeObjects({ ...schema, ...fieldDefinitions }));
    // As it will be read: JSON omits undefined values.
    const sent: unknown = JSON.parse(JSON.stringify(answer));
    if (!validate(sent))
      throw new Error(`${name} answers what is not its contract: ${ajv.errorsText(validate.errors)}`);
  };
}

function closeObjects(schema: unknown): object {
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([key, value]) => [key, copy(value)]);
    const isOpen = 'properties' in node && !('additionalProperties' in node);
    return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) };
  };
  const closed = copy(schema);
  return typeof closed === 'object' && closed !== null ? closed : {};
}
