import { expect, test } from 'vitest';
import { unknownWidgets } from './unknown-widgets.ts';

const Own = () => null;
const widgets = {
  OwnWidget: Own,
  TextareaWidget: Own,
  SelectWidget: Own,
  CheckboxesWidget: Own,
  RangeWidget: Own,
};
const unknown = (pointer: string, given: string) => ({
  pointer,
  problem: 'unknown-widget',
  given,
  refused: false,
});

test.each<[string, unknown, object[]]>([
  ['nothing', undefined, []],
  [
    'a widget of each kind',
    { a: { 'ui:widget': 'textarea' }, b: { 'ui:widget': 'checkboxes' }, c: { 'ui:widget': 'range' } },
    [],
  ],
  ['one of one’s own', { 'ui:widget': 'OwnWidget' }, []],
  ['what is not drawn', { 'ui:widget': 'hidden' }, []],
  ['a component', { 'ui:widget': Own }, []],
  ['one that nobody has', { 'ui:widget': 'hologram' }, [unknown('uiSchema:/ui:widget', 'hologram')]],
  [
    'one among options, deep inside',
    { 'a/b': { items: { 'ui:options': { widget: 'hologram' } } } },
    [unknown('uiSchema:/a~1b/items/ui:options/widget', 'hologram')],
  ],
  ['a field that is called so', { widget: { 'ui:title': 'Widget' } }, []],
  ['a word that is called so', { 'ui:help': { widget: 'hologram' } }, []],
  ['what else is said among options', { 'ui:options': { help: 'hologram' } }, []],
  ['a list', { 'ui:order': ['a', 'b'] }, []],
])('the widgets that nobody has: %s', (_, uiSchema, problems) => {
  expect(unknownWidgets(uiSchema, widgets)).toEqual(problems);
});
