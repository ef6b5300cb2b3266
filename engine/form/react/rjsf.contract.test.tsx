// @vitest-environment jsdom
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { servedForm, storeOf } from '../testing/served-form.ts';
import { translateForm } from '../translate/translate-form.ts';
import { createFormSession } from '../validation/form-session.ts';
import type { FormTemplates, WidgetMap } from './form-environment.ts';
import { SchemaForm } from './schema-form.tsx';

// What we lean on in rjsf 6.11: when one of these fails after an update, read its changes before anything else.

const fields: Field[] = [
  { code: 'name', type: 'text', label: 'Name', minLength: 2 },
  { code: 'age', type: 'number', label: 'Age', minimum: 18, required: 'N' },
  {
    code: 'meal',
    type: 'radio',
    label: 'Meal',
    options: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
  },
  { code: 'more', type: 'text', label: 'More', show_if: { '==': [{ var: 'meal' }, 'b'] } },
];
const form = translateForm(servedForm(...fields), 'en');

describe('rjsf as a shell', () => {
  const drawn = vi.fn();
  const Widget = ({ path, value }: { path: string; value: unknown }) => {
    drawn(path);
    return <output>{`${path}=${value ?? ''}`}</output>;
  };
  const widgets = new Proxy({}, { get: () => ({ shape: 'display', Widget }) }) as WidgetMap;
  const templates: FormTemplates = {
    FieldTemplate: ({ children }) => children,
    SectionTemplate: ({ children }) => <section>{children}</section>,
  };
  function open(first = form) {
    drawn.mockClear();
    const store = storeOf(fields);
    const session = createFormSession({ store, validate: async () => [] });
    const onSubmit = vi.fn();
    const page = (of: typeof form) => (
      <SchemaForm
        form={of}
        session={session}
        widgets={widgets}
        templates={templates}
        services={{}}
        formId="test"
        onSubmit={onSubmit}
      />
    );
    const { container, rerender } = render(page(first));
    return { store, container, onSubmit, show: (other: typeof form) => rerender(page(other)) };
  }

  it('draws our SchemaField at the root, which draws each shown field once', () => {
    open();
    expect(drawn.mock.calls.flat()).toEqual(['name', 'age', 'meal']);
  });

  it('writes what only a form may have on no other element', () => {
    const { container } = open();
    const marked = [...container.querySelectorAll('[novalidate]')];
    expect(marked.map(({ tagName }) => tagName)).toEqual(['FORM']);
  });

  it('draws the schema as it stands: what rjsf would look for in it is not looked for', () => {
    const namesRead = vi.fn();
    const properties = new Proxy(
      { ...form.schema.properties },
      {
        ownKeys(target) {
          namesRead();
          return Reflect.ownKeys(target);
        },
      },
    );
    open({ ...form, schema: { ...form.schema, properties } });
    expect(drawn.mock.calls.flat()).toEqual(['name', 'age', 'meal']);
    expect(namesRead).toHaveBeenCalledTimes(1);
  });

  it('draws another schema that comes in its place', () => {
    const { show, container } = open();
    const { meal = {}, age = {} } = form.schema.properties ?? {};
    show({ ...form, schema: { ...form.schema, properties: { meal, age } } });
    expect(container.textContent).toBe('meal=age=');
  });

  it('hears nothing of an answer: one slot is drawn for one change', async () => {
    const { store, container } = open();
    drawn.mockClear();
    await vi.waitFor(() => {
      store.setValue('name', 'Danielle');
      expect(container.textContent).toContain('name=Danielle');
    });
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['name']));
  });

  it('takes `tagName`, so that no form element stands above what is typed in', () => {
    const { container } = open();
    expect(container.querySelector('form')?.childElementCount).toBe(0);
    expect(container.querySelector('div.form output')).not.toBeNull();
  });

  it('leaves the submit to the form element beside it', () => {
    const { container, onSubmit } = open();
    container.querySelector('form')?.requestSubmit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('the render schema', () => {
  it('is plain: nothing in it that rjsf would evaluate against data', () => {
    expect(JSON.stringify(form.schema)).not.toMatch(/"(if|then|else|oneOf|anyOf|allOf|dependencies|\$ref)"/);
  });

  it('is one that stock rjsf draws and validates with its own ajv', () => {
    const { container } = render(<Form schema={form.schema} validator={validator} />);
    expect(container.querySelectorAll('input, select')).toHaveLength(4);
    cleanup();
    const { errors } = validator.rawValidation<{ name: string; instancePath: string }>(form.schema, {
      name: 'x',
      age: 12,
      meal: 'c',
    });
    expect(errors?.map(({ instancePath }) => instancePath)).toEqual(['/name', '/age', '/meal']);
  });
});
