import { describe, expect, it, vi } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { storeOf } from '../testing/served-form.ts';

const field = (code: string, more: Partial<Field> = {}) =>
  ({ code, type: 'text', label: code, ...more }) as Field;
const when = (code: string, value: unknown) => ({ '==': [{ var: code }, value] });

const guests = {
  code: 'guests',
  type: 'repeatable_group',
  label: 'Guests',
  required: 'N',
  fields: [
    { code: 'name', type: 'text', label: 'Name' },
    { code: 'meal', type: 'text', label: 'Meal', show_if: when('row.name', 'Kim') },
  ],
} as Field;

describe('answers and their listeners', () => {
  it('tells only the path that changed', () => {
    const store = storeOf([field('a'), field('b')]);
    const [onA, onB] = [vi.fn(), vi.fn()];
    store.subscribe('a', onA);
    store.subscribe('b', onB);
    store.setValue('a', 'x');
    expect(onA).toHaveBeenCalledTimes(1);
    expect(onB).not.toHaveBeenCalled();
  });

  it('keeps a state’s identity until something in it changes', () => {
    const store = storeOf([field('a'), field('b')]);
    const [a, b] = [store.read('a'), store.read('b')];
    store.setValue('a', 'x');
    expect(store.read('a')).not.toBe(a);
    expect(store.read('b')).toBe(b);
  });

  it('says nothing when the answer is the same', () => {
    const store = storeOf([field('a')], { a: 'x' });
    const heard = vi.fn();
    store.subscribeAll(heard);
    store.setValue('a', 'x');
    expect(heard).not.toHaveBeenCalled();
  });

  it('keeps answers that have no field and never sends them', () => {
    const store = storeOf([field('a')], { a: 'x', gone: 'kept' });
    expect(store.answers()).toEqual({ a: 'x', gone: 'kept' });
    expect(store.submission()).toEqual({ a: 'x' });
  });

  it('takes a default from what is registered', () => {
    const context = { registration: { email: 'a@b.example' }, answers: {} };
    const store = storeOf([field('email', { default_from: 'registration.email' })], {}, context);
    expect(store.read('email').value).toBe('a@b.example');
  });

  it('sends no empty answer', () => {
    expect(storeOf([field('a'), field('b')], { a: '', b: '  ' }).submission()).toEqual({});
  });
});

describe('rules', () => {
  it('asks nothing of a field that is closed, with or without conditions', () => {
    const store = storeOf([
      field('a'),
      field('closed', { enabled: 'N' }),
      field('never', { enable_if: false }),
      field('both', { enabled: 'N', require_if: when('a', 'yes') }),
      field('free', { required: 'N' }),
    ]);
    store.setValue('a', 'yes');
    const ruled = (path: string) => {
      const { visible, required, enabled } = store.read(path);
      return { visible, required, enabled };
    };
    for (const path of ['closed', 'never', 'both'])
      expect(ruled(path), path).toEqual({ visible: true, required: false, enabled: false });
    expect(ruled('free')).toEqual({ visible: true, required: false, enabled: true });
  });

  it('shows, requires and opens what depends on an answer, and tells it', () => {
    const store = storeOf([
      field('a'),
      field('shown', { show_if: when('a', 'yes') }),
      field('required', { require_if: when('a', 'yes') }),
      field('opened', { enable_if: when('a', 'yes') }),
    ]);
    const heard = vi.fn();
    for (const path of ['shown', 'required', 'opened']) store.subscribe(path, () => heard(path));
    expect(store.read('shown').visible).toBe(false);
    expect(store.read('required').required).toBe(false);
    expect(store.read('opened')).toMatchObject({ enabled: false, required: false });
    store.setValue('a', 'yes');
    expect(store.read('shown').visible).toBe(true);
    expect(store.read('required').required).toBe(true);
    expect(store.read('opened')).toMatchObject({ enabled: true, required: true });
    expect(heard.mock.calls.flat()).toEqual(['shown', 'required', 'opened']);
  });

  it.each([
    ['clear', undefined, {}],
    ['omit', 'kept', {}],
    ['keep', 'kept', { b: 'kept' }],
  ] as const)('with when_hidden %s keeps %j and sends %j', (when_hidden, value, sent) => {
    const store = storeOf([field('a'), field('b', { show_if: when('a', 'yes'), when_hidden })], {
      a: 'yes',
      b: 'kept',
    });
    store.setValue('a', undefined);
    expect(store.read('b').value).toBe(value);
    expect(store.submission()).toEqual(sent);
  });

  it('reads a hidden answer as absent, down a chain and back', () => {
    const store = storeOf(
      [
        // Written in the order that makes a naive evaluation wrong.
        field('c', { show_if: when('b', 'yes'), when_hidden: 'omit' }),
        field('b', { show_if: when('a', 'yes'), when_hidden: 'omit' }),
        field('a'),
      ],
      { a: 'no', b: 'yes', c: 'x' },
    );
    expect(store.read('c').visible).toBe(false);
    store.setValue('a', 'yes');
    expect(store.read('c').visible).toBe(true);
    store.setValue('a', 'no');
    expect(store.submission()).toEqual({ a: 'no' });
  });

  it('evaluates nothing that does not depend on the change', () => {
    const store = storeOf([field('a'), field('b', { show_if: when('a', 'yes') }), field('c')]);
    const before = store.read('b');
    store.setValue('c', 'x');
    expect(store.read('b')).toBe(before);
  });

  it('lets go of an error when its field is hidden', () => {
    const store = storeOf([field('a'), field('b', { show_if: when('a', 'yes'), when_hidden: 'omit' })], {
      a: 'yes',
    });
    store.showErrors([{ path: 'b', keyword: 'required' }]);
    store.setValue('a', 'no');
    store.setValue('a', 'yes');
    expect(store.read('b').errors).toEqual([]);
  });
});

describe('rows of a repeatable group', () => {
  it('adds and removes rows; the path of a row stays its own', () => {
    const store = storeOf([guests]);
    const first = store.addRow('guests');
    const second = store.addRow('guests');
    store.setValue(`guests.${first}.name`, 'Ann');
    store.setValue(`guests.${second}.name`, 'Ben');
    store.removeRow('guests', first);
    expect(store.read(`guests.${second}.name`).value).toBe('Ben');
    expect(store.submission()).toEqual({ guests: [{ name: 'Ben' }] });
  });

  it('evaluates a row’s rules in that row alone', () => {
    const store = storeOf([guests], { guests: [{ name: 'Ann' }, { name: 'Kim' }] });
    const [ann, kim] = store.read('guests').value as string[];
    expect(store.read(`guests.${ann}.meal`).visible).toBe(false);
    expect(store.read(`guests.${kim}.meal`).visible).toBe(true);
  });

  it('re-evaluates what reads the whole group', () => {
    const any = { some: [{ var: 'guests' }, { '==': [{ var: 'name' }, 'Kim'] }] };
    const store = storeOf([guests, field('note', { show_if: any })], { guests: [{ name: 'Ann' }] });
    expect(store.read('note').visible).toBe(false);
    const [row] = store.read('guests').value as string[];
    store.setValue(`guests.${row}.name`, 'Kim');
    expect(store.read('note').visible).toBe(true);
  });

  it('finds a row by its index, as a validator names it', () => {
    const store = storeOf([guests], { guests: [{ name: 'Ann' }, { name: 'Ben' }] });
    const [, second] = store.read('guests').value as string[];
    expect(store.locate('guests.1.name')).toBe(`guests.${second}.name`);
  });

  it('starts with a row when it must be answered', () => {
    const store = storeOf([{ ...guests, required: 'Y' } as Field]);
    expect(store.read('guests').value).toHaveLength(1);
    expect(store.submission()).toEqual({});
  });
});
