import type { DifferentialCase } from './case.ts';

/** Schemas that are one of several, or more under a condition. */
export const branches: readonly DifferentialCase[] = [
  {
    about: 'one of two objects, chosen and chosen again',
    schema: {
      type: 'object',
      oneOf: [
        { title: 'Text', properties: { lorem: { type: 'string', title: 'Lorem' } }, required: ['lorem'] },
        { title: 'Number', properties: { ipsum: { type: 'number', title: 'Ipsum' } }, required: ['ipsum'] },
      ],
    },
    edits: [
      { write: 'Lorem', text: 'l' },
      { branch: 'root__oneof_select', option: 'Number' },
      { write: 'Ipsum', text: '5' },
    ],
  },
  {
    about: 'any of two objects beside what they share',
    schema: {
      type: 'object',
      properties: { age: { type: 'integer', title: 'Age' } },
      anyOf: [
        {
          title: 'Names',
          properties: { first: { type: 'string', title: 'First' }, last: { type: 'string', title: 'Last' } },
        },
        { title: 'Code', properties: { code: { type: 'string', title: 'Code' } } },
      ],
    },
    edits: [
      { write: 'Age', text: '9' },
      { write: 'First', text: 'F' },
      { branch: 'root__anyof_select', option: 'Code' },
      { write: 'Code', text: 'C' },
    ],
  },
  {
    about: 'a text or a number',
    schema: {
      type: 'object',
      properties: {
        id: {
          title: 'Id',
          anyOf: [
            { type: 'string', title: 'Word' },
            { type: 'integer', title: 'Figure' },
          ],
        },
      },
    },
    edits: [
      { branch: 'root_id__anyof_select', option: 'Figure' },
      { write: 'Figure', text: '12' },
    ],
  },
  {
    about: 'a text or nothing',
    schema: {
      type: 'object',
      properties: {
        note: {
          title: 'Note',
          anyOf: [
            { type: 'null', title: 'None' },
            { type: 'string', title: 'Text' },
          ],
        },
      },
    },
    edits: [
      { branch: 'root_note__anyof_select', option: 'Text' },
      { write: 'Text', text: 'n' },
    ],
  },
  {
    about: 'shapes told apart by a tag',
    schema: {
      type: 'object',
      properties: {
        pay: {
          oneOf: [
            {
              title: 'Card',
              properties: {
                by: { const: 'card', type: 'string', title: 'By' },
                number: { type: 'string', title: 'Number' },
              },
              required: ['by', 'number'],
            },
            {
              title: 'Bank',
              properties: {
                by: { const: 'bank', type: 'string', title: 'By' },
                iban: { type: 'string', title: 'IBAN' },
              },
              required: ['by', 'iban'],
            },
          ],
        },
      },
    },
    uiSchema: { pay: { oneOf: [{ by: { 'ui:widget': 'hidden' } }, { by: { 'ui:widget': 'hidden' } }] } },
    formData: { pay: { by: 'bank', iban: 'CH1' } },
    edits: [
      { write: 'IBAN', text: 'CH2' },
      { branch: 'root_pay__oneof_select', option: 'Card' },
    ],
  },
  {
    about: 'defaults of the branch that is chosen',
    schema: {
      type: 'object',
      properties: {
        who: {
          oneOf: [
            {
              title: 'A',
              type: 'object',
              properties: { kind: { type: 'string', default: 'a', title: 'Kind' } },
            },
            {
              title: 'B',
              type: 'object',
              properties: {
                kind: { type: 'string', default: 'b', title: 'Kind' },
                n: { type: 'number', default: 3 },
              },
            },
          ],
        },
      },
    },
    edits: [{ branch: 'root_who__oneof_select', option: 'B' }],
  },
  {
    about: 'rows of which each is one of two',
    schema: {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            oneOf: [
              { title: 'Foo', type: 'object', properties: { foo: { type: 'string', title: 'foo' } } },
              { title: 'Bar', type: 'object', properties: { bar: { type: 'string', title: 'bar' } } },
            ],
          },
        },
      },
    },
    edits: [
      { press: 'list__add' },
      { press: 'list__add' },
      { branch: 'list_1__oneof_select', option: 'Bar' },
      { write: 'bar', text: 'b' },
      { press: 'list_1__moveUp' },
      { write: 'foo', text: 'f' },
    ],
  },
  {
    about: 'all of several',
    schema: {
      type: 'object',
      allOf: [
        { properties: { a: { type: 'string', minLength: 2 } } },
        {
          properties: { a: { type: 'string', maxLength: 4 }, b: { type: 'boolean', title: 'B' } },
          required: ['b'],
        },
      ],
    },
    edits: [{ write: 'a', text: 'abcde' }],
  },
  {
    about: 'all of several for one text',
    schema: {
      type: 'object',
      properties: { a: { allOf: [{ type: 'string' }, { minLength: 3 }, { title: 'Both' }] } },
    },
    edits: [{ write: 'Both', text: 'x' }],
  },
  {
    about: 'if, then and else',
    schema: {
      type: 'object',
      properties: { animal: { type: 'string', enum: ['Cat', 'Fish'], title: 'Animal' } },
      if: { properties: { animal: { const: 'Cat' } }, required: ['animal'] },
      then: {
        properties: { food: { type: 'string', enum: ['meat', 'fish'], title: 'Food' } },
        required: ['food'],
      },
      else: { properties: { water: { type: 'string', title: 'Water', default: 'lake' } } },
    },
    edits: [
      { choose: 'Animal', option: 'Cat' },
      { choose: 'Food', option: 'fish' },
      { choose: 'Animal', option: 'Fish' },
    ],
  },
  {
    about: 'several conditions at once',
    schema: {
      type: 'object',
      properties: { n: { type: 'integer', title: 'N' } },
      allOf: [
        {
          if: { properties: { n: { minimum: 3 } }, required: ['n'] },
          then: { properties: { some: { type: 'string', title: 'Some' } }, required: ['some'] },
        },
        {
          if: { properties: { n: { minimum: 10 } }, required: ['n'] },
          then: { properties: { many: { type: 'string', title: 'Many' } } },
        },
      ],
    },
    edits: [
      { write: 'N', text: '5' },
      { write: 'Some', text: 's' },
      { write: 'N', text: '12' },
      { write: 'Many', text: 'm' },
      { write: 'N', text: '1' },
    ],
  },
  {
    about: 'a condition in every row, of its own',
    schema: {
      type: 'object',
      properties: {
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: { more: { type: 'boolean', title: 'More' } },
            if: { properties: { more: { const: true } }, required: ['more'] },
            then: { properties: { what: { type: 'string', title: 'What' } }, required: ['what'] },
          },
        },
      },
    },
    formData: { rows: [{}, {}] },
    edits: [
      { tick: 'More', nth: 1 },
      { write: 'What', text: 'this' },
      { press: 'rows_1__moveUp' },
      { tick: 'More', nth: 1 },
    ],
  },
  {
    about: 'what is needed with something else',
    schema: {
      type: 'object',
      properties: { card: { type: 'string', title: 'Card' }, address: { type: 'string', title: 'Address' } },
      dependencies: { card: ['address'] },
    },
    edits: [{ write: 'Card', text: '4' }],
  },
  {
    about: 'what is needed with something else, by its newer name',
    schema: {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      type: 'object',
      properties: { card: { type: 'string', title: 'Card' }, address: { type: 'string', title: 'Address' } },
      dependentRequired: { card: ['address'] },
    },
    edits: [{ write: 'Card', text: '4' }],
  },
  {
    about: 'fields that come with something else',
    schema: {
      type: 'object',
      properties: { card: { type: 'string', title: 'Card' } },
      dependencies: {
        card: {
          properties: { address: { type: 'string', title: 'Address', default: 'here' } },
          required: ['address'],
        },
      },
    },
    edits: [
      { write: 'Card', text: '4' },
      { write: 'Address', text: 'there' },
    ],
  },
  {
    about: 'fields that come with one answer or another',
    schema: {
      type: 'object',
      properties: { pets: { type: 'string', title: 'Pets', enum: ['No', 'One', 'Many'], default: 'No' } },
      required: ['pets'],
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { enum: ['No'] } } },
            {
              properties: { pets: { enum: ['One'] }, age: { type: 'number', title: 'How old' } },
              required: ['age'],
            },
            {
              properties: { pets: { enum: ['Many'] }, rid: { type: 'boolean', title: 'Too many' } },
              required: ['rid'],
            },
          ],
        },
      },
    },
    edits: [
      { choose: 'Pets', option: 'One' },
      { write: 'How old', text: '4' },
      { choose: 'Pets', option: 'Many' },
      { tick: 'Too many' },
    ],
  },
  {
    about: 'fields that come with something else, by the newer name',
    schema: {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      type: 'object',
      properties: { card: { type: 'string', title: 'Card' }, address: { type: 'string', title: 'Address' } },
      dependentSchemas: { card: { properties: { address: { minLength: 3 } }, required: ['address'] } },
    },
    edits: [
      { write: 'Card', text: '4' },
      { write: 'Address', text: 'x' },
    ],
  },
  {
    about: 'what must not be',
    schema: {
      type: 'object',
      properties: {
        a: { type: 'string', not: { const: 'no' } },
        b: { type: 'string', not: { enum: ['x'] } },
      },
    },
    edits: [
      { write: 'a', text: 'no' },
      { write: 'b', text: 'y' },
    ],
  },
  {
    about: 'a branch in a branch',
    schema: {
      type: 'object',
      properties: {
        v: {
          oneOf: [
            { type: 'string', title: 'Plain' },
            {
              title: 'Rich',
              type: 'object',
              properties: {
                deep: {
                  anyOf: [
                    { type: 'boolean', title: 'Flag' },
                    { type: 'number', title: 'Sum' },
                  ],
                },
              },
            },
          ],
        },
      },
    },
    edits: [
      { branch: 'root_v__oneof_select', option: 'Rich' },
      { branch: 'root_v_deep__anyof_select', option: 'Sum' },
      { write: 'Sum', text: '2' },
    ],
  },
  ...(['anyOf', 'oneOf'] as const).map(
    (keyword): DifferentialCase => ({
      about: `what depends on an answer within a branch of ${keyword}`,
      schema: {
        type: 'object',
        properties: {
          way: {
            [keyword]: [
              { title: 'None', type: 'string' },
              {
                title: 'Card',
                type: 'object',
                properties: { holder: { type: 'string', title: 'Holder' } },
                dependencies: {
                  holder: {
                    properties: {
                      bank: { title: 'Bank', type: 'string', oneOf: [{ const: 'x' }, { const: 'y' }] },
                    },
                    required: ['bank'],
                  },
                },
              },
              {
                title: 'Invoice',
                type: 'object',
                properties: { terms: { type: 'string', title: 'Terms', enum: ['short', 'long'] } },
                required: ['terms'],
                if: { properties: { terms: { const: 'long' } }, required: ['terms'] },
                then: {
                  properties: { days: { type: 'integer', title: 'Days', default: 60 } },
                  required: ['days'],
                },
              },
            ],
          },
        },
      },
      edits: [
        { branch: `way__${keyword.toLowerCase()}_select`, option: 'Card' },
        { write: 'Holder', text: 'Ann' },
        { choose: 'Bank', option: 'y' },
        { branch: `way__${keyword.toLowerCase()}_select`, option: 'Invoice' },
        { choose: 'Terms', option: 'long' },
        { write: 'Days', text: '30' },
      ],
    }),
  ),
  {
    about: 'other names beside an allOf that cannot be merged',
    bothComplain: 'the schemas of allOf could not be merged',
    schema: {
      type: 'object',
      properties: { a: { type: 'boolean', title: 'A' } },
      additionalProperties: { type: 'string' },
      allOf: [{ properties: { b: { type: 'integer' } } }],
    },
    edits: [{ press: 'root__add' }, { rename: 'newKey', to: 'colour' }],
  },
];
