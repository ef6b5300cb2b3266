import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it, test } from 'vitest';
import type { DataFault } from '../../any-schema/schema-validator.ts';
import { createDataStore } from './data-store.ts';
import { formElementId } from './form-element-id.ts';
import { withWhatWasLeft } from './left-in-branch.ts';
import { liveObject } from './live-object.ts';
import { readsData } from './reads-data.ts';
import { createRows, isRowToken } from './row-tokens.ts';
import { createSchemaSession } from './schema-session.ts';

const fault = (keyword: string, ...path: (string | number)[]): DataFault => ({ path, keyword, params: {} });

describe('the tokens of rows', () => {
  it('are the same list until a row comes or goes', () => {
    const rows = createRows();
    const list = [{ a: 1 }, { a: 2 }];
    const tokens = rows.tokensOf(['l'], list);
    expect(rows.tokensOf(['l'], [{ a: 3 }, { a: 4 }])).toBe(tokens);
    const more = rows.tokensOf(['l'], [...list, {}]);
    expect(more.slice(0, 2)).toEqual(tokens);
    expect(rows.tokensOf(['l'], [{}])).toEqual([tokens[0]]);
    const none = rows.tokensOf(['empty'], []);
    expect(none).toEqual([]);
    expect(rows.tokensOf(['empty'], [])).toBe(none);
    expect(new Set(more.map((each) => JSON.stringify(each))).size).toBe(3);
  });

  it('stay with their row when it is moved, copied, and taken out', () => {
    const rows = createRows();
    const list = [{ a: 1 }, { a: 2 }];
    const [one, two] = rows.tokensOf(['l'], list);
    const copy = { ...one };
    const values = rows.accept(['l'], [two, { a: 9 }, copy, one], list);
    expect(values).toEqual([{ a: 2 }, { a: 9 }, { a: 1 }, { a: 1 }]);
    expect(values[0]).toBe(list[1]);
    expect(values[3]).toBe(list[0]);
    // A copy of a row is another row, whatever becomes of the first.
    expect(values[2]).not.toBe(list[0]);
    const after = rows.tokensOf(['l'], values);
    expect([after[0], after[3]]).toEqual([two, one]);
    expect(new Set(after.map((each) => JSON.stringify(each))).size).toBe(4);
    expect(rows.accept(['new'], ['x'], [])).toEqual(['x']);
  });

  it('make a path that is the same wherever its rows have moved', () => {
    const rows = createRows();
    const [one, two] = rows.tokensOf(['l'], ['x', 'y']);
    const then = rows.locator();
    const second = rows.stable(['l', 1, 'a/b']);
    rows.accept(['l'], [two, one], ['x', 'y']);
    expect(rows.stable(['l', 0, 'a/b'])).toBe(second);
    expect(then(['l', 1, 'a/b'])).toBe(second);
    expect(second).toMatch(/^\/l\/_\d+\/a~1b$/);
    expect(rows.stable(['other', 1])).toBe('/other/1');
    expect(rows.stable([])).toBe('');
  });

  it.each([
    [{ 'rostrum:row': '_1' }, true],
    [{ 'rostrum:row': 1 }, false],
    [{}, false],
    [null, false],
    ['rostrum:row', false],
  ])('%j is one: %s', (value, expected) => {
    expect(isRowToken(value)).toBe(expected);
  });
});

describe('a form of any schema being filled', () => {
  const Stock = () => null;
  function open(validate: (data: unknown) => readonly DataFault[]) {
    const store = createDataStore({ a: '', b: { c: '' } }, (data, value, path) => ({
      ...Object(data),
      [String(path[0])]: value,
    }));
    let answer: () => void = () => undefined;
    const wait = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    let held = false;
    const session = createSchemaSession({
      store,
      wordsOf: ({ keyword }) => keyword,
      Stock,
      validate: async (data) => {
        const faults = validate(data);
        if (held) await wait();
        return faults;
      },
    });
    const keywords = (...path: (string | number)[]) => store.faultsAt(path).map(({ keyword }) => keyword);
    return {
      store,
      session,
      keywords,
      hold: () => {
        held = true;
      },
      answer: () => answer(),
    };
  }
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('finds no fault with what is merely left empty, until it has been uploaded', async () => {
    const { session, keywords } = open(() => [
      fault('required', 'a'),
      fault('type', 'a'),
      fault('type', 'b'),
    ]);
    session.blur(['a']);
    await settle();
    expect([keywords('a'), keywords('b')]).toEqual([['type'], []]);
    expect(await session.submit()).toMatchObject({ ok: false, faults: [{}, {}, {}] });
    expect([keywords('a'), keywords('b')]).toEqual([['required', 'type'], ['type']]);
    session.blur(['a']);
    await settle();
    expect(keywords('a')).toEqual(['required', 'type']);
  });

  it('lets a fault go as soon as it is mended, one of what holds it too', async () => {
    let faults = [fault('type', 'b'), fault('type', 'b', 'c'), fault('type', 'a')];
    const { store, session, keywords } = open(() => faults);
    await session.submit();
    faults = [];
    store.change('x', ['b', 'c']);
    await settle();
    expect([keywords('b'), keywords('b', 'c'), keywords('a')]).toEqual([[], [], ['type']]);
  });

  it('drops a verdict on what was changed since', async () => {
    const { store, session, keywords, hold, answer } = open(() => [fault('type', 'a')]);
    hold();
    session.blur(['a']);
    store.change('y', ['a']);
    answer();
    await settle();
    expect(keywords('a')).toEqual([]);
  });

  it('gives what is right', async () => {
    const { session, store } = open(() => []);
    expect(await session.submit()).toEqual({ ok: true, data: store.data() });
    expect([session.Stock, session.wordsOf(fault('type'))]).toEqual([Stock, 'type']);
  });
});

test.each<[string, object, boolean]>([
  ['nothing', {}, false],
  ['names that it knows', { properties: { a: { if: {} } }, additionalProperties: false }, false],
  ...['if', 'anyOf', 'oneOf', 'dependencies', 'dependentSchemas', 'patternProperties'].map(
    (keyword): [string, object, boolean] => [keyword, { [keyword]: {} }, true],
  ),
  ['other names', { additionalProperties: { type: 'string' } }, true],
  ['any name', { additionalProperties: true }, true],
  ['what it refers to', { $ref: '#/$defs/reads' }, true],
  ['what it refers to, which reads nothing', { $ref: '#/$defs/plain' }, false],
  ['itself', { $ref: '#/$defs/itself' }, false],
  ['one of all', { allOf: [{}, { oneOf: [] }] }, true],
  ['none of all', { allOf: [{}, { type: 'string' }] }, false],
])('what a schema says of a place depends on its value by %s: %j, %s', (_, schema, expected) => {
  const root = {
    $defs: { reads: { if: {} }, plain: { type: 'string' }, itself: { allOf: [{ $ref: '#/$defs/itself' }] } },
  } as RJSFSchema;
  expect(readsData(schema, root)).toBe(expected);
  expect(readsData(schema, root)).toBe(expected);
});

test.each([true, null, 'a', [{ if: {} }]])('no schema depends on nothing: %j', (schema) => {
  expect(readsData(schema, {})).toBe(false);
});

test('a live object has at every moment what there is', () => {
  let now: unknown = { a: 1 };
  const live = liveObject(() => now) as Record<string, unknown>;
  const seen = () => [live['a'], 'a' in live, Object.keys(live), { ...live }, Object.hasOwn(live, 'a')];
  expect(seen()).toEqual([1, true, ['a'], { a: 1 }, true]);
  now = Object.freeze({ b: 2 });
  expect(seen()).toEqual([undefined, false, ['b'], { b: 2 }, false]);
  for (const none of [null, undefined, 'text', 5]) {
    now = none;
    expect(Object.keys(live)).toEqual([]);
  }
});

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['nothing follows from the choice', undefined, { a: 1 }, { a: 2 }, { a: 2 }],
  ['it was a text', 'x', undefined, { a: 1 }, 'x'],
  ['a text was left', { a: 1 }, undefined, 'x', { a: 1 }],
  ['nothing was left', { a: 1 }, undefined, undefined, { a: 1 }],
  ['what was left returns', { kind: 'b' }, { kind: 'a' }, { note: 'x' }, { kind: 'b', note: 'x' }],
  [
    'what both have stays as it was said since',
    { name: 'new' },
    { name: 'new' },
    { name: 'old' },
    { name: 'new' },
  ],
  [
    'a default gives way to what was left',
    { name: 'default' },
    { name: 'other' },
    { name: 'old' },
    { name: 'old' },
  ],
  [
    'what came as it was not said gives way',
    { name: undefined },
    { name: undefined },
    { name: 'old' },
    { name: 'old' },
  ],
  [
    'what stood in another kind of data has not stayed',
    { name: 'new' },
    ['new'],
    { name: 'old' },
    { name: 'old' },
  ],
])('of a branch that is chosen again: %s', (_, chosen, before, left, expected) => {
  expect(withWhatWasLeft(chosen, before, left)).toEqual(expected);
});

test('a form’s element has an id of its own', () => {
  expect(formElementId('f')).toBe('f__form');
});
