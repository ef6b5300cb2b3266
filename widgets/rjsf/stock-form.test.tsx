// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Option } from '#engine/form/field/option.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { cases } from '../cases.ts';
import type { AnswerCases, Visitor } from '../field-cases.ts';
import { CONTROL_TYPES, controls, rjsfTemplates, rjsfWidgets } from './index.ts';

// The same hands as on our own forms (widgets/cases.ts), on a form of stock rjsf with nothing of ours but the widget.

type ControlType = (typeof CONTROL_TYPES)[number];

beforeAll(() => import('../parts/combobox-list.tsx'));

/** What somebody who uses rjsf would write for an answer of this type. */
function schemaOf(type: ControlType, options: readonly { id: string }[]): RJSFSchema {
  const choice: RJSFSchema = {
    type: 'string',
    ...(options.length > 0 && { enum: options.map(({ id }) => id) }),
  };
  switch (type) {
    case 'number':
    case 'currency':
    case 'percent':
    case 'quantity':
      return { type: 'number' };
    case 'checkbox':
      return { type: 'boolean' };
    case 'checkbox_group':
    case 'list_box':
      return { type: 'array', uniqueItems: true, items: choice };
    default:
      return choice;
  }
}

function drawStock(type: ControlType) {
  const its = cases[type] as unknown as AnswerCases<ControlType>;
  const { field } = its;
  const options: readonly Option[] = (field as { readonly options?: readonly Option[] }).options ?? [];
  const label = resolveText(field.label, 'en');
  let data: { readonly sample?: unknown } = {};
  const { container } = render(
    <Form
      schema={{ type: 'object', properties: { sample: { ...schemaOf(type, options), title: label } } }}
      uiSchema={{
        sample: {
          'ui:widget': type,
          'ui:help': 'Some help',
          ...(options.length > 0 && { 'ui:enumNames': options.map(({ name }) => resolveText(name, 'en')) }),
          'ui:enumPictures': options.map(({ picture }) => picture),
        },
      }}
      widgets={controls}
      validator={validator}
      onChange={(event) => {
        data = event.formData;
      }}
      noHtml5Validate
    />,
  );
  return { its, label, page: container, data: () => data };
}

function visitorOf(): Visitor {
  const user = userEvent.setup();
  const find = () => document.getElementById('root_sample') ?? document.body;
  return {
    user,
    locale: 'en',
    get control() {
      return find();
    },
    async write(text) {
      await user.clear(find());
      await user.type(find(), text);
    },
    async press(name) {
      const found = ['button', 'radio', 'checkbox'].flatMap((role) =>
        screen.queryAllByRole(role, { name }),
      )[0];
      if (!found) throw new Error(`nothing to press is called ${name}`);
      await user.click(found);
    },
  };
}

describe.each(CONTROL_TYPES)('%s in a form of stock rjsf', (type) => {
  test('is filled by a visitor, and that is its value', async () => {
    const { its, page, data } = drawStock(type);
    await waitFor(() => expect(page.querySelector('[aria-busy]')).toBeNull());
    const visitor = visitorOf();
    await its.fill.act(visitor);
    await visitor.user.tab();
    expect(data().sample).toEqual(its.fill.unsent ?? its.fill.value);
  });

  test('has its label, and its help', async () => {
    const { page, label } = drawStock(type);
    await waitFor(() => expect(page.querySelector('[aria-busy]')).toBeNull());
    const { control } = visitorOf();
    expect(control).toHaveAccessibleName(expect.stringContaining(label));
    expect(control).toHaveAccessibleDescription(expect.stringContaining('Some help'));
  });
});

test('the whole set, and the templates, in a form of stock rjsf', async () => {
  let data: unknown;
  render(
    <Form
      schema={{
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', title: 'Name' },
          age: { type: 'integer', title: 'Age' },
          days: {
            type: 'array',
            title: 'Days',
            uniqueItems: true,
            items: { type: 'string', enum: ['Monday', 'Tuesday'] },
          },
          list: { type: 'array', title: 'List', items: { type: 'string', title: 'Word' } },
        },
      }}
      validator={validator}
      widgets={rjsfWidgets}
      templates={rjsfTemplates}
      onChange={(event) => {
        data = event.formData;
      }}
      onError={() => undefined}
      noHtml5Validate
      showErrorList={false}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const name = screen.getByLabelText('Name');
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveAccessibleDescription("must have required property 'Name'");
  await user.type(name, 'Ann');
  await user.type(screen.getByLabelText(/^Age/), '7');
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Add to List' }));
  await user.type(screen.getByLabelText(/^Word/), 'w');
  expect(data).toEqual({ name: 'Ann', age: 7, days: ['Tuesday'], list: ['w'] });
});
