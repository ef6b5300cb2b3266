// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { widgets } from './registry.ts';
import { renderFields } from './testing/render-fields.tsx';

const rendered: string[] = [];
const Text = widgets.text.Widget;
const Amount = widgets.number.Widget;

function CountedText(props: WidgetProps<'text'>) {
  rendered.push(props.path);
  return <Text {...props} />;
}
function CountedAmount(props: WidgetProps<'number'>) {
  rendered.push(props.path);
  return <Amount {...props} />;
}
const counting = {
  ...widgets,
  text: { ...widgets.text, Widget: CountedText },
  number: { ...widgets.number, Widget: CountedAmount },
};
const write = (code: string, value: string) => {
  const control = document.getElementById(`f-${code}`);
  if (!control) throw new Error(`no field ${code}`);
  fireEvent.change(control, { target: { value } });
};

afterEach(() => {
  rendered.length = 0;
});

test.each([20, 2_000])('a keystroke renders no widget among %d fields', (count) => {
  const fields = Array.from(
    { length: count },
    (_, at): Field => ({ type: at === 8 ? 'number' : 'text', code: `t${at}`, label: `Field ${at}` }),
  );
  const { store } = renderFields(fields, { widgets: counting });
  expect(rendered).toHaveLength(count);
  for (const typed of ['a', 'ab', 'abc']) {
    rendered.length = 0;
    write('t7', typed);
    // Its control shows it already.
    expect(rendered).toEqual([]);
  }
  expect(store.read('t7').value).toBe('abc');
  for (const typed of ['1', '12', '123']) {
    rendered.length = 0;
    write('t8', typed);
    expect(rendered).toEqual([]);
  }
  expect(store.read('t8').value).toBe(123);
});

test('an answer that comes from elsewhere is put in place of what was typed', () => {
  const { store } = renderFields([{ type: 'text', code: 'a' }], { widgets: counting });
  write('a', 'typed');
  act(() => store.setValue('a', 'given'));
  const control = document.getElementById('f-a') as HTMLInputElement;
  expect(control.value).toBe('given');
  write('a', 'typed again');
  act(() => store.setValue('a', undefined));
  expect(control.value).toBe('');
});

test('a keystroke that shows a field renders it and no other', () => {
  const fields: Field[] = [
    { type: 'text', code: 'a' },
    { type: 'text', code: 'b', show_if: { '==': [{ var: 'a' }, 'yes'] } },
    { type: 'text', code: 'c' },
  ];
  renderFields(fields, { widgets: counting });
  rendered.length = 0;
  write('a', 'ye');
  expect(rendered).toEqual([]);
  rendered.length = 0;
  write('a', 'yes');
  expect(rendered).toEqual(['b']);
});

test('an error renders the field it belongs to, and no other', async () => {
  const fields = ['a', 'b', 'c'].map(
    (code): Field => ({ type: 'text', code, required: code === 'b' ? 'Y' : 'N' }),
  );
  const { session } = renderFields(fields, { widgets: counting });
  rendered.length = 0;
  await act(async () => {
    await session.submit();
  });
  expect(rendered).toEqual(['b']);
});
