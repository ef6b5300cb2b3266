import { describe, expect, it, vi } from 'vitest';
import type { Condition } from '../field/condition.ts';
import type { Field } from '../form-document/field.ts';
import { servedForm, storeOf } from '../testing/served-form.ts';
import { listFields } from '../translate/form-fields.ts';
import { eachAnswer } from './each-answer.ts';

const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more }) as Field;
const group = (code: string, fields: Field[], more: object = {}) =>
  ({ code, type: 'repeatable_group', label: code, required: 'N', fields, ...more }) as Field;
const payer: Field = {
  code: 'payer',
  type: 'variants',
  label: 'Payer',
  variants: [
    { code: 'person', label: 'Person', fields: [text('name')] },
    { code: 'firm', label: 'Firm', fields: [text('name'), text('number')] },
  ],
};
const wrong = (path: string) => ({ path, keyword: 'required' });

describe('who listens', () => {
  it('to every answer hears of each that changes, until they do not', () => {
    const store = storeOf([text('a'), text('b')]);
    const heard = vi.fn();
    const leave = store.subscribeAll(heard);
    store.setValue('a', 'x');
    store.setValue('b', 'y');
    store.showErrorsAt('a', [wrong('a')]);
    leave();
    store.setValue('a', 'z');
    expect(heard.mock.calls).toEqual([['a'], ['b']]);
  });

  it('to all that is drawn hears of errors and checks too, once for each change, and of nothing that is the same', () => {
    const store = storeOf([text('a'), text('b', { show_if: { var: 'a' } })]);
    const heard = vi.fn();
    const leave = store.subscribeStates(heard);
    const times = (act: () => void) => {
      heard.mockClear();
      act();
      return heard.mock.calls.length;
    };
    expect(times(() => store.setValue('a', 'x'))).toBe(1);
    expect(times(() => store.setValue('a', 'x'))).toBe(0);
    expect(times(() => store.showErrorsAt('a', [wrong('a')]))).toBe(1);
    expect(times(() => store.showErrorsAt('a', [wrong('a')]))).toBe(0);
    expect(times(() => store.setChecking('a', true))).toBe(1);
    expect(times(() => store.setChecking('a', true))).toBe(0);
    expect(times(() => store.setChecking('gone', true))).toBe(0);
    expect(times(() => store.setValue('gone', 'x'))).toBe(0);
    leave();
    expect(times(() => store.setValue('a', 'y'))).toBe(0);
  });

  it('to one path hears with others of it, and is left out alone', () => {
    const store = storeOf([text('a')]);
    const [one, other] = [vi.fn(), vi.fn()];
    const leave = store.subscribe('a', one);
    store.subscribe('a', other);
    store.setValue('a', 'x');
    leave();
    store.setValue('a', 'y');
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });
});

describe('errors', () => {
  it('are one list of none wherever nothing is wrong', () => {
    const store = storeOf([text('a'), text('b')]);
    store.showErrorsAt('a', [wrong('a')]);
    store.showErrorsAt('a', []);
    expect(store.read('a').errors).toBe(store.read('b').errors);
  });

  it('are added beside those that are there, or take their place', () => {
    const store = storeOf([text('a'), text('b')]);
    const keywords = () => ['a', 'b'].map((path) => store.read(path).errors.map(({ keyword }) => keyword));
    store.showErrors([wrong('a'), { path: 'a', keyword: 'pattern' }, wrong('gone')]);
    expect(keywords()).toEqual([['required', 'pattern'], []]);
    store.addErrors([{ path: 'a', keyword: 'type' }, wrong('b')]);
    expect(keywords()).toEqual([['required', 'pattern'], ['required']]);
    store.showErrors([{ path: 'b', keyword: 'type' }]);
    expect(keywords()).toEqual([[], ['type']]);
  });

  it('of a group go when a row does', () => {
    const store = storeOf([group('g', [text('a')])], { g: [{ a: '1' }, { a: '2' }] });
    store.showErrorsAt('g', [wrong('g')]);
    const [first = ''] = store.read('g').value as string[];
    store.removeRow('g', first);
    expect(store.read('g').errors).toEqual([]);
    expect(store.read(`g.${first}.a`)).toEqual({
      value: undefined,
      errors: [],
      visible: false,
      required: false,
      enabled: false,
      checking: false,
    });
  });
});

describe('rows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ a: `${at}` }));

  it.each([
    [0, 2, '1 2 0'],
    [2, 0, '2 0 1'],
    [0, 1, '1 0 2'],
    [1, 1, '0 1 2'],
    [1, 3, '0 1 2'],
    [1, -1, '0 1 2'],
  ])('the one at %d put at %d makes %s', (from, to, order) => {
    const store = storeOf([group('g', [text('a')])], { g: rows(3) });
    const heard = vi.fn();
    store.subscribeAll(heard);
    store.moveRow('g', (store.read('g').value as string[])[from] ?? '', to);
    expect((store.submission()['g'] as { a: string }[]).map(({ a }) => a).join(' ')).toBe(order);
    expect(heard).toHaveBeenCalledTimes(order === '0 1 2' ? 0 : 1);
  });

  it('that are not there are moved nowhere', () => {
    const store = storeOf([group('g', [text('a')])], { g: rows(2) });
    const heard = vi.fn();
    store.subscribeAll(heard);
    store.moveRow('g', '_99', 1);
    expect(store.read('g').value).toHaveLength(2);
    expect(heard).not.toHaveBeenCalled();
  });

  it('beyond the tenth are found by their index', () => {
    const store = storeOf([group('g', [text('a')])], { g: rows(12) });
    const keys = store.read('g').value as string[];
    expect(store.locate('g.11.a')).toBe(`g.${keys[11]}.a`);
    expect(store.indexed(`g.${keys[11]}.a`)).toBe('g.11.a');
    expect(store.locate('g.12.a')).toBe('g.12.a');
  });
});

describe('what a field begins with', () => {
  const context = {
    registration: { email: 'a@b.example', days: ['fri'], none: null },
    answers: { f: { age: 7 } },
  };
  it.each<[string, object, object, unknown]>([
    ['its answer', { default: 'x' }, { a: 'given' }, 'given'],
    ['its default', { default: 'x' }, {}, 'x'],
    ['its default, where nothing was given', { default: 'x' }, { a: null }, 'x'],
    ['its default, where no text was given', { default: 'x' }, { a: '' }, 'x'],
    ['what is registered', { default_from: 'registration.email', default: 'x' }, {}, 'a@b.example'],
    ['no list where it takes a text', { default_from: 'registration.days', default: 'x' }, {}, 'x'],
    ['no number where it takes a text', { default_from: 'answers.f.age' }, {}, undefined],
    ['nothing of what is inherited', { default_from: 'registration.toString' }, {}, undefined],
    ['nothing of nothing', { default_from: 'registration.none.x' }, {}, undefined],
    ['nothing', {}, {}, undefined],
  ])('%s', (_, more, answers, value) => {
    expect(storeOf([text('a', more)], { ...answers }, context).read('a').value).toBe(value);
  });

  it.each<[Condition, boolean]>([
    [{ '==': [{ var: 'registration.email' }, 'a@b.example'] }, true],
    [{ in: ['fri', { var: 'registration.days' }] }, true],
    [{ var: 'registration.mode' }, false],
    [{ '==': [{ var: 'answers.f.age' }, 7] }, true],
    [{ var: 'answers.g.age' }, false],
    // Outside of rows there is no row, whatever is called so.
    [{ var: 'row.email' }, false],
    [{ var: 'row' }, false],
  ])('and whether it is shown by %j: %s', (show_if, visible) => {
    expect(storeOf([text('a', { show_if })], {}, context).read('a').visible).toBe(visible);
  });

  it('rows read the context too, and what stands deeper in their own', () => {
    const show_if = { and: [{ var: 'registration.email' }, { '==': [{ var: 'row.o.b' }, 'y'] }] };
    const o = { code: 'o', type: 'object', label: 'o', fields: [text('b')] } as Field;
    const store = storeOf([group('g', [o, text('c', { show_if })])], { g: [{ o: { b: 'y' } }, {}] }, context);
    const [one, two] = store.read('g').value as string[];
    expect([one, two].map((key) => store.read(`g.${key}.c`).visible)).toEqual([true, false]);
  });
});

describe('what is blank, missing and shown', () => {
  it('is told of a field and of all in a group', () => {
    const store = storeOf([
      text('a'),
      text('free', { required: 'N' }),
      text('hidden', { show_if: { var: 'a' }, when_hidden: 'keep' }),
      { code: 'head', type: 'heading', label: 'Head' } as Field,
      group('g', [text('b'), text('c', { show_if: false, default: 'x', when_hidden: 'keep' })], {
        required: 'Y',
      }),
    ]);
    // What is kept though it is hidden is sent: the group has something, and nobody sees it.
    expect(store.missing()).toEqual(['a']);
    expect(['a', 'g'].map(store.isBlank)).toEqual([true, true]);
    const [row] = store.read('g').value as string[];
    store.setValue(`g.${row}.b`, 'y');
    store.setValue('a', ' ');
    // A text that nobody can see shows nothing either.
    expect(store.missing()).toEqual(['a']);
    expect(['a', 'g'].map(store.isBlank)).toEqual([true, false]);
    store.setValue('a', 'x');
    store.setValue('hidden', 'z');
    expect(store.missing()).toEqual([]);
    store.setValue('a', '');
    // Kept, and seen by nobody.
    expect(store.isBlank('hidden')).toBe(true);
    expect(['a', 'hidden', 'g', 'gone'].map(store.isShown)).toEqual([true, false, true, true]);
  });

  it('a draft keeps a shape that is not chosen apart from the answer', () => {
    const store = storeOf([payer], { payer: { kind: 'firm', name: 'Ltd', _person: { name: 'Ann' } } });
    expect(store.submission()).toEqual({ payer: { kind: 'firm', name: 'Ltd' } });
    store.setValue('payer', 'person');
    expect(store.submission()).toEqual({ payer: { kind: 'person', name: 'Ann' } });
    expect(store.answers()).toEqual({ payer: { kind: 'person', name: 'Ann', _firm: { name: 'Ltd' } } });
  });
});

describe('every answer has its place', () => {
  const fields = listFields(servedForm(payer, group('g', [text('a')])).document, {});
  const placesIn = (values: object) =>
    [...eachAnswer(fields, { ...values })].map(({ path, value }) => [path, value]);

  it.each<[string, object, unknown[]]>([
    [
      'the fields of a shape',
      { payer: { kind: 'firm', name: 'Ltd' } },
      [
        ['payer.firm.name', 'Ltd'],
        ['payer.firm.number', undefined],
      ],
    ],
    ['of another shape', { payer: { kind: 'person', number: '1' } }, [['payer.person.name', undefined]]],
    ['of no shape', { payer: { name: 'Ann' } }, []],
    ['of a shape that is no text', { payer: { kind: 7, name: 'Ann' } }, []],
    ['of what is no object', { payer: ['firm'] }, []],
    [
      'rows',
      { g: [{ a: 'x' }, { a: 'y' }] },
      [
        ['g.0.a', 'x'],
        ['g.1.a', 'y'],
      ],
    ],
    ['rows that are none', { g: [null, 'x', { a: 'y' }] }, [['g.2.a', 'y']]],
    ['no list', { g: { a: 'x' } }, []],
  ])('%s', (_, values, within) => {
    const found = placesIn(values);
    expect(found.filter(([path]) => String(path).includes('.'))).toEqual(within);
    expect(found.map(([path]) => path).filter((path) => !String(path).includes('.'))).toEqual(['payer', 'g']);
  });
});
