// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Field } from '#engine/configuration/field.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { widgets } from './registry.ts';
import { renderFields } from './testing/render-fields.tsx';

const rendered: string[] = [];
const Text = widgets.text.Widget;

function CountedText(props: WidgetProps<'text'>) {
  rendered.push(props.path);
  return <Text {...props} />;
}
const counting = { ...widgets, text: { ...widgets.text, Widget: CountedText } };
const write = (code: string, value: string) => {
  const control = document.getElementById(`f-${code}`);
  if (!control) throw new Error(`no field ${code}`);
  fireEvent.change(control, { target: { value } });
};

afterEach(() => {
  rendered.length = 0;
});

test.each([20, 2_000])('exactly one widget renders per keystroke among %d fields', (count) => {
  const fields = Array.from(
    { length: count },
    (_, at): Field => ({ type: 'text', code: `t${at}`, label: `Field ${at}` }),
  );
  const { store } = renderFields(fields, { widgets: counting });
  expect(rendered).toHaveLength(count);
  for (const typed of ['a', 'ab', 'abc']) {
    rendered.length = 0;
    write('t7', typed);
    expect(rendered).toEqual(['t7']);
  }
  expect(store.read('t7').value).toBe('abc');
});

test('a keystroke that shows a field renders it and the one typed in, and no other', () => {
  const fields: Field[] = [
    { type: 'text', code: 'a' },
    { type: 'text', code: 'b', show_if: { '==': [{ var: 'a' }, 'yes'] } },
    { type: 'text', code: 'c' },
  ];
  renderFields(fields, { widgets: counting });
  rendered.length = 0;
  write('a', 'ye');
  expect(rendered).toEqual(['a']);
  rendered.length = 0;
  write('a', 'yes');
  expect(rendered.sort()).toEqual(['a', 'b']);
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
