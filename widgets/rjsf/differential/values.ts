import type { DifferentialCase } from './case.ts';

/** Single values: types, constraints, choices, defaults. */
export const values: readonly DifferentialCase[] = [
  {
    about: 'a registration with required and optional texts, a number and a password',
    schema: {
      title: 'A registration form',
      type: 'object',
      required: ['firstName', 'lastName'],
      properties: {
        firstName: { type: 'string', title: 'First name', default: 'Chuck' },
        lastName: { type: 'string', title: 'Last name' },
        age: { type: 'integer', title: 'Age', minimum: 18 },
        bio: { type: 'string', title: 'Bio' },
        password: { type: 'string', title: 'Password', minLength: 3 },
        telephone: { type: 'string', title: 'Telephone', minLength: 10 },
      },
    },
    uiSchema: {
      age: { 'ui:widget': 'updown' },
      bio: { 'ui:widget': 'textarea' },
      password: { 'ui:widget': 'password', 'ui:help': 'Make it strong' },
      telephone: { 'ui:options': { inputType: 'tel' } },
    },
    formData: { age: 75, password: 'noneed' },
    edits: [
      { write: 'Age', text: '17' },
      { write: 'Bio', text: 'Roundhouse' },
      { write: 'Telephone', text: '604' },
    ],
  },
  {
    about: 'a text that is emptied is not there',
    schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
    formData: { a: 'x', b: 'y' },
    edits: [
      { write: 'a', text: '' },
      { write: 'b', text: '' },
    ],
  },
  {
    about: 'a default does not come back to what was emptied, whatever else is emptied',
    schema: {
      type: 'object',
      properties: {
        a: { type: 'string', default: 'one' },
        b: { type: 'string', default: 'two' },
        c: { type: 'string' },
      },
    },
    edits: [
      { write: 'a', text: '' },
      { write: 'b', text: '' },
      { write: 'c', text: 'z' },
    ],
  },
  {
    about: 'what stands for a text that was emptied',
    schema: { type: 'object', properties: { a: { type: 'string' }, n: { type: 'number' } } },
    uiSchema: { a: { 'ui:emptyValue': 'none' }, n: { 'ui:emptyValue': 0 } },
    formData: { a: 'x', n: 3 },
    edits: [
      { write: 'a', text: '' },
      { write: 'n', text: '' },
    ],
  },
  {
    about: 'numbers: integer, fraction, bounds that are in and out, multiples',
    schema: {
      type: 'object',
      properties: {
        whole: { type: 'integer' },
        part: { type: 'number' },
        low: { type: 'number', minimum: 2 },
        high: { type: 'number', exclusiveMaximum: 10 },
        tenth: { type: 'number', multipleOf: 0.1 },
      },
    },
    edits: [
      { write: 'whole', text: '12' },
      { write: 'part', text: '1.5' },
      { write: 'low', text: '1' },
      { write: 'high', text: '10' },
      { write: 'tenth', text: '0.25' },
    ],
  },
  {
    about: 'an integer with a fraction is refused',
    schema: { type: 'object', properties: { n: { type: 'integer', title: 'How many' } } },
    edits: [{ write: 'How many', text: '1.5' }],
  },
  {
    about: 'lengths and patterns',
    schema: {
      type: 'object',
      properties: {
        short: { type: 'string', maxLength: 3 },
        long: { type: 'string', minLength: 5 },
        code: { type: 'string', pattern: '^[A-Z]{2}\\d+$' },
      },
    },
    edits: [
      { write: 'short', text: 'four' },
      { write: 'long', text: 'four' },
      { write: 'code', text: 'AB12' },
    ],
  },
  {
    about: 'formats of texts',
    schema: {
      type: 'object',
      properties: {
        mail: { type: 'string', format: 'email' },
        site: { type: 'string', format: 'uri' },
        host: { type: 'string', format: 'hostname' },
        four: { type: 'string', format: 'ipv4' },
        id: { type: 'string', format: 'uuid' },
      },
    },
    edits: [
      { write: 'mail', text: 'nobody' },
      { write: 'site', text: 'nowhere' },
      { write: 'host', text: 'example.com' },
      { write: 'four', text: '300.1.1.1' },
      { write: 'id', text: 'x' },
    ],
  },
  {
    about: 'dates and times',
    schema: {
      type: 'object',
      properties: {
        day: { type: 'string', format: 'date' },
        clock: { type: 'string', format: 'time' },
      },
      required: ['day'],
    },
    formData: { clock: '10:00:00Z' },
    edits: [{ write: 'day', text: '2026-02-28' }],
  },
  {
    about: 'a choice of texts, required and not',
    schema: {
      type: 'object',
      required: ['meal', 'size'],
      properties: {
        meal: { type: 'string', enum: ['soup', 'salad'] },
        size: { type: 'string', enum: ['s', 'l'], title: 'Size' },
        drink: { type: 'string', enum: ['tea', 'water'], default: 'tea' },
      },
    },
    edits: [{ choose: 'meal', option: 'salad' }],
  },
  {
    about: 'a choice of numbers, with names for them',
    schema: { type: 'object', properties: { n: { type: 'integer', enum: [1, 2, 3], title: 'Rank' } } },
    uiSchema: { n: { 'ui:enumNames': ['first', 'second', 'third'] } },
    edits: [{ choose: 'Rank', option: 'second' }],
  },
  {
    about: 'a choice of constants, each with its title',
    schema: {
      type: 'object',
      properties: {
        colour: {
          title: 'Colour',
          oneOf: [
            { const: '#f00', title: 'Red' },
            { const: '#0f0', title: 'Green' },
            { const: '#00f', title: 'Blue' },
          ],
          type: 'string',
        },
      },
    },
    edits: [{ choose: 'Colour', option: 'Green' }],
  },
  {
    about: 'a choice of objects',
    stockComplains: 'options that are objects have the same key',
    schema: {
      type: 'object',
      properties: {
        place: {
          title: 'Place',
          enum: [
            { name: 'Paris', lat: 48 },
            { name: 'Rome', lat: 41 },
          ],
        },
      },
    },
    uiSchema: { place: { 'ui:enumNames': ['Paris', 'Rome'] } },
    edits: [{ choose: 'Place', option: 'Rome' }],
  },
  {
    about: 'a choice as radios, of texts and of yes and no',
    schema: {
      type: 'object',
      properties: {
        meal: { type: 'string', enum: ['soup', 'salad'] },
        sure: { type: 'boolean', title: 'Sure' },
      },
      required: ['sure'],
    },
    uiSchema: { meal: { 'ui:widget': 'radio' }, sure: { 'ui:widget': 'radio' } },
    edits: [{ tick: 'salad' }, { tick: 'No' }],
  },
  {
    about: 'a box, and one that must be ticked',
    schema: {
      type: 'object',
      properties: {
        news: { type: 'boolean', title: 'News' },
        terms: { type: 'boolean', title: 'Terms', const: true },
        old: { type: 'boolean', title: 'Old', default: true },
      },
      required: ['terms'],
    },
    edits: [{ tick: 'News' }, { tick: 'Old' }],
  },
  {
    about: 'yes and no as a select',
    schema: { type: 'object', properties: { sure: { type: 'boolean', title: 'Sure' } } },
    uiSchema: { sure: { 'ui:widget': 'select' } },
    edits: [{ choose: 'Sure', option: 'No' }],
  },
  {
    about: 'values that may be null',
    schema: {
      type: 'object',
      properties: {
        name: { type: ['string', 'null'] },
        count: { type: ['integer', 'null'] },
        nothing: { type: 'null', title: 'Nothing' },
      },
      required: ['name', 'count'],
    },
    formData: { name: 'x', count: null },
    edits: [{ write: 'name', text: '' }],
  },
  {
    about: 'a constant that is asked for',
    schema: {
      type: 'object',
      properties: { v: { const: 'fixed', title: 'Version', type: 'string' } },
      required: ['v'],
    },
    edits: [{ write: 'Version', text: 'other' }],
  },
  {
    about: 'a value that may only be read keeps its own',
    schema: {
      type: 'object',
      properties: { id: { type: 'string', readOnly: true, default: 'r-1' }, name: { type: 'string' } },
    },
    edits: [{ write: 'name', text: 'n' }],
  },
  {
    about: 'one text is the whole form',
    schema: { type: 'string', title: 'Name', minLength: 3 },
    formData: 'ab',
    edits: [{ write: 'Name', text: 'x' }],
  },
  {
    about: 'one number is the whole form, and is emptied',
    schema: { type: 'number', title: 'Number' },
    formData: 3,
    edits: [{ write: 'Number', text: '' }],
  },
  {
    about: 'data that the schema knows nothing of stays',
    schema: { type: 'object', properties: { a: { type: 'string' } } },
    formData: { a: 'x', other: { deep: [1] } },
    edits: [{ write: 'a', text: 'y' }],
  },
  {
    about: 'data of another type than the schema says is refused, not lost',
    schema: { type: 'object', properties: { a: { type: 'string' }, n: { type: 'number' } } },
    formData: { a: 7, n: 'seven' },
    edits: [],
  },
  {
    about: 'order, titles, descriptions and placeholders of a uiSchema',
    schema: {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
    },
    uiSchema: {
      'ui:order': ['c', '*', 'a'],
      a: { 'ui:title': 'Last', 'ui:placeholder': 'here', 'ui:description': 'said' },
      'ui:globalOptions': { placeholder: 'all' },
    },
    edits: [{ write: 'Last', text: 'z' }],
  },
  {
    about: 'a value that is hidden is sent',
    schema: {
      type: 'object',
      properties: { token: { type: 'string', default: 't' }, name: { type: 'string' } },
    },
    uiSchema: { token: { 'ui:widget': 'hidden' } },
    edits: [{ write: 'name', text: 'n' }],
  },
];
