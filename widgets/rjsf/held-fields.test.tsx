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

test('what is of both branches stays through a switch and back, and nothing of the other comes with it', () => {
  const branch = (title: string, own: string): RJSFSchema => ({
    title,
    type: 'object',
    properties: { name: { type: 'string' }, [own]: { type: 'string', title: own } },
  });
  const { page, store } = drawSchema(
    { oneOf: [branch('A', 'first'), branch('B', 'second')] },
    { formData: { name: 'kept', first: 'x' } },
  );
  const choose = (value: string) => {
    const select = page.querySelector('#f__oneof_select');
    fireEvent.change(select ?? page, { target: { value } });
  };
  choose('1');
  expect(page.querySelector('#f_second')).toBeInTheDocument();
  expect(store.data()).toEqual({ name: 'kept' });
  choose('0');
  expect(page.querySelector('#f_first')).toHaveValue('');
  expect(store.data()).toEqual({ name: 'kept' });
});
