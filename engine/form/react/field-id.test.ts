// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { afterPointer } from './after-pointer.ts';
import { fieldId, focusField } from './field-id.ts';
import { propertiesInOrder } from './ui-options.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test('a field’s id is its path within its form', () => {
  expect(fieldId('f', 'guests._2.name')).toBe('f-guests-_2-name');
});

test.each([
  ['itself', '<input id="f-a">', 'f-a'],
  ['itself, where it takes the focus', '<div id="f-a" tabindex="-1"><input id="other"></div>', 'f-a'],
  ['its first open control', '<fieldset id="f-a"><input disabled><input id="in"><input></fieldset>', 'in'],
  ['what takes the focus in it', '<fieldset id="f-a"><p id="in" tabindex="0"></p></fieldset>', 'in'],
])('the focus goes to %s', (_, html, target) => {
  document.body.innerHTML = `<div class="field">${html}</div>`;
  const shown = vi.fn();
  const [around] = document.getElementsByClassName('field');
  if (around) around.scrollIntoView = shown;
  expect(focusField('f', 'a')).toBe(true);
  expect(document.activeElement?.id).toBe(target);
  expect(shown.mock.calls).toEqual([[{ block: 'center' }]]);
});

test('a group is shown where no field is around it, and nothing where there is nothing', () => {
  document.body.innerHTML = '<p id="f-a"></p>';
  const shown = vi.fn();
  const element = document.getElementById('f-a');
  if (element) element.scrollIntoView = shown;
  expect([focusField('f', 'a'), focusField('f', 'b')]).toEqual([true, false]);
  expect(shown).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel'])(
  'what would move a button waits until it is released by %s',
  (released) => {
    vi.useFakeTimers();
    const ran: string[] = [];
    afterPointer(() => ran.push('at once'));
    window.dispatchEvent(new Event('pointerdown'));
    afterPointer(() => ran.push('first'));
    afterPointer(() => ran.push('second'));
    expect(ran).toEqual(['at once']);
    window.dispatchEvent(new Event(released));
    expect(ran).toEqual(['at once']);
    vi.runAllTimers();
    expect(ran).toEqual(['at once', 'first', 'second']);
    afterPointer(() => ran.push('after'));
    expect(ran).toHaveLength(4);
  },
);

test.each([
  [undefined, ['a', 'b', 'c']],
  [
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ],
  [
    ['c', '*'],
    ['c', 'a', 'b'],
  ],
  [['c'], ['a', 'b', 'c']],
])('properties are drawn in the order %j: %j', (order, names) => {
  const schema = { properties: { a: {}, b: {}, c: {} } };
  expect(propertiesInOrder(schema, order && { 'ui:order': order })).toEqual(names);
  expect(propertiesInOrder(undefined, undefined)).toEqual([]);
});
