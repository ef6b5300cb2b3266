import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { fieldDefinitions } from '#engine/configuration/field.ts';
import { textSaid } from '#engine/configuration/text.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { messageOf } from '#engine/validation/message-of.ts';
import { type FieldErrors, notFound } from '#server/domain/refusal.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** The schemas by which a route validates: as the contract has them, and nothing besides what they name. */
export function requestSchema(endpoint: Endpoint): { params?: object; querystring?: object; body?: object } {
  const closed = (schema: object) => ({ ...schema, additionalProperties: false });
  return {
    ...(endpoint.params && { params: closed(endpoint.params) }),
    // What else stands there, as a tracker's own, is nobody's mistake.
    ...(endpoint.query && { querystring: endpoint.query }),
    // A POST without fields of its own takes none.
    ...(endpoint.method === 'POST' && { body: closed(endpoint.body ?? { type: 'object', properties: {} }) }),
  };
}

const unknownField = inEveryLanguage('requests.unknownField');
const UNKNOWN_FIELD: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);

/** Words for what a route's schema refused, in the one shape of errors and in both languages. */
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

/** A check that throws at an answer which is not what the contract says, or says more: it would tell what nobody asked. */
export function answerCheck(name: string, schema: TSchema): (answer: unknown) => void {
  // Compiled with the first answer: all of them together would take the start of every server seconds.
  let validate: ValidateFunction | undefined;
  return (answer) => {
    // References are looked up at the root, wherever the part that makes them stands.
    validate ??= ajv.compile(closeObjects({ ...schema, ...fieldDefinitions }));
    // As it will be read: what JSON leaves out is not there.
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
