import { describe, expect, it, vi } from 'vitest';
import { joinPath, templateOf } from '../field/path.ts';
import type { Field } from '../form-document/field.ts';
import { servedForm, storeOf } from '../testing/served-form.ts';
import { translateForm } from '../translate/translate-form.ts';
import { createFormSession } from '../validation/form-session.ts';
import { compileValidator } from '../validation/form-validator.ts';
import { createFormStore, type FormStore, type Values } from './form-store.ts';

const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more }) as Field;
const group = (code: string, fields: Field[], more: object = {}) =>
  ({ code, type: 'repeatable_group', label: code, required: 'N', fields, ...more }) as Field;
const object = (code: string, fields: Field[], more: object = {}) =>
  ({ code, type: 'object', label: code, fields, ...more }) as Field;
const when = (name: string, value: unknown) => ({ '==': [{ var: name }, value] });

/** A volunteer's application: shifts by day, in an object, in one of two shapes. */
const helper: Field = {
  code: 'helper',
  type: 'variants',
  label: 'Helper',
  tag: 'as',
  variants: [
    {
      code: 'days',
      label: 'On days',
      fields: [
        object('plan', [
          group('days', [
            text('day'),
            group('shifts', [text('from'), text('to', { show_if: when('row.from', '9') })]),
          ]),
        ]),
      ],
    },
    { code: 'always', label: 'Always', fields: [text('plan')] },
  ],
};
const answers = {
  helper: {
    as: 'days',
    plan: { days: [{ day: 'Fri', shifts: [{ from: '8' }, { from: '9', to: '10' }] }, { day: 'Sat' }] },
  },
};
const rowsAt = (store: FormStore, path: string) => store.read(path).value as string[];
const DAYS = 'helper.days.plan.days';

describe('answers at any depth', () => {
  it('go in and come out the same', () => {
    const store = storeOf([helper], answers);
    expect(store.submission()).toEqual(answers);
    expect(store.answers()).toEqual(answers);
  });

  it('are spoken of by the indexes of their rows, and found again by them, whichever rows went', () => {
    const store = storeOf([helper], answers);
    const [friday, saturday] = rowsAt(store, DAYS);
    const late = joinPath(
      DAYS,
      friday ?? '',
      'shifts',
      rowsAt(store, `${DAYS}.${friday}.shifts`)[1] ?? '',
      'to',
    );
    expect(store.indexed(late)).toBe(`${DAYS}.0.shifts.1.to`);
    expect(store.locate(`${DAYS}.0.shifts.1.to`)).toBe(late);
    expect(store.indexed(`${DAYS}.${saturday}.day`)).toBe(`${DAYS}.1.day`);
    store.removeRow(DAYS, friday ?? '');
    expect(store.indexed(`${DAYS}.${saturday}.day`)).toBe(`${DAYS}.0.day`);
    // Of a row that went there is no index to tell.
    expect(store.indexed(late)).toBe(late);
    expect(store.indexed('helper')).toBe('helper');
  });

  it('are changed at their path, and tell that path alone', () => {
    const store = storeOf([helper], answers);
    const [friday] = rowsAt(store, DAYS);
    const [early, late] = rowsAt(store, `${DAYS}.${friday}.shifts`);
    const heard = vi.fn();
    store.subscribe(`${DAYS}.${friday}.shifts.${late}.from`, heard);
    store.setValue(`${DAYS}.${friday}.shifts.${early}.from`, '7');
    expect(heard).not.toHaveBeenCalled();
    expect(store.submission()).toMatchObject({
      helper: { plan: { days: [{ shifts: [{ from: '7' }, { from: '9' }] }, {}] } },
    });
  });

  it('follow the rules of their own row, the innermost', () => {
    const store = storeOf([helper], answers);
    const shifts = `${DAYS}.${rowsAt(store, DAYS)[0]}.shifts`;
    const [early, late] = rowsAt(store, shifts);
    expect([early, late].map((key) => store.read(`${shifts}.${key}.to`).visible)).toEqual([false, true]);
    store.setValue(`${shifts}.${late}.from`, '11');
    expect(store.read(`${shifts}.${late}.to`).visible).toBe(false);
  });

  it('are seen by whoever reads a group that holds them', () => {
    const fields = [
      object('venue', [object('hall', [text('name')])]),
      text('seats', { show_if: when('venue.hall.name', 'Aula') }),
    ];
    const store = storeOf(fields);
    expect(store.read('seats').visible).toBe(false);
    store.setValue('venue.hall.name', 'Aula');
    expect(store.read('seats').visible).toBe(true);
  });

  it('are forgotten with a group that is hidden, and begin anew', () => {
    const store = storeOf(
      [text('a'), object('o', [text('b'), group('g', [text('c')])], { show_if: when('a', '1') })],
      {
        a: '1',
        o: { b: 'x', g: [{ c: 'y' }] },
      },
    );
    const heard = vi.fn();
    store.subscribe('o.b', heard);
    store.setValue('a', '2');
    store.setValue('a', '1');
    expect(store.submission()).toEqual({ a: '1' });
    expect(heard).toHaveBeenCalled();
  });
});

describe('rows', () => {
  it('are moved with all that stands in them', () => {
    const store = storeOf([helper], answers);
    const [friday, saturday] = rowsAt(store, DAYS);
    store.moveRow(DAYS, friday ?? '', 1);
    expect(rowsAt(store, DAYS)).toEqual([saturday, friday]);
    expect(store.submission()).toMatchObject({
      helper: { plan: { days: [{ day: 'Sat' }, { day: 'Fri' }] } },
    });
    store.moveRow(DAYS, friday ?? '', 7);
    expect(rowsAt(store, DAYS)).toEqual([saturday, friday]);
  });

  it('moved while they are validated keep what is said of them', async () => {
    const fields = [group('g', [text('a', { minLength: 2 })])];
    const store = storeOf(fields, { g: [{ a: 'x' }, { a: 'fine' }] });
    const [wrong, right] = rowsAt(store, 'g');
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const validate = compileValidator(servedForm(...fields));
    const session = createFormSession({
      store,
      validate: async (values) => {
        const errors = validate(values);
        await told;
        return errors;
      },
    });
    const submitted = session.submit();
    await Promise.resolve();
    store.moveRow('g', wrong ?? '', 1);
    tell();
    await submitted;
    expect(store.read(`g.${wrong}.a`).errors).toHaveLength(1);
    expect(store.read(`g.${right}.a`).errors).toEqual([]);
  });

  it('ten thousand of them are read, changed and sent', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ a: `row ${at}` }));
    const fields = [
      text('t'),
      group('g', [text('a'), text('b', { show_if: when('t', 'x'), required: 'N' })]),
    ];
    const store = storeOf(fields, { g: rows });
    const last = rowsAt(store, 'g').at(-1);
    store.setValue(`g.${last}.a`, 'changed');
    // More of them depend on one answer than a form has fields.
    store.setValue('t', 'x');
    expect(store.read(`g.${last}.b`).visible).toBe(true);
    const sent = store.submission();
    expect((sent['g'] as Values[]).at(-1)).toEqual({ a: 'changed' });
    expect(compileValidator(servedForm(...fields))(sent)).toEqual([]);
  });
});

describe('variants', () => {
  const payer: Field = {
    code: 'payer',
    type: 'variants',
    label: 'Payer',
    variants: [
      { code: 'person', label: 'Person', fields: [text('name')] },
      { code: 'firm', label: 'Firm', fields: [text('name'), text('number')] },
    ],
  };

  it('send the chosen shape alone; what was typed in another returns, after a reload too', () => {
    const store = storeOf([payer]);
    store.setValue('payer', 'person');
    store.setValue('payer.person.name', 'Ann');
    store.setValue('payer', 'firm');
    store.setValue('payer.firm.name', 'Ltd');
    expect(store.submission()).toEqual({ payer: { kind: 'firm', name: 'Ltd' } });
    const later = storeOf([payer], store.answers());
    later.setValue('payer', 'person');
    expect(later.submission()).toEqual({ payer: { kind: 'person', name: 'Ann' } });
    expect(later.paths()).toEqual(['payer', 'payer.person.name']);
  });

  it('show the fields of the chosen shape alone, at any depth, and none of what is hidden', () => {
    const inner: Field = { ...payer, code: 'inner' };
    const store = storeOf([
      text('asks', { required: 'N' }),
      object('outer', [inner], { show_if: when('asks', 'y') }),
      payer,
    ]);
    const shown = (path: string) => store.isShown(path);
    store.setValue('payer', 'firm');
    expect(['payer', 'payer.firm.name', 'payer.person.name'].map(shown)).toEqual([true, true, false]);
    store.setValue('payer', 'person');
    expect(['payer.firm.name', 'payer.person.name'].map(shown)).toEqual([false, true]);
    store.setValue('outer.inner', 'firm');
    expect(['outer.inner', 'outer.inner.firm.number'].map(shown)).toEqual([false, false]);
    store.setValue('asks', 'y');
    store.setValue('outer.inner', 'firm');
    expect(['outer.inner.firm.number', 'outer.inner.person.name'].map(shown)).toEqual([true, false]);
  });

  it('let go of what was wrong in the shape that is left', () => {
    const store = storeOf([payer], { payer: { kind: 'person' } });
    store.showErrors([{ path: 'payer.person.name', keyword: 'required' }]);
    store.setValue('payer', 'firm');
    store.setValue('payer', 'person');
    expect(store.read('payer.person.name').errors).toEqual([]);
  });

  it.each([
    [{ kind: 'firm', name: 'Ltd' }, [['payer.firm.number', 'required']]],
    [{ kind: 'person', name: 'Ann', number: '1' }, [['payer.person.number', 'additionalProperties']]],
    [{ kind: 'robot' }, [['payer', 'enum']]],
    [{ name: 'Ann' }, [['payer', 'required']]],
    ['Ann', [['payer', 'type']]],
    [undefined, [['payer', 'required']]],
  ])('are held to their shape: %j', (value, expected) => {
    const errors = compileValidator(servedForm(payer))(value === undefined ? {} : { payer: value });
    expect(errors.map(({ path, keyword }) => [path, keyword])).toEqual(expected);
  });

  it('set aside an answer of a shape that there is no more', () => {
    const served = translateForm(servedForm(payer), 'en');
    const gone = { payer: { kind: 'robot', name: 'R2' } };
    const store = createFormStore({
      fields: served.fields,
      rules: served.rules,
      context: { registration: {}, answers: {} },
      answers: gone,
      setsAside: true,
    });
    expect(store.read('payer').errors.map(({ keyword }) => keyword)).toEqual(['setAside']);
    expect(store.submission()).toEqual({});
    expect(store.answers()).toEqual(gone);
  });
});

describe('bad input', () => {
  it('a form forty deep that reached us all the same is read, checked and sent', () => {
    const deep = (depth: number): Field =>
      depth === 0
        ? text('leaf')
        : depth % 2
          ? object('o', [deep(depth - 1)])
          : group('g', [deep(depth - 1)], { minItems: 1 });
    const fields = [deep(40)];
    const store = storeOf(fields);
    const leaf = store.paths().at(-1) ?? '';
    expect(templateOf(leaf).split('.')).toHaveLength(61);
    store.setValue(leaf, 'x');
    expect(JSON.stringify(store.submission())).toContain('"leaf":"x"');
    expect(compileValidator(servedForm(...fields))(store.submission())).toEqual([]);
  });

  it.each(['__proto__', 'constructor'])('%s at any depth reaches nothing', (key) => {
    const hostile = JSON.parse(
      `{"${key}":{"a":1},"helper":{"${key}":{"as":"days"},"as":"days","plan":{"${key}":{"x":1},"days":[{"${key}":{"day":"x"},"day":"Fri"}]}}}`,
    ) as Values;
    const store = storeOf([helper], hostile);
    expect(store.submission()).toEqual({ helper: { as: 'days', plan: { days: [{ day: 'Fri' }] } } });
    expect(({} as Record<string, unknown>)['as']).toBeUndefined();
    expect(store.read(joinPath('helper', key)).visible).toBe(false);
  });

  it('a stored answer whose field has changed its type under the same code, inside a group', () => {
    const served = translateForm(servedForm(object('o', [group('a', [text('b')]), text('c')])), 'en');
    const before = { o: { a: 'was a text', c: ['was', 'a', 'list'] } };
    const store = createFormStore({
      fields: served.fields,
      rules: served.rules,
      context: { registration: {}, answers: {} },
      answers: before,
      setsAside: true,
    });
    expect(store.submission()).toEqual({});
    expect(store.answers()).toEqual(before);
    expect(store.read('o.c').errors.map(({ keyword }) => keyword)).toEqual(['setAside']);
    store.setValue('o.c', 'anew');
    expect(store.answers()).toEqual({ o: { a: 'was a text', c: 'anew' } });
  });
});
