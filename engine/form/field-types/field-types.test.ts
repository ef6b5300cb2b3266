import '../../event/field-types/register.ts';
import { expect, test } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { definitionOf, fieldTypeNames } from './registry.ts';

const sample = (type: string) => ({ type, code: 'sample', fields: [] }) as unknown as Field;
const PRESET = new Set(['country']);
/** Nothing without the part that makes it an answer. */
const COMPOUND = new Set(['address', 'file', 'photo']);

test.each(fieldTypeNames())('%s starts unanswered and gives a schema of a present value', (type) => {
  const definition = definitionOf(type);
  const initial = definition.initialValue(sample(type) as never);
  expect(definition.isEmpty(initial)).toBe(!PRESET.has(type));
  expect(definition.isEmpty(undefined)).toBe(true);
  expect(definition.isEmpty(null)).toBe(true);
  expect(definition.isEmpty({ a: 1 })).toBe(definition.role === 'display' || COMPOUND.has(type));
  const schema = definition.schema(sample(type) as never, { timezone: 'UTC', options: [] });
  expect(schema).toHaveProperty('type');
});

test.each([
  ['number', 0],
  ['quantity', 0],
  ['yes_no', 'N'],
  ['text', '0'],
] as const)('%s: %j is an answer', (type, value) => {
  expect(definitionOf(type).isEmpty(value)).toBe(false);
});

test.each(['', ' ', '\u00a0', '\u200b', '\u00a0\u200b\ufeff', '\u3164', '\u2060\t\n', '\u202e'])(
  'text that nobody can see is no answer (%j)',
  (value) => {
    expect(definitionOf('text').isEmpty(value)).toBe(true);
    expect(definitionOf('textarea').isEmpty(value)).toBe(true);
    expect(definitionOf('email').isEmpty(value)).toBe(true);
  },
);

test('a name in any script is an answer', () => {
  for (const name of ['Ng', 'é', '李', 'محمد', '\u200eעדה', '😀'])
    expect(definitionOf('text').isEmpty(name)).toBe(false);
});

test('one line of text is sent as one line, a text of several with one character for a line end', () => {
  expect(definitionOf('text').asSent?.('Ada\r\nBcc: x@y.example\u2028!', { type: 'text', code: 'a' })).toBe(
    'Ada Bcc: x@y.example !',
  );
  expect(definitionOf('textarea').asSent?.('One\r\nTwo\nThree', { type: 'textarea', code: 'a' })).toBe(
    'One\nTwo\nThree',
  );
});

test('a country starts as Canada (spec §9) unless the organizer’s list does not have it', () => {
  const country = definitionOf('country');
  expect(country.initialValue(sample('country') as never)).toBe('CA');
  const options = [{ id: 'FR', name: 'France' }];
  expect(country.initialValue({ ...sample('country'), options } as never)).toBeUndefined();
});

test('a hidden field starts with its configured value', () => {
  expect(definitionOf('hidden').initialValue({ ...sample('hidden'), value: 'x' } as never)).toBe('x');
});
