// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import type { RJSFSchema } from '@rjsf/utils';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawSchema } from './testing/draw-schema.tsx';

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    alone: { type: 'string', title: 'Alone' },
    free: { type: 'string', title: 'Free' },
    who: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        rows: { type: 'array', title: 'Rows', items: { type: 'string', title: 'Row' } },
      },
    },
  },
};
const formData = { alone: 'a', free: 'b', who: { name: 'c', rows: ['d'] } };

test('ui:disabled holds a control, and all that stands in what is disabled', () => {
  const { page } = drawSchema(schema, {
    formData,
    uiSchema: { alone: { 'ui:disabled': true }, who: { 'ui:disabled': true } },
  });
  expect(screen.getByLabelText(/^Alone/)).toBeDisabled();
  expect(screen.getByLabelText(/^Name/)).toBeDisabled();
  for (const button of page.querySelectorAll('#f_who button')) expect(button).toBeDisabled();
  expect(page.querySelectorAll('#f_who button').length).toBeGreaterThan(1);
  expect(screen.getByLabelText(/^Free/)).toBeEnabled();
});

test('ui:readonly lets nothing be changed, and the data is sent as it is', async () => {
  const { page, session } = drawSchema(schema, {
    formData,
    uiSchema: { alone: { 'ui:readonly': true }, who: { 'ui:readonly': true } },
  });
  for (const id of ['f_alone', 'f_who_name', 'f_who_rows_0']) {
    const control = page.querySelector<HTMLInputElement>(`#${id}`);
    expect(control?.disabled || control?.readOnly).toBe(true);
  }
  for (const button of page.querySelectorAll('#f_who button')) expect(button).toBeDisabled();
  const result = await act(() => session.submit());
  expect(result).toEqual({ ok: true, data: formData });
});

const branch = (title: string, own: RJSFSchema['properties']): RJSFSchema => ({
  title,
  type: 'object',
  properties: { name: { type: 'string' }, ...own },
});

function choose(page: HTMLElement, value: string): void {
  fireEvent.change(page.querySelector('[id$=__oneof_select]') ?? page, { target: { value } });
}

function write(page: HTMLElement, id: string, value: string): void {
  fireEvent.change(page.querySelector(`#${id}`) ?? page, { target: { value } });
}

test('what is of both branches stays through a switch and back, and what was typed in the one that was left returns', () => {
  const { page, store } = drawSchema(
    {
      oneOf: [
        branch('A', { first: { type: 'string' }, rows: { type: 'array', items: { type: 'string' } } }),
        branch('B', { second: { type: 'string' } }),
      ],
    },
    { formData: { name: 'kept', first: 'x', rows: ['r'] } },
  );
  choose(page, '1');
  expect(store.data()).toEqual({ name: 'kept' });
  write(page, 'f_second', 'y');
  write(page, 'f_name', 'changed');
  choose(page, '0');
  expect(page.querySelector('#f_first')).toHaveValue('x');
  expect(store.data()).toEqual({ name: 'changed', first: 'x', rows: ['r'] });
  choose(page, '1');
  expect(store.data()).toEqual({ name: 'changed', second: 'y' });
});

test('a branch chosen again has what was typed in it where the other calls something else the same', () => {
  const { page, store } = drawSchema({
    type: 'object',
    properties: {
      v: {
        oneOf: [
          {
            type: 'object',
            title: 'Text',
            properties: { kind: { const: 'text' }, is: { type: 'string', default: 'new' } },
          },
          {
            type: 'object',
            title: 'Number',
            properties: { kind: { const: 'number' }, is: { type: 'number' } },
          },
          { type: 'string', title: 'Word' },
        ],
      },
    },
  });
  write(page, 'f_v_is', 'typed');
  choose(page, '1');
  write(page, 'f_v_is', '7');
  expect(store.valueAt(['v', 'is'])).toBe(7);
  choose(page, '0');
  expect(store.valueAt(['v', 'is'])).toBe('typed');
  choose(page, '2');
  expect(store.valueAt(['v'])).toBeUndefined();
  choose(page, '1');
  expect(store.valueAt(['v'])).toMatchObject({ kind: 'number', is: 7 });
});
