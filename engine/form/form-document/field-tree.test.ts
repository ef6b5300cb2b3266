import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { eachField, fewestRows, fieldSetsOf, fieldsWithin } from './field-tree.ts';

const text = (code: string) => ({ code, type: 'text', label: code }) as Field;
const holding = (code: string, type: string, more: object) =>
  ({ code, type, label: code, ...more }) as unknown as Field;
const rows = holding('rows', 'repeatable_group', {
  fields: [text('a'), holding('o', 'object', { fields: [text('b')] })],
});
const who = holding('who', 'variants', {
  variants: [
    { code: 'one', label: 'One', fields: [text('c')] },
    { code: 'two', label: 'Two', fields: [text('d'), text('e')] },
  ],
});
const names = (fields: readonly Field[]) => fields.map(({ code }) => code);

test('every field of a form stands at its place, each before those that it holds', () => {
  const sections = [
    { code: 's', fields: [text('x'), rows] },
    { code: 't', fields: [who, holding('span', 'date_span', {})] },
  ];
  expect(
    eachField({ sections }).map(({ pointer, template, section, holder, shape }) =>
      [pointer, template, section.code, holder?.template ?? '', shape?.code].filter(
        (part) => part !== undefined,
      ),
    ),
  ).toEqual([
    ['/sections/0/fields/0', 'x', 's', ''],
    ['/sections/0/fields/1', 'rows', 's', ''],
    ['/sections/0/fields/1/fields/0', 'rows.*.a', 's', 'rows'],
    ['/sections/0/fields/1/fields/1', 'rows.*.o', 's', 'rows'],
    ['/sections/0/fields/1/fields/1/fields/0', 'rows.*.o.b', 's', 'rows.*.o'],
    ['/sections/1/fields/0', 'who', 't', ''],
    ['/sections/1/fields/0/variants/0/fields/0', 'who.one.c', 't', 'who', 'one'],
    ['/sections/1/fields/0/variants/1/fields/0', 'who.two.d', 't', 'who', 'two'],
    ['/sections/1/fields/0/variants/1/fields/1', 'who.two.e', 't', 'who', 'two'],
    ['/sections/1/fields/1', 'span', 't', ''],
    // Written in no document, and spoken of all the same.
    ['/sections/1/fields/1/0', 'span.start', 't', 'span'],
    ['/sections/1/fields/1/1', 'span.end', 't', 'span'],
  ]);
});

test('what a field holds directly is that of all its shapes, and of any other nothing', () => {
  expect([rows, who, text('x')].map((field) => names(fieldsWithin(field)).join(' '))).toEqual([
    'a o',
    'c d e',
    '',
  ]);
  expect(fieldSetsOf(holding('odd', 'object', { fields: 'none' }))).toEqual([]);
  expect(fieldSetsOf(holding('odd', 'hologram', { fields: [text('a')] }))).toEqual([
    { fields: [text('a')], pointer: '/fields', steps: [] },
  ]);
  expect(eachField({ sections: [{ code: 's', fields: [text('x')] }] })[0]).not.toHaveProperty('shape');
});

test.each([
  [{}, 1],
  [{ required: 'Y' }, 1],
  [{ required: 'N' }, 0],
  [{ minItems: 3, required: 'N' }, 3],
  [{ minItems: 0 }, 0],
])('a group that says %j has at least %d rows', (more, least) => {
  expect(fewestRows({ ...rows, ...more } as Field)).toBe(least);
});
