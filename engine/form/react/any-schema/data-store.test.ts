import { describe, expect, it, vi } from 'vitest';
import type { DataFault } from '../../any-schema/schema-validator.ts';
import { createDataStore, type Watcher } from './data-store.ts';

const fault = (keyword: string, ...path: (string | number)[]): DataFault => ({ path, keyword, params: {} });

describe('data outside React', () => {
  const watched = (path: Watcher['path'], more: Partial<Omit<Watcher, 'notify'>> = {}) => ({
    path,
    isWhole: () => true,
    keeps: () => true,
    ...more,
    notify: vi.fn(),
  });
  const after = (data: unknown, value: unknown, path: readonly (string | number)[]) => ({
    ...Object(data),
    [String(path[0])]: value,
    consequence: 1,
  });

  it('a change that its own control alone is drawn from is heard by that, and by what holds it', () => {
    const dataAfter = vi.fn(after);
    const store = createDataStore({ a: { b: 1, c: 2 } }, dataAfter);
    const [own, beside, holder, root] = [
      watched(['a', 'b']),
      watched(['a', 'c']),
      watched(['a']),
      watched([]),
    ];
    for (const each of [own, beside, holder, root]) store.watch(each);
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    store.change(5, ['a', 'b']);
    expect(store.data()).toEqual({ a: { b: 5, c: 2 } });
    expect(dataAfter).not.toHaveBeenCalled();
    expect([own, beside, holder, root].map(({ notify }) => notify.mock.calls.length)).toEqual([1, 0, 1, 1]);
    leave();
    store.change(6, ['a', 'b']);
    expect(heard.mock.calls).toEqual([[['a', 'b']]]);
  });

  it.each<[string, unknown, unknown, (string | number)[], Partial<Omit<Watcher, 'notify'>>?]>([
    ['of the whole', { a: 1 }, { a: 2 }, []],
    ['to an object', { a: 1 }, { x: 1 }, ['a']],
    ['of what is not drawn from its value', { a: 1 }, 2, ['a'], { isWhole: () => false }],
    ['of what is drawn otherwise then', { a: 1 }, 2, ['a'], { keeps: (value) => value !== 2 }],
    ['in what is not there', { a: 1 }, 2, ['a', 'b']],
  ])('a change %s is what rjsf makes of it, and everybody hears of it', (_, data, value, path, more) => {
    const dataAfter = vi.fn((_data: unknown, next: unknown) => ({ next }));
    const store = createDataStore(data, dataAfter);
    const [own, other] = [watched(path, more), watched(['z'])];
    store.watch(own);
    store.watch(other);
    store.change(value, path);
    expect(dataAfter).toHaveBeenCalledWith(data, value, path);
    expect(store.data()).toEqual({ next: value });
    expect([own, other].map(({ notify }) => notify.mock.calls.length)).toEqual([1, 1]);
  });

  it('nothing in a list is null there, and of an object it is undefined', () => {
    const store = createDataStore({ list: ['x'], a: 'y' }, after);
    store.watch(watched(['list', 0]));
    store.watch(watched(['a']));
    store.change(undefined, ['list', 0]);
    store.change(undefined, ['a']);
    expect(store.data()).toStrictEqual({ list: [null], a: undefined });
  });

  it('a list may be given by the tokens of its rows', () => {
    const store = createDataStore({ list: ['x', 'y'] }, (data, value) => ({ ...Object(data), list: value }));
    const [one, two] = store.rows.tokensOf(['list'], ['x', 'y']);
    store.change([two, one, 'z'], ['list']);
    expect(store.data()).toEqual({ list: ['y', 'x', 'z'] });
    store.change(['p', 'q'], ['list']);
    expect(store.data()).toEqual({ list: ['p', 'q'] });
  });

  it('who is gone hears nothing', () => {
    const store = createDataStore({ a: 1 }, after);
    const [one, other] = [watched(['a']), watched(['a'])];
    const leave = store.watch(one);
    const leaveToo = store.watch(other);
    leave();
    store.change(2, ['a']);
    leaveToo();
    store.change(3, ['a']);
    expect([one, other].map(({ notify }) => notify.mock.calls.length)).toEqual([0, 1]);
    expect(store.data()).toMatchObject({ a: 3, consequence: 1 });
  });

  it('faults are shown where their rows are, each told once, to who is concerned', () => {
    const store = createDataStore({ list: [{}, {}], a: 1 }, after);
    const [one, two] = store.rows.tokensOf(['list'], [{}, {}]);
    const [a, row] = [watched(['a']), watched(['list', 1, 'b'])];
    store.watch(a);
    store.watch(row);
    const then = store.rows.locator();
    store.rows.accept(['list'], [two, one], [{}, {}]);
    store.showFaults(
      [fault('required', 'list', 0, 'b'), fault('oneOf', 'list'), fault('type', 'list', 0, 'b')],
      then,
    );
    expect(store.faultsAt(['list', 1, 'b']).map(({ keyword }) => keyword)).toEqual(['required', 'type']);
    expect([store.faultsAt(['list', 0, 'b']), store.faultsAt(['list'])]).toEqual([[], []]);
    expect([a, row].map(({ notify }) => notify.mock.calls.length)).toEqual([0, 1]);
    store.showFaults([fault('anyOf', 'a')]);
    expect(store.faultsAt(['a']).map(({ keyword }) => keyword)).toEqual(['anyOf']);
    expect(store.faultsAt(['list', 1, 'b'])).toBe(store.faultsAt(['nowhere']));
    expect([a, row].map(({ notify }) => notify.mock.calls.length)).toEqual([1, 2]);
    store.showFaultsAt(['a'], []);
    expect(store.faultsAt(['a'])).toEqual([]);
    store.showFaultsAt(['a'], [fault('type', 'a')]);
    expect([store.faultsAt(['a']).length, a.notify.mock.calls.length]).toEqual([1, 3]);
  });
});
