import { expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

function faultOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return jsonFault(text, error);
  }
  throw new Error('this is JSON');
}

it.each([
  ['{\n  "a": 1,\n  "b": [1, 2],\n}\n', 'the comma on line 3 is followed by nothing. Take it away'],
  ['[\n  1,\n  2,\n\n]', 'the comma on line 3 is followed by nothing. Take it away'],
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
