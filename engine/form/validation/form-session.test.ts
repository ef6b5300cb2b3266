import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldError } from '../field/field-error.ts';
import type { Field } from '../form-document/field.ts';
import { servedForm, storeOf } from '../testing/served-form.ts';
import { createFormSession } from './form-session.ts';
import { compileValidator } from './form-validator.ts';

const fields: Field[] = [
  { code: 'name', type: 'text', label: 'Name', minLength: 2 },
  { code: 'email', type: 'email', label: 'Email', verify: 'server' },
  { code: 'note', type: 'text', label: 'Note', required: 'N', maxLength: 3 },
];
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Timers that run when the test says so. */
function clock() {
  const waiting = new Set<() => void>();
  return {
    later: (run: () => void) => {
      waiting.add(run);
      return () => waiting.delete(run);
    },
    run() {
      const due = [...waiting];
      waiting.clear();
      for (const run of due) run();
    },
  };
}

describe('a form session', () => {
  const validator = compileValidator(servedForm(...fields));
  let store: ReturnType<typeof storeOf>;
  let time: ReturnType<typeof clock>;
  beforeEach(() => {
    store = storeOf(fields);
    time = clock();
  });
  const open = (verify?: (path: string, value: unknown) => Promise<readonly FieldError[]>) =>
    createFormSession({
      store,
      validate: async (values) => validator(values),
      needsServerCheck: (path) => path === 'email',
      ...(verify && { verify }),
      later: time.later,
    });
  const keywords = (path: string) => store.read(path).errors.map(({ keyword }) => keyword);

  it('does not find fault with an empty field that is merely left', async () => {
    const session = open();
    session.blur('name');
    await settle();
    expect(keywords('name')).toEqual([]);
  });

  it('shows what is wrong on leaving a field, and lets it go once mended', async () => {
    const session = open();
    session.edit('name', 'x');
    session.blur('name');
    await settle();
    expect(keywords('name')).toEqual(['minLength']);
    session.edit('name', 'xy');
    time.run();
    await settle();
    expect(keywords('name')).toEqual([]);
  });

  it('lets nothing come or go while a button is being pressed, and then what is still so', async () => {
    const released: (() => void)[] = [];
    const session = createFormSession({
      store,
      validate: async (values) => validator(values),
      later: time.later,
      whenReleased: (run) => released.push(run),
    });
    const release = () => {
      for (const run of released.splice(0)) run();
    };
    session.edit('name', 'x');
    session.blur('name');
    await settle();
    expect(keywords('name')).toEqual([]);
    release();
    expect(keywords('name')).toEqual(['minLength']);

    session.edit('name', 'xy');
    time.run();
    await settle();
    session.edit('name', 'y');
    release();
    expect(keywords('name')).toEqual(['minLength']);
  });

  it.each(['answered before', 'shown only after'])(
    'keeps what a submit has found where a field was left just before: its own verdict is %s',
    async (when) => {
      const answers: (() => void)[] = [];
      const released: (() => void)[] = [];
      const session = createFormSession({
        store,
        validate: (values) => new Promise((resolve) => answers.push(() => resolve(validator(values)))),
        later: time.later,
        whenReleased: (run) => released.push(run),
      });
      // The press on the button takes the focus out of the field.
      session.blur('name');
      const submitted = session.submit();
      await settle();
      for (const answer of when === 'answered before' ? answers : answers.toReversed()) answer();
      expect((await submitted).ok).toBe(false);
      await settle();
      for (const run of released) run();
      expect(keywords('name')).toEqual(['required']);
    },
  );

  it('submits what is right', async () => {
    const session = open();
    session.edit('name', 'Danielle');
    session.edit('email', 'd@sd36.example');
    expect(await session.submit()).toEqual({
      ok: true,
      values: { name: 'Danielle', email: 'd@sd36.example' },
    });
  });

  it('gives every error in page order and shows each at its field', async () => {
    const session = open();
    session.edit('note', 'too long');
    const result = await session.submit();
    expect(result.ok ? [] : result.errors.map(({ path }) => path)).toEqual(['name', 'email', 'note']);
    expect(keywords('name')).toEqual(['required']);
  });

  it('tells what is missing at once, beside what is told already, and once', async () => {
    const rows = { code: 'guests', type: 'repeatable_group', label: 'Guests', minItems: 1 } as const;
    const all: Field[] = [...fields, { ...rows, fields: [{ code: 'age', type: 'text', label: 'Age' }] }];
    store = storeOf(all);
    const check = compileValidator(servedForm(...all));
    const session = createFormSession({ store, validate: async (values) => check(values) });
    session.edit('note', 'too long');
    session.blur('note');
    await settle();
    const heard = vi.fn();
    for (const path of store.paths()) store.subscribe(path, heard);
    const [row] = store.read('guests').value as readonly string[];
    const submitted = session.submit();
    expect(['name', 'email', 'note', 'guests', `guests.${row}.age`].map(keywords)).toEqual([
      ['required'],
      ['required'],
      ['maxLength'],
      [],
      ['required'],
    ]);
    expect(heard).toHaveBeenCalledTimes(3);
    const result = await submitted;
    expect(result.ok ? [] : result.errors.map(({ path }) => path)).toHaveLength(4);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('drops a verdict on an answer that was edited since', async () => {
    let answer: (errors: readonly FieldError[]) => void = () => {};
    const session = createFormSession({
      store,
      validate: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      later: time.later,
    });
    session.edit('name', 'x');
    session.blur('name');
    session.edit('name', 'xyz');
    answer([{ path: 'name', keyword: 'minLength' }]);
    await settle();
    expect(keywords('name')).toEqual([]);
  });

  describe('with a server check', () => {
    const refused: readonly FieldError[] = [{ path: 'email', keyword: 'email' }];

    it('is checking from the edit on, not from the debounce', () => {
      const session = open(async () => []);
      session.edit('email', 'd@sd36.example');
      expect(store.read('email').checking).toBe(true);
    });

    it('asks once for one answer, and holds the submit until it is known', async () => {
      const verify = vi.fn(async () => refused);
      const session = open(verify);
      session.edit('name', 'Danielle');
      session.edit('email', 'd@sd36.example');
      session.blur('email');
      const result = await session.submit();
      expect(verify).toHaveBeenCalledTimes(1);
      expect(result.ok).toBe(false);
      expect(keywords('email')).toEqual(['email']);
      expect(store.read('email').checking).toBe(false);
    });

    it('drops an answer about what has been typed over', async () => {
      const answers: ((errors: readonly FieldError[]) => void)[] = [];
      const session = open(() => new Promise((resolve) => answers.push(resolve)));
      session.edit('email', 'old@sd36.example');
      time.run();
      session.edit('email', 'new@sd36.example');
      answers[0]?.(refused);
      await settle();
      expect(keywords('email')).toEqual([]);
      expect(store.read('email').checking).toBe(true);
    });

    it('holds nobody up when the server cannot be asked', async () => {
      const session = open(() => Promise.reject(new Error('offline')));
      session.edit('name', 'Danielle');
      session.edit('email', 'd@sd36.example');
      expect((await session.submit()).ok).toBe(true);
    });
  });
});
