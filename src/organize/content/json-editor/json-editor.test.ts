import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { completeJson } from './complete-json.ts';
import type { Described } from './described-schema.ts';
import { rangeOfProblem, textFault } from './json-problems.ts';

const schema: Described = {
  type: 'object',
  required: ['kind', 'fields'],
  properties: {
    kind: { const: 'form', title: 'Kind', description: 'What it is.' },
    enabled: { enum: ['Y', 'N'] },
    fields: { type: 'array', items: { $ref: '#/$defs/Field' } },
    lists: { type: 'object', patternProperties: { '^[a-z]+$': { type: 'boolean' } } },
  },
  $defs: {
    Field: { oneOf: [{ $ref: '#/$defs/text' }, { $ref: '#/$defs/number' }] },
    text: {
      required: ['type'],
      properties: { type: { const: 'text' }, maxLength: { type: 'integer', title: 'Longest answer' } },
    },
    number: { properties: { type: { const: 'number' }, decimals: { type: 'integer' } } },
  },
};

/** The state of a text, and the place of `|` in it. */
function stateAt(text: string): { state: EditorState; at: number } {
  const at = text.indexOf('|');
  return { state: EditorState.create({ doc: text.replace('|', ''), extensions: [json()] }), at };
}

function offered(text: string): string[] {
  const { state, at } = stateAt(text);
  const result = completeJson(schema, 'required')(new CompletionContext(state, at, true));
  return ((result as CompletionResult | null)?.options ?? []).map(({ label }) => label);
}

describe('completion', () => {
  test.each([
    ['the properties of the document', '{|}', ['"kind"', '"enabled"', '"fields"', '"lists"']],
    ['those that are not written yet', '{ "kind": "form", "en|" }', ['"enabled"', '"fields"', '"lists"']],
    ['a constant', '{ "kind": "|" }', ['"form"']],
    ['an enumeration after the colon', '{ "enabled": | }', ['"Y"', '"N"']],
    ['every type of a row', '{ "fields": [{ "type": "|" }] }', ['"text"', '"number"']],
    [
      'every type also where one is half written',
      '{ "fields": [{ "type": "te|" }] }',
      ['"text"', '"number"'],
    ],
    ['properties of the type that is written', '{ "fields": [{ "type": "number", | }] }', ['"decimals"']],
    ['properties of any type without one', '{ "fields": [{ | }] }', ['"type"', '"maxLength"', '"decimals"']],
    ['values by a pattern of names', '{ "lists": { "roles": | } }', ['true', 'false']],
    ['nothing for names that are free', '{ "lists": { "|" } }', []],
  ])('offers %s', (_, text, labels) => {
    expect(offered(text)).toEqual(labels);
  });
});

describe('faults of a text', () => {
  test.each([
    ['a missing comma', '{ "a": 1 | "b": 2 }', 'not_json'],
    ['an end that is missing', '{ "a": 1|', 'not_json'],
    ['a name twice', '{ "a": 1, |"a": 2 }', 'twice'],
  ])('finds %s and its place', (_, text, kind) => {
    const { state, at } = stateAt(text);
    const fault = textFault(state);
    expect(fault?.kind).toBe(kind);
    expect(Math.abs((fault?.from ?? -9) - at)).toBeLessThanOrEqual(1);
  });

  test('finds none in a document', () => {
    expect(textFault(stateAt('{ "a": [{ "a": 1 }, { "a": 2 }] }').state)).toBeUndefined();
  });
});

test.each([
  ['/fields/1/type', '"type"', 2],
  ['/fields/1/label', '{', 3],
  ['/fields/1', '{', 3],
  ['/missing', '{', 1],
  ['', '{', 1],
])('shows a problem at %s', (pointer, marked, nth) => {
  const document = { kind: 'form', fields: [{ type: 'text' }, { type: 'number' }] };
  const text = JSON.stringify(document);
  const state = EditorState.create({ doc: text, extensions: [json()] });
  const range = rangeOfProblem({ pointer, severity: 'error', code: 'x', problem: 'Wrong.' }, document, state);
  expect(text.slice(range.from, range.to)).toBe(marked);
  expect(text.slice(0, range.from).split(marked).length).toBe(nth);
});
