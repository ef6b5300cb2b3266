import { expect, it } from 'vitest';
import { writePublishing } from '#server/languages/publishing-sentences.ts';
import { jsonFault, readJson } from './json-fault.ts';

function faultOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return writePublishing(jsonFault(text, error), 'en');
  }
  throw new Error('this is JSON');
}

it.each([
  ['{\n  "a": 1,\n  "b": [1, 2],\n}\n', 'the comma on line 3 is followed by nothing. Remove it'],
  ['[\n  1,\n  2,\n\n]', 'the comma on line 3 is followed by nothing. Remove it'],
])('a comma too many is told with its line (%#)', (text, said) => {
  expect(faultOf(text)).toBe(said);
});

it.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": 1,\n  b: 2\n}', 3],
  ['{\n  "a": [1, 2\n', 3],
])('another fault is told with its line (%#)', (text, line) => {
  expect(faultOf(text)).toContain(`line ${line} `);
});

it.each([
  ['\u{FEFF}{ "a": 1 }', { a: 1 }],
  ['{ "a": "// ‘no’ “comment” # /* ,}", "b": { "a": 1 } }', { a: '// ‘no’ “comment” # /* ,}', b: { a: 1 } }],
])('reads a byte order mark, and texts of any kind (%#)', (text, value) => {
  expect(readJson(text)).toEqual({ ok: true, value });
});

it.each([
  [
    '{\n  “code”: 1\n}',
    'line 2 has a curly quotation mark (“). Use straight ones (") around names and texts',
  ],
  ["{\n  'code': 1\n}", `line 2 has a single quotation mark ('). Use double ones (") around names and texts`],
  ['{\n  "a": 1, // one\n  "b": 2\n}', 'line 2 has a comment, which JSON does not allow. Remove it'],
  ['{\n  /* one */ "a": 1\n}', 'line 2 has a comment, which JSON does not allow. Remove it'],
  ['{\n# one\n  "a": 1\n}', 'line 2 has a comment, which JSON does not allow. Remove it'],
  [
    '{\n  "a": 1,\n  "b": { "a": 1 },\n  "a": 2\n}',
    '"a" is given twice, on line 2 and on line 4. Keep one of them',
  ],
  ['[{ "a": 1,\n "a": 2 }]', '"a" is given twice, on line 1 and on line 2. Keep one of them'],
])('names what is not JSON (%#)', (text, fault) => {
  const reading = readJson(text);
  expect(reading.ok || writePublishing(reading.fault, 'en')).toBe(fault);
});
