import type { RJSFSchema } from '@rjsf/utils';
import type { DifferentialCase } from './case.ts';

const person: RJSFSchema = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' }, age: { type: 'integer', title: 'Age' } },
  required: ['name'],
};

/** Objects, lists and references. */
export const nested: readonly DifferentialCase[] = [
  {
    about: 'objects in objects, three deep',
    schema: {
      type: 'object',
      properties: {
        a: {
          type: 'object',
          title: 'A',
          properties: {
            b: {
              type: 'object',
              title: 'B',
              required: ['c', 'd'],
              properties: { c: { type: 'string' }, d: { type: 'string' }, e: { type: 'number', default: 5 } },
            },
          },
        },
      },
    },
    edits: [{ write: 'c', text: 'deep' }],
  },
  {
    about: 'a list of texts: added, written, taken out, moved',
    schema: {
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'string', title: 'Item' } } },
    },
    formData: { list: ['a', 'b'] },
    edits: [
      { press: 'list__add' },
      { write: 'Item', nth: 2, text: 'c' },
      { press: 'list_2__moveUp' },
      { press: 'list_0__remove' },
      { write: 'Item', nth: 0, text: 'cc' },
    ],
  },
  {
    about: 'a text of a list that is emptied',
    schema: {
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'string', title: 'Item' } } },
    },
    formData: { list: ['a', 'b'] },
    edits: [{ write: 'Item', nth: 1, text: '' }],
  },
  {
    about: 'a list with so many and at most so many',
    schema: {
      type: 'object',
      properties: {
        list: { type: 'array', minItems: 2, maxItems: 3, items: { type: 'string', title: 'Item' } },
      },
    },
    edits: [{ press: 'list__add' }, { write: 'Item', nth: 0, text: 'x' }],
  },
  {
    about: 'a list with defaults, and of items with defaults',
    schema: {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          default: ['a'],
          minItems: 3,
          items: { type: 'string', default: 'd', title: 'Item' },
        },
      },
    },
    edits: [{ press: 'list__add' }],
  },
  {
    about: 'a list of objects: rows keep what is theirs when others come, go and move',
    schema: { type: 'object', properties: { people: { type: 'array', items: person } } },
    formData: { people: [{ name: 'Ann', age: 1 }, { name: 'Bob' }] },
    edits: [
      { write: 'Age', nth: 1, text: '2' },
      { press: 'people__add' },
      { write: 'Name', nth: 2, text: 'Cy' },
      { press: 'people_2__moveUp' },
      { write: 'Age', nth: 1, text: '3' },
      { press: 'people_0__remove' },
      { write: 'Name', nth: 1, text: 'Bo' },
      { press: 'people__add' },
    ],
  },
  {
    about: 'a row that is copied',
    schema: { type: 'object', properties: { people: { type: 'array', items: person } } },
    uiSchema: { people: { 'ui:options': { copyable: true } } },
    formData: { people: [{ name: 'Ann' }] },
    edits: [{ write: 'Age', text: '7' }, { press: 'people_0__copy' }, { write: 'Name', nth: 1, text: 'Bea' }],
  },
  {
    about: 'lists in lists',
    schema: {
      type: 'object',
      properties: {
        grid: { type: 'array', items: { type: 'array', items: { type: 'integer', title: 'Cell' } } },
      },
    },
    formData: { grid: [[1, 2], [3]] },
    edits: [
      { write: 'Cell', nth: 1, text: '20' },
      { press: 'grid_1__add' },
      { write: 'Cell', nth: 3, text: '4' },
      { press: 'grid_1__moveUp' },
      { write: 'Cell', nth: 0, text: '30' },
      { press: 'grid__add' },
      { press: 'grid_2__add' },
    ],
  },
  {
    about: 'rows in rows in rows',
    schema: {
      type: 'object',
      properties: {
        days: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              day: { type: 'string', title: 'Day' },
              shifts: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { tasks: { type: 'array', items: { type: 'string', title: 'Task' } } },
                },
              },
            },
          },
        },
      },
    },
    edits: [
      { press: 'days__add' },
      { write: 'Day', text: 'Mon' },
      { press: 'days_0_shifts__add' },
      { press: 'days_0_shifts_0_tasks__add' },
      { write: 'Task', text: 'door' },
      { press: 'days__add' },
      { press: 'days_1__moveUp' },
      { press: 'days_1_shifts_0_tasks__add' },
      { write: 'Task', nth: 1, text: 'bar' },
    ],
  },
  {
    about: 'a fixed list, with more to follow',
    schema: {
      type: 'object',
      properties: {
        fixed: {
          type: 'array',
          items: [
            { type: 'string', title: 'Word', default: 'w' },
            { type: 'boolean', title: 'Flag' },
          ],
          additionalItems: { type: 'number', title: 'More' },
        },
      },
    },
    edits: [{ tick: 'Flag' }, { press: 'fixed__add' }, { write: 'More', text: '3' }],
  },
  {
    about: 'several choices of texts',
    schema: {
      type: 'object',
      properties: {
        days: {
          type: 'array',
          title: 'Days',
          uniqueItems: true,
          items: { type: 'string', enum: ['mo', 'tu', 'we'] },
        },
      },
    },
    uiSchema: { days: { 'ui:widget': 'checkboxes' } },
    formData: { days: ['we'] },
    edits: [{ tick: 'mo' }, { tick: 'we' }, { tick: 'tu' }],
  },
  {
    about: 'several choices of constants, too few of them',
    schema: {
      type: 'object',
      properties: {
        days: {
          type: 'array',
          title: 'Days',
          minItems: 2,
          uniqueItems: true,
          items: {
            type: 'integer',
            oneOf: [
              { const: 1, title: 'Monday' },
              { const: 2, title: 'Tuesday' },
            ],
          },
        },
      },
    },
    uiSchema: { days: { 'ui:widget': 'checkboxes' } },
    edits: [{ tick: 'Tuesday' }],
  },
  {
    about: 'a list whose items must differ',
    schema: {
      type: 'object',
      properties: { list: { type: 'array', uniqueItems: true, items: { type: 'string', title: 'Item' } } },
    },
    formData: { list: ['a', 'b'] },
    edits: [{ write: 'Item', nth: 1, text: 'a' }],
  },
  {
    about: 'a list is the whole form',
    schema: { type: 'array', title: 'All', items: { type: 'string', title: 'Item' }, minItems: 1 },
    edits: [{ press: 'root__add' }, { write: 'Item', nth: 1, text: 'x' }],
  },
  {
    about: 'definitions that are referred to twice, and by one another',
    schema: {
      definitions: {
        address: {
          type: 'object',
          properties: { street: { type: 'string', title: 'Street' }, city: { $ref: '#/definitions/city' } },
          required: ['street'],
        },
        city: { type: 'string', title: 'City', default: 'Vancouver' },
      },
      type: 'object',
      properties: { bill: { $ref: '#/definitions/address' }, ship: { $ref: '#/definitions/address' } },
    },
    edits: [
      { write: 'Street', nth: 1, text: 'Main' },
      { write: 'City', nth: 0, text: '' },
    ],
  },
  {
    about: 'a definition that refers to itself, by rows',
    schema: {
      $defs: {
        node: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Name' },
            children: { type: 'array', items: { $ref: '#/$defs/node' } },
          },
        },
      },
      $ref: '#/$defs/node',
    },
    edits: [
      { write: 'Name', text: 'root' },
      { press: 'root_children__add' },
      { write: 'Name', nth: 1, text: 'child' },
      { press: 'children_0_children__add' },
      { write: 'Name', nth: 2, text: 'grandchild' },
    ],
  },
  {
    about: 'a reference with a title of its own beside it',
    schema: {
      definitions: { word: { type: 'string', title: 'Word', minLength: 2 } },
      type: 'object',
      properties: { a: { $ref: '#/definitions/word', title: 'First' } },
    },
    edits: [{ write: 'First', text: 'x' }],
  },
  {
    about: 'properties that nobody named: added, renamed, written, taken out',
    schema: {
      type: 'object',
      properties: { known: { type: 'string' } },
      additionalProperties: { type: 'string' },
    },
    formData: { known: 'k', more: 'm' },
    edits: [
      { press: 'root__add' },
      { write: 'newKey', text: 'v' },
      { rename: 'newKey', to: 'colour' },
      { write: 'known', text: 'kk' },
      { press: 'root_more__remove' },
    ],
  },
  {
    about: 'properties that nobody named, of a type',
    schema: { type: 'object', properties: {}, additionalProperties: { type: 'integer', minimum: 3 } },
    edits: [{ press: 'root__add' }, { write: 'newKey', text: '2' }],
  },
  {
    about: 'properties by the pattern of their names',
    schema: {
      type: 'object',
      properties: { a: { type: 'string' } },
      patternProperties: { '^x_': { type: 'string', minLength: 2 } },
      additionalProperties: false,
    },
    formData: { a: '1', x_one: 'y', zzz: 1 },
    edits: [{ write: 'x_one', text: 'z' }],
  },
  {
    about: 'no property but those that are named',
    schema: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    formData: { a: '1', b: 2 },
    edits: [],
  },
  {
    about: 'names with dots, slashes, spaces and marks',
    schema: {
      type: 'object',
      properties: {
        'a.b': { type: 'string', title: 'Dotted' },
        'c/d': { type: 'string', title: 'Slashed' },
        'e f': { type: 'string', title: 'Spaced' },
        '~*': { type: 'object', properties: { 'x.y': { type: 'string', title: 'Deep' } } },
      },
    },
    edits: [
      { write: 'Dotted', text: '1' },
      { write: 'Slashed', text: '2' },
      { write: 'Spaced', text: '3' },
      { write: 'Deep', text: '4' },
    ],
  },
  {
    about: 'objects of which there is nothing yet, and their defaults',
    schema: {
      type: 'object',
      properties: {
        o: {
          type: 'object',
          properties: { p: { type: 'string', default: 'd' }, q: { type: 'string', title: 'Q' } },
        },
        none: { type: 'object', properties: { r: { type: 'string' } }, required: ['r'] },
      },
    },
    edits: [{ write: 'Q', text: 'x' }],
  },
];
