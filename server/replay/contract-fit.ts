import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { fieldDefinitions } from '#engine/event/documents/form/schema.ts';
import { opened, parsed } from '#engine/recording/call-body.ts';
import { definitionOf } from '#engine/recording/definition-of.ts';
import { endpointOf } from '#engine/recording/endpoint-of.ts';
import type { RecordingProblem } from '#engine/recording/read-recording.ts';
import type { RecordedCall, Recording } from '#engine/recording/recording.ts';
import { requestProblem } from '#server/http/request-problems.ts';

const ajv = new Ajv2020({
  strict: false,
  inlineRefs: false,
  discriminator: true,
  allErrors: true,
  coerceTypes: 'array',
  code: { optimize: false },
});
const compiled = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile({ ...schema, ...fieldDefinitions });
  compiled.set(schema, known);
  return known;
}

/** The fields of a recording's calls that no longer match the contract. */
export function contractProblems({ calls }: Pick<Recording, 'calls'>): readonly RecordingProblem[] {
  return calls.flatMap((call) => {
    const known = endpointOf(call.method, call.url.split('?')[0] ?? '');
    const place = `/log/entries/${call.entry}`;
    if (!known)
      return [
        {
          pointer: `${place}/request/url`,
          problem: `is no call of the contract: ${call.method} ${call.url}`,
        },
      ];
    const { name } = known;
    const endpoint = definitionOf(known);
    return [...askedProblems(call, name, endpoint, place), ...answerProblems(call, name, endpoint, place)];
  });
}

function askedProblems(call: RecordedCall, name: string, endpoint: Endpoint, place: string) {
  if (!endpoint.body) return [];
  return failures(endpoint.body, structuredClone(call.fields)).map(({ at, why }) => ({
    pointer: `${place}/request/postData`,
    problem: `${name} was asked with a field that no longer fits: ${at} ${why}.`,
  }));
}

function answerProblems(call: RecordedCall, name: string, endpoint: Endpoint, place: string) {
  if (call.status !== 200 || endpoint.produces === 'file') return [];
  const answer = parsed(call.content.text ?? '');
  return failures(endpoint.response, opened(answer)).map(({ at, why }) => ({
    pointer: `${place}/response/content/text`,
    problem: `${name} was answered with a field that no longer fits: ${at} ${why}.`,
  }));
}

/** A failure as the end of a sentence that starts with its pointer. */
function failureWords(keyword: string, params: Readonly<Record<string, unknown>>): string {
  const said = requestProblem({ instancePath: '', schemaPath: '', keyword, params });
  return (typeof said === 'string' ? said : said.en).replace(/\.$/, '');
}

function failures(schema: object, value: unknown): { at: string; why: string }[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  // Failures of a union's branches are covered by the union's own failure.
  return (validate.errors ?? []).slice(0, 5).map(({ instancePath, keyword, params }) => {
    const missing = 'missingProperty' in params ? `/${params['missingProperty']}` : '';
    return { at: instancePath + missing || '/', why: failureWords(keyword, params) };
  });
}
