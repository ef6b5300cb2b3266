// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import {
  ErrorSchemaBuilder,
  type FieldProps,
  type FieldTemplateProps,
  type RJSFSchema,
  type WidgetProps,
} from '@rjsf/utils';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { compileSchema } from '#engine/form/any-schema/schema-validator.ts';
import { AnySchemaForm } from '#engine/form/react/any-schema/any-schema-form.tsx';
import { openSchemaForm } from '#engine/form/react/any-schema/open-schema-form.ts';
import { partsIn } from './index.ts';
import { drawSchema, openSchema } from './testing/draw-schema.tsx';

const rendered: string[] = [];
const Counted = ({ id, value, onChange }: WidgetProps) => {
  rendered.push(id);
  return <input id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value)} />;
};
const parts = partsIn('en');
const counting = { ...parts, widgets: { ...parts.widgets, text: Counted } };
const errorAt = (path: string, message: string) =>
  new ErrorSchemaBuilder().addErrors(message, path).ErrorSchema;
const write = (id: string, value: string) => {
  const control = document.getElementById(id);
  if (!control) throw new Error(`no control ${id}`);
  fireEvent.change(control, { target: { value } });
};

afterEach(() => {
  rendered.length = 0;
});

/** So many texts, in groups of ten, in groups, in rows, in one that is drawn under a condition. */
function fourDeep(count: number): { schema: RJSFSchema; formData: unknown } {
  const leaves = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [`t${at}`, { type: 'string' } as const]),
  );
  const group: RJSFSchema = { type: 'object', properties: { own: { type: 'object', properties: leaves } } };
  const rows = count / 10;
  return {
    schema: {
      type: 'object',
      properties: { on: { type: 'boolean', default: true } },
      if: { properties: { on: { const: true } } },
      then: {
        properties: { all: { type: 'object', properties: { rows: { type: 'array', items: group } } } },
      },
    },
    formData: { on: true, all: { rows: Array.from({ length: rows }, () => ({ own: {} })) } },
  };
}

test.each([20, 2_000])('exactly one widget renders per keystroke among %d fields, four deep', (count) => {
  const { schema, formData } = fourDeep(count);
  // Of more than a hundred rows the others are drawn when they are asked for.
  const { page, store } = drawSchema(schema, { formData, parts: counting });
  for (let more = count / 10 - 100; more > 0; more -= 100) {
    fireEvent.click(page.querySelector('#f_all_rows > button:not([id])') ?? page);
  }
  expect(page.querySelectorAll('input[id*="_own_t"]')).toHaveLength(count);
  for (const typed of ['a', 'ab', 'abc', '']) {
    rendered.length = 0;
    write('f_all_rows_1_own_t3', typed);
    expect(rendered).toEqual(['f_all_rows_1_own_t3']);
  }
  write('f_all_rows_1_own_t3', 'z');
  expect(store.valueAt(['all', 'rows', 1, 'own', 't3'])).toBe('z');
});

test('a keystroke that brings fields draws those and the one typed in', () => {
  const { page } = drawSchema(
    {
      type: 'object',
      properties: { a: { type: 'string' }, c: { type: 'string' } },
      if: { properties: { a: { const: 'yes' } }, required: ['a'] },
      then: { properties: { b: { type: 'string' } } },
    },
    { parts: counting },
  );
  rendered.length = 0;
  write('f_a', 'ye');
  expect(rendered).toEqual(['f_a']);
  write('f_a', 'yes');
  expect(page.querySelector('#f_b')).not.toBeNull();
  rendered.length = 0;
  write('f_c', 'x');
  expect(rendered).toEqual(['f_c']);
});

test('a branch is left as it is while one types in it', () => {
  drawSchema(
    {
      type: 'object',
      properties: {
        v: {
          oneOf: [
            { type: 'object', title: 'A', properties: { a: { type: 'string' }, x: { type: 'string' } } },
            { type: 'object', title: 'B', properties: { b: { type: 'string' } } },
          ],
        },
      },
    },
    { parts: counting },
  );
  // The first key makes the object that the text stands in.
  write('f_v_a', 'x');
  rendered.length = 0;
  write('f_v_a', 'xy');
  write('f_v_a', 'xyz');
  expect(rendered).toEqual(['f_v_a', 'f_v_a']);
});

test('an error is said at its field, described by it, and goes when it is mended', async () => {
  const { session } = drawSchema({
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string', title: 'A', description: 'As on the card.' }, n: { type: 'number' } },
  });
  await act(() => session.submit());
  const control = screen.getByLabelText('A');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('As on the card. This field is required');
  await act(async () => write('f_a', 'x'));
  await vi.waitFor(() => expect(control).not.toHaveAttribute('aria-invalid'));
});

test('an error that others found is shown beside the schema’s own until it is replaced', async () => {
  const { session } = drawSchema(
    {
      type: 'array',
      items: { type: 'object', properties: { n: { type: 'string', title: 'N', minLength: 3 } } },
    },
    { formData: [{ n: 'x' }], extraErrors: errorAt('0.n', 'Taken') },
  );
  const control = screen.getByLabelText(/^N/);
  expect(control).toHaveAccessibleDescription('Taken');
  expect(await act(() => session.submit())).toMatchObject({ ok: false, faults: [{ keyword: 'minLength' }] });
  expect(control).toHaveAccessibleDescription(/at least 3.* Taken$/);
  await act(async () => write('f_0_n', 'long'));
  expect(control).toHaveAccessibleDescription('Taken');
  expect(await act(() => session.submit())).toMatchObject({ ok: true });
  act(() => session.showExtraErrors(errorAt('0.n', 'Closed')));
  expect(control).toHaveAccessibleDescription('Closed');
  act(() => session.showExtraErrors(undefined));
  expect(control).not.toHaveAttribute('aria-invalid');
});

test('a schema in several documents is drawn and checked', async () => {
  const { session, store } = drawSchema(
    { properties: { home: { $ref: 'address.json' } }, type: 'object' },
    {
      documents: {
        'address.json': { type: 'object', properties: { city: { $ref: 'parts.json#city' } } },
        'parts.json': { $defs: { c: { $anchor: 'city', type: 'string', title: 'City', minLength: 3 } } },
      },
    },
  );
  expect(screen.getByLabelText(/^City/)).toHaveAttribute('id', 'f_home_city');
  await act(async () => write('f_home_city', 'ab'));
  expect(await act(() => session.submit())).toMatchObject({
    ok: false,
    faults: [{ path: ['home', 'city'] }],
  });
  await act(async () => write('f_home_city', 'abc'));
  expect(await act(() => session.submit())).toEqual({ ok: true, data: store.data() });
});

test('what is wrong with a row is said of that row, though it was moved while it was validated', async () => {
  let answer: () => void = () => undefined;
  const schema: RJSFSchema = {
    type: 'array',
    items: { type: 'object', properties: { n: { type: 'string', minLength: 3, title: 'N' } } },
  };
  const check = compileSchema(schema);
  const { session, page } = drawSchema(schema, {
    formData: [{ n: 'long enough' }, { n: 'x' }],
    validate: (data) =>
      new Promise((resolve) => {
        answer = () => resolve(check(data));
      }),
  });
  const sent = session.submit();
  fireEvent.click(page.querySelector('#f_1__moveUp') ?? page);
  await act(async () => {
    answer();
    await sent;
  });
  expect(screen.getAllByLabelText(/^N/).map((each) => [each.id, each.getAttribute('aria-invalid')])).toEqual([
    ['f_0_n', 'true'],
    ['f_1_n', null],
  ]);
});

test('the focus goes to a row that comes, and stays on the button that moves one', () => {
  const { page } = drawSchema(
    { type: 'array', items: { type: 'object', properties: { n: { type: 'string' } } } },
    { formData: [{ n: 'a' }, { n: 'b' }] },
  );
  fireEvent.click(page.querySelector('#f__add') ?? page);
  expect(page.querySelector('#f_2_n')).toHaveFocus();
  fireEvent.click(page.querySelector('#f_2__moveUp') ?? page);
  expect(page.querySelector('#f_1__moveUp')).toHaveFocus();
});

/** Drags a row of a list by its grip, where each row is 100 px tall. */
function drag(list: Element, from: number, to: number): void {
  const rows = [...list.children];
  rows.forEach((row, at) => {
    row.getBoundingClientRect = () => new DOMRect(0, at * 100, 300, 100);
  });
  list.setPointerCapture = () => {};
  const grip = rows[from]?.querySelector('[data-grip]') ?? list;
  fireEvent.pointerDown(grip, { button: 0, clientY: from * 100 + 50 });
  fireEvent.pointerMove(list, { clientY: to * 100 + 60 });
  fireEvent.pointerUp(list);
}

test('a row is dragged by its grip, past several others, and takes what is wrong with it along', async () => {
  const { session, page } = drawSchema(
    {
      type: 'array',
      items: { type: 'object', properties: { n: { type: 'string', title: 'N', minLength: 3 } } },
    },
    { formData: [{ n: 'one' }, { n: 'two' }, { n: 'x' }] },
  );
  await act(() => session.submit());
  const list = page.querySelector('.rows') ?? page;
  drag(list, 2, -1);
  expect(session.store.data()).toEqual([{ n: 'x' }, { n: 'one' }, { n: 'two' }]);
  expect(screen.getAllByLabelText(/^N/).map((each) => each.getAttribute('aria-invalid'))).toEqual([
    'true',
    null,
    null,
  ]);
  drag(list, 0, 2);
  expect(session.store.data()).toEqual([{ n: 'one' }, { n: 'two' }, { n: 'x' }]);
});

test('a grip within a row moves what is in that row', () => {
  const { session, page } = drawSchema(
    { type: 'array', items: { type: 'array', items: { type: 'string' } } },
    { formData: [['a', 'b'], ['c']] },
  );
  const inner = page.querySelectorAll('.rows')[1] ?? page;
  drag(inner, 1, -1);
  expect(session.store.data()).toEqual([['b', 'a'], ['c']]);
});

test('rows that may not be moved have no grip', () => {
  const { page } = drawSchema(
    { type: 'array', items: { type: 'string' } },
    { formData: ['a', 'b'], uiSchema: { 'ui:options': { orderable: false } } },
  );
  expect(page.querySelector('[data-grip]')).toBeNull();
});

const Whole = ({ name, formData, onChange, fieldPathId }: FieldProps) => (
  <button type="button" onClick={() => onChange('pressed', fieldPathId.path)}>
    {name} is {String(formData)}
  </button>
);
const Boxed = ({ label, children }: FieldTemplateProps) => <div data-boxed={label}>{children}</div>;

test('fields, widgets and templates of others, by name and as they are', () => {
  const { store, page } = drawSchema(
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
    },
    {
      uiSchema: {
        a: { 'ui:field': 'Whole' },
        b: { 'ui:widget': Counted, 'ui:FieldTemplate': Boxed },
        'ui:submitButtonOptions': { submitText: 'Send it', props: { className: 'large' } },
      },
      parts: { ...parts, fields: { Whole } },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'a is undefined' }));
  expect(store.data()).toEqual({ a: 'pressed' });
  expect(screen.getByRole('button', { name: 'a is pressed' })).toBeVisible();
  expect(page.querySelector('[data-boxed=b] #f_b')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Send it' })).toHaveClass('large');
});

test('a widget that nobody has is named by its place, and the type’s own is drawn', () => {
  const { form } = drawSchema(
    {
      type: 'object',
      properties: { a: { type: 'string' }, o: { type: 'object', properties: { b: { type: 'boolean' } } } },
    },
    { uiSchema: { a: { 'ui:widget': 'hologram' }, o: { b: { 'ui:options': { widget: 'mirror' } } } } },
  );
  expect(screen.getByLabelText(/^a/)).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText(/^b/)).toHaveAttribute('type', 'checkbox');
  expect(form.problems.map(({ pointer, given }) => [pointer, given])).toEqual([
    ['uiSchema:/a/ui:widget', 'hologram'],
    ['uiSchema:/o/b/ui:options/widget', 'mirror'],
  ]);
});

test('a schema that holds itself without an end is drawn as far as it is opened', () => {
  const { page } = drawSchema({
    $defs: {
      n: {
        type: 'object',
        title: 'Node',
        properties: { a: { type: 'string' }, next: { $ref: '#/$defs/n' } },
      },
    },
    $ref: '#/$defs/n',
  });
  const before = page.querySelectorAll('input').length;
  fireEvent.click(screen.getByRole('button', { name: 'Open Node' }));
  expect(page.querySelectorAll('input').length).toBeGreaterThan(before);
});

test.each([
  ['a reference to elsewhere', { properties: { a: { $ref: 'http://127.0.0.1:9/a.json' } } }, 'ref-elsewhere'],
  [
    'a reference that refers to itself',
    { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } },
    'ref-endless',
  ],
  [
    'a name that would reach every object',
    JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'),
    'forbidden-name',
  ],
])('%s is refused, and nothing is fetched', (_about, schema, problem) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const opened = openSchemaForm({ schema, formId: 'f', locale: 'en', validate: async () => [] });
  expect(opened.ok).toBe(false);
  if (!opened.ok) expect(opened.problems.map((each) => each.problem)).toContain(problem);
  expect(fetched).not.toHaveBeenCalled();
});

test('data that would reach every object is refused at every depth', () => {
  for (const depth of [0, 1, 40]) {
    const formData: unknown = JSON.parse(
      `${'{"a":['.repeat(depth)}{"__proto__":{"polluted":1}}${']}'.repeat(depth)}`,
    );
    const opened = openSchemaForm({
      schema: { type: 'object' },
      formData,
      formId: 'f',
      locale: 'en',
      validate: async () => [],
    });
    expect(opened.ok).toBe(false);
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a schema of 1 MB', () => {
  const filler = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, at) => [`d${at}`, { type: 'string', description: 'x'.repeat(180) }]),
  );
  const schema = {
    $defs: filler,
    type: 'object',
    properties: { a: { $ref: '#/$defs/d4999' } },
  } as RJSFSchema;
  expect(JSON.stringify(schema).length).toBeGreaterThan(1_000_000);
  const { store } = drawSchema(schema);
  write('f_a', 'x');
  expect(store.data()).toEqual({ a: 'x' });
});

test('a form nested forty deep', () => {
  let schema: RJSFSchema = { type: 'string' };
  for (let depth = 0; depth < 40; depth += 1) schema = { type: 'object', properties: { o: schema } };
  drawSchema(schema, { parts: counting });
  rendered.length = 0;
  const id = `f${'_o'.repeat(40)}`;
  write(id, 'deep');
  expect(rendered).toEqual([id]);
});

test('ten thousand rows: a hundred are drawn, all are kept', () => {
  const formData = Array.from({ length: 10_000 }, (_, at) => ({ n: `row ${at}` }));
  const { page, store } = drawSchema(
    { type: 'array', items: { type: 'object', properties: { n: { type: 'string' } } } },
    { formData, parts: counting },
  );
  expect(page.querySelectorAll('input')).toHaveLength(100);
  write('f_7_n', 'x');
  expect(store.valueAt([7, 'n'])).toBe('x');
  expect(store.valueAt([9_999, 'n'])).toBe('row 9999');
});

test('a pattern that would never end is checked, and ends', async () => {
  const { session } = drawSchema({
    type: 'object',
    properties: { a: { type: 'string', pattern: '^(a+)+$' } },
  });
  write('f_a', `${'a'.repeat(5_000)}!`);
  const result = await act(() => session.submit());
  expect(result).toMatchObject({ ok: false, faults: [{ path: ['a'], keyword: 'pattern' }] });
});

test('what breaks as it is drawn is named, and takes nothing else with it', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const form = openSchema(
    { type: 'object', properties: { a: { type: 'string' } } },
    { uiSchema: { a: { 'ui:widget': Broken } } },
  );
  vi.spyOn(console, 'error').mockReturnValue();
  render(<AnySchemaForm form={form} onFault={(fault) => <p role="alert">{fault.message}</p>} />);
  expect(screen.getByRole('alert')).toHaveTextContent('broken');
  vi.spyOn(console, 'error').mockClear();
});

test('a schema that cannot be compiled is told in our words, not the validator’s', async () => {
  const form = openSchema({ type: 'object', properties: { a: { type: 'string', minLength: 'x' as never } } });
  render(<AnySchemaForm form={form} />);
  fireEvent.submit(document.getElementById('f__form') ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This form could not be displayed or checked. Please try again later.',
  );
});
