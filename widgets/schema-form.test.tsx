// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import type { FieldProps, FieldTemplateProps, UiSchema, WidgetProps } from '@rjsf/utils';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ForeignParts } from '#engine/form/react/schema-form.tsx';
import { type RenderOptions, renderFields } from './testing/render-fields.tsx';

const text = (code: string): Field => ({ code, type: 'text', label: code });
const fields: Field[] = [
  text('a'),
  {
    code: 'b',
    type: 'select',
    label: 'b',
    options: [
      { id: 'x', name: 'X' },
      { id: 'y', name: 'Y' },
    ],
  },
  { code: 'o', type: 'object', label: 'o', fields: [text('p'), text('q')] },
  {
    code: 'g',
    type: 'repeatable_group',
    label: 'g',
    fields: [{ code: 'in', type: 'object', label: 'in', fields: [text('r')] }],
  },
];

/** The same form with more, or with other, words in its uiSchema. */
function draw(more: UiSchema, options: RenderOptions = {}) {
  return renderFields(fields, {
    ...options,
    change: (form) => {
      const uiSchema: UiSchema = { ...form.uiSchema };
      for (const [name, ui] of Object.entries(more)) {
        uiSchema[name] = name.startsWith('ui:') ? ui : { ...form.uiSchema[name], ...ui };
      }
      return { ...form, uiSchema };
    },
  });
}
const labels = (page: HTMLElement) =>
  [...page.querySelectorAll('.label, .nest-name')].map((each) => each.textContent?.trim());

test('draws what the schema has: an emptied schema draws nothing', () => {
  const { page } = renderFields(fields, {
    change: (form) => ({ ...form, schema: { type: 'object', properties: {} } }),
  });
  expect(page.querySelectorAll('input, select, .field, .group, .form-section')).toHaveLength(0);
});

test('draws what the schema has at every depth, whatever else the form’s document says', () => {
  const { page } = renderFields(fields, {
    change: (form) => {
      const { b: _, o, g, ...others } = form.schema.properties ?? {};
      const without = { ...Object(o), properties: { q: Object(o).properties.q } };
      const rows = { ...Object(g), items: { type: 'object', properties: {} } };
      return { ...form, schema: { type: 'object', properties: { ...others, o: without, g: rows } } };
    },
  });
  expect(labels(page)).toEqual(['a', 'o', 'q', 'g']);
});

test('draws a form without a uiSchema', () => {
  const { page } = renderFields(fields, { change: (form) => ({ ...form, uiSchema: {} }) });
  expect(labels(page)).toEqual(['a', 'b', 'o', 'p', 'q', 'g', 'in', 'r']);
});

test('ui:order, at every depth; one that forgets a field forgets no field', () => {
  const { page } = draw({ 'ui:order': ['g', '*', 'a'], o: { 'ui:order': ['q', 'p'] } });
  expect(labels(page)).toEqual(['g', 'in', 'r', 'b', 'o', 'q', 'p', 'a']);
  expect(labels(draw({ 'ui:order': ['b'] }).page)).toHaveLength(8);
});

test('ui:title, ui:description, ui:help and ui:placeholder, of a group and inside of one too', () => {
  const { page } = draw({
    a: {
      'ui:title': 'First',
      'ui:description': 'What it is.',
      'ui:help': 'How to.',
      'ui:placeholder': 'like so',
    },
    o: { 'ui:options': { title: 'Both' }, p: { 'ui:title': 'One' } },
    g: { items: { in: { r: { 'ui:title': 'Deep' } } } },
  });
  const first = screen.getByLabelText('First');
  expect(first).toHaveAccessibleDescription('What it is. How to.');
  expect(first).toHaveAttribute('placeholder', 'like so');
  expect(within(screen.getByRole('group', { name: 'Both' })).getByLabelText('One')).toBeVisible();
  expect(labels(page)).toContain('Deep');
});

test('ui:enumNames, and ui:widget by a name of ours', () => {
  draw({ b: { 'ui:enumNames': ['Ex', 'Why'], 'ui:widget': 'radio' } });
  expect(screen.getByRole('radio', { name: 'Why' })).toHaveAttribute('value', 'y');
});

test.each(['ui:disabled', 'ui:readonly'])('%s, of a group for all in it', (key) => {
  draw({ a: { [key]: true }, o: { [key]: true } });
  for (const code of ['a', 'p', 'q']) expect(screen.getByLabelText(code)).toBeDisabled();
  expect(screen.getByLabelText('r')).toBeEnabled();
});

test('ui:emptyValue stands for what was emptied', async () => {
  const { store } = draw({ a: { 'ui:emptyValue': 'none' } });
  await userEvent.type(screen.getByLabelText('a'), 'x{Backspace}');
  expect(store.read('a').value).toBe('none');
});

test('ui:globalOptions hold for every field that does not say otherwise', () => {
  draw({ 'ui:globalOptions': { placeholder: 'anything' }, a: { 'ui:placeholder': 'own' } });
  expect(screen.getByLabelText('a')).toHaveAttribute('placeholder', 'own');
  expect(screen.getByLabelText('q')).toHaveAttribute('placeholder', 'anything');
});

test('ui:submitButtonOptions name the button of a form that brings none, or leave it out', async () => {
  const onSubmit = vi.fn();
  const own = { 'ui:submitButtonOptions': { submitText: 'Send it', props: { className: 'large' } } };
  draw(own, { ownButton: false, onSubmit });
  const button = screen.getByRole('button', { name: 'Send it' });
  expect(button).toHaveClass('large');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  const { page } = draw({ 'ui:submitButtonOptions': { norender: true } }, { ownButton: false });
  expect(page.querySelector('[type=submit]')).toBeNull();
});

const Shout = ({ id, value, options, onChange }: WidgetProps) => (
  <input
    id={id}
    data-shout={String(options['loud'])}
    value={String(value ?? '').toUpperCase()}
    onChange={(event) => onChange(event.target.value)}
  />
);
const Whole = ({ name, formData, onChange, fieldPathId }: FieldProps) => (
  <button type="button" onClick={() => onChange('pressed', fieldPathId.path)}>
    {name} is {String(formData)}
  </button>
);
const Boxed = ({ label, children }: FieldTemplateProps) => <div data-boxed={label}>{children}</div>;
const foreign: ForeignParts = { widgets: { Shout }, fields: { Whole } };

test('widgets, fields and templates of others: by name from the registry, or as they are', async () => {
  const { store, page } = draw(
    {
      a: { 'ui:widget': 'Shout', 'ui:options': { loud: 'very' } },
      b: { 'ui:field': 'Whole' },
      o: { p: { 'ui:FieldTemplate': Boxed, 'ui:widget': Shout } },
    },
    { foreign },
  );
  await userEvent.type(screen.getByLabelText('a'), 'hey');
  expect(screen.getByLabelText('a')).toHaveValue('HEY');
  expect(screen.getByLabelText('a')).toHaveAttribute('data-shout', 'very');
  await userEvent.click(screen.getByRole('button', { name: 'b is undefined' }));
  expect(store.read('b').value).toBe('pressed');
  await userEvent.type(page.querySelector('[data-boxed=p] [data-shout]') ?? page, 'x');
  expect(store.read('o.p').value).toBe('x');
});

test('a widget registered under a field type’s name replaces ours, at every depth', async () => {
  const { store, page } = draw({}, { foreign: { widgets: { text: Shout } } });
  const shouted = [...page.querySelectorAll('[data-shout]')].map(({ id }) => id);
  expect(shouted).toEqual(['f-a', 'f-o-p', 'f-o-q', 'f-g-_1-in-r']);
  await userEvent.type(screen.getByLabelText('a'), 'h');
  expect(store.read('a').value).toBe('h');
  expect(page.querySelector('select')).not.toBeNull();
});

test('a field template for all of them', () => {
  const { page } = draw({}, { foreign: { templates: { FieldTemplate: Boxed } } });
  expect([...page.querySelectorAll('[data-boxed]')].map((each) => each.getAttribute('data-boxed'))).toEqual([
    'a',
    'b',
    'o',
    'p',
    'q',
    'g',
    'in',
    'r',
  ]);
});

test('a widget that nobody has leaves the type’s own', () => {
  draw({ a: { 'ui:widget': 'hologram' }, b: { 'ui:field': 'hologram' } });
  expect(screen.getByLabelText('a')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('b')).toBeVisible();
});
