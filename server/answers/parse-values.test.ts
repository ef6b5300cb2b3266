import { expect, test } from 'vitest';
import { hasAddress, refuseAddresses } from '#server/refusals/plain-name.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { parseObject } from './parse-values.ts';

/** The fields that are refused by something, and why in English. */
function refusedBy(attempt: () => unknown): Record<string, string> {
  try {
    attempt();
    return {};
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
    return Object.fromEntries(
      Object.entries(error.errors).map(([field, [message]]) => [field, (message as { en: string }).en]),
    );
  }
}

test('an object is read as it was sent', () => {
  expect(parseObject('values', '{"a":{"b":[1,"two",null]}}')).toEqual({ a: { b: [1, 'two', null] } });
});

test.each(['', '{', 'null', '[]', '[{}]', '"text"', '7', 'undefined'])('%j is no object', (text) => {
  expect(refusedBy(() => parseObject('values', text))).toEqual({
    values: 'must be a JSON object.',
  });
});

test.each(['{"__proto__":{}}', '{"a":{"constructor":1}}', '{"rows":[{"name":"x"},{"prototype":{}}]}'])(
  'a key that reaches a prototype is refused wherever it stands: %s',
  (text) => {
    expect(Object.keys(refusedBy(() => parseObject('values', text)))).toEqual(['values']);
  },
);

test.each(['{"rows":["constructor"]}', '{"a":"__proto__"}'])('what only says so is text: %s', (text) => {
  expect(refusedBy(() => parseObject('values', text))).toEqual({});
});

test('what no database can store is refused at its path', () => {
  expect(Object.keys(refusedBy(() => parseObject('values', '{"a":{"b":"\\u0000"}}')))).toEqual(['a.b']);
});

test.each([
  ['https://spam.example', true],
  ['Look at HTTP://x', true],
  ['www.spam.example', true],
  ['WWW.spam', true],
  ['spam.example/now', true],
  ['spam.ca/', true],
  ['Zoé Tremblay', false],
  ['Dr. Roy / Ms. Roy', false],
  ['St. John’s', false],
  ['A.B/C', false],
])('in "%s" there is an address: %s', (text, there) => {
  expect(hasAddress(text)).toBe(there);
  expect(Object.keys(refusedBy(() => refuseAddresses({ first: 'Ana', name: text })))).toEqual(
    there ? ['name'] : [],
  );
});
