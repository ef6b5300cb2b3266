import { expect, test } from 'vitest';
import { type DataPath, isPlain, sharedWith, valueAt, withValueAt } from './data-path.ts';

const data = { a: { list: [{ b: 1 }, null] }, none: undefined };

test.each<[DataPath, unknown]>([
  [[], data],
  [['a', 'list', 0, 'b'], 1],
  [['a', 'list', 1], null],
  [['a', 'list', 1, 'b'], undefined],
  [['a', 'list', 2], undefined],
  [['a', 'list', 'length'], 2],
  [['toString'], undefined],
  [['a', 'list', 0, 'b', 'toFixed'], undefined],
  [['none', 'deeper'], undefined],
])('at %j stands %j', (path, value) => {
  expect(valueAt(data, path)).toEqual(value);
});

test('what is put at a path leaves the data it came from, and all beside it, as they were', () => {
  const before = structuredClone(data);
  const next = withValueAt(data, ['a', 'list', 0, 'b'], 2) as typeof data;
  expect(next).toEqual({ a: { list: [{ b: 2 }, null] }, none: undefined });
  expect(data).toEqual(before);
  expect(Array.isArray(next.a.list)).toBe(true);
  expect(withValueAt(data, [], 7)).toBe(7);
  expect(withValueAt({ a: 1 }, ['c', 'd'], 2)).toEqual({ a: 1, c: { d: 2 } });
  expect(withValueAt([1, 2], [2], 3)).toEqual([1, 2, 3]);
});

test('a name that reaches a prototype is a name like any other', () => {
  const next = withValueAt({}, ['__proto__', 'x'], 1) as object;
  expect(Object.getPrototypeOf(next)).toBe(Object.prototype);
  expect(Object.keys(next)).toEqual(['__proto__']);
  expect(JSON.stringify(next)).toBe('{"__proto__":{"x":1}}');
  expect(Object.getOwnPropertyDescriptor(next, '__proto__')).toMatchObject({
    writable: true,
    configurable: true,
  });
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('whether %j has properties: %s', (value, expected) => {
  expect(isPlain(value)).toBe(expected);
});

test('what is equal is kept as the object that it was', () => {
  const old = { a: { x: 1 }, list: [{ y: 1 }, { y: 2 }], n: 1 };
  expect(sharedWith(old, structuredClone(old))).toBe(old);
  const changed = sharedWith(old, { ...structuredClone(old), a: { x: 2 } }) as typeof old;
  expect(changed).toEqual({ ...old, a: { x: 2 } });
  expect(changed.list).toBe(old.list);
  const longer = sharedWith(old.list, [{ y: 1 }, { y: 3 }, { y: 4 }]) as typeof old.list;
  expect(longer).toEqual([{ y: 1 }, { y: 3 }, { y: 4 }]);
  expect(longer[0]).toBe(old.list[0]);
  const shorter = sharedWith(old.list, [{ y: 1 }]) as typeof old.list;
  expect(shorter).toEqual([{ y: 1 }]);
  expect(shorter[0]).toBe(old.list[0]);
});

test.each<[unknown, unknown]>([
  [{ a: 1 }, [1]],
  [[1], { 0: 1 }],
  [{ a: 1 }, null],
  [null, { a: 1 }],
  ['a', 'b'],
  [{ a: 1 }, { a: undefined }],
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [[1], [1, undefined]],
])('%j becomes %j', (old, next) => {
  expect(sharedWith(old, next)).toStrictEqual(next);
});

test('what was there keeps its place, and what came stands after it', () => {
  const names = (old: object, next: object) => Object.keys(sharedWith(old, next) as object);
  expect(names({ a: 1, b: 2, c: 3 }, { d: 4, c: 3, a: 5 })).toEqual(['a', 'c', 'd']);
  expect(names({ a: 1 }, { c: 1, b: 2 })).toEqual(['c', 'b']);
  const old = { a: 1, b: 2 };
  expect(sharedWith(old, { b: 2, a: 1 })).toBe(old);
  // Inherited is not there.
  expect(names({}, { toString: 1, a: 2 })).toEqual(['toString', 'a']);
});
