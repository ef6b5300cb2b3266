import { ErrorSchemaBuilder, type UiSchema } from '@rjsf/utils';
import type { DifferentialCase } from './case.ts';

const optional: UiSchema = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } };
/** Errors of others by the name of their property; those of the whole stand under no name. */
function errors(byName: Readonly<Record<string, string[]>>) {
  const builder = new ErrorSchemaBuilder();
  for (const [name, messages] of Object.entries(byName)) builder.addErrors(messages, name || undefined);
  return builder.ErrorSchema;
}
const address = {
  type: 'object',
  title: 'Address',
  properties: {
    city: { type: 'string', title: 'City' },
    street: { type: 'string', title: 'Street' },
  },
} as const;

/** Forms with properties or global options of their own. */
export const formOptions: readonly DifferentialCase[] = [
  {
    about: 'an object that need not be there is added and removed',
    schema: { type: 'object', properties: { home: address, name: { type: 'string', title: 'Name' } } },
    uiSchema: optional,
    edits: [
      { press: 'home__optionalAdd' },
      { write: 'Street', text: 's' },
      { press: 'home__optionalRemove' },
      { write: 'Name', text: 'n' },
      { press: 'home__optionalAdd' },
    ],
  },
  {
    about: 'an object that need not be there, and has data',
    schema: { type: 'object', properties: { home: address } },
    uiSchema: optional,
    formData: { home: { street: 'x' } },
    edits: [
      { write: 'City', text: 'c' },
      { press: 'home__optionalRemove' },
      { press: 'home__optionalAdd' },
      { write: 'City', text: 'd' },
    ],
  },
  {
    about: 'an object that need not be there without any default',
    schema: {
      type: 'object',
      properties: {
        o: { type: 'object', title: 'O', properties: { a: { type: 'string', title: 'A' } } },
      },
    },
    uiSchema: optional,
    edits: [{ press: 'o__optionalAdd' }],
  },
  {
    about: 'an object whose only answer is emptied',
    schema: {
      type: 'object',
      properties: {
        o: {
          type: 'object',
          title: 'O',
          properties: {
            a: { type: 'string', title: 'A' },
            list: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
    uiSchema: optional,
    edits: [
      { press: 'o__optionalAdd' },
      { write: 'A', text: '' },
      { write: 'A', text: 'y' },
      { press: 'o_list__optionalAdd' },
      { press: 'o_list__add' },
      { press: 'o_list__optionalRemove' },
      { press: 'o__optionalRemove' },
    ],
  },
  {
    about: 'a list that need not be there is added and removed',
    schema: {
      type: 'object',
      properties: {
        tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
      },
    },
    uiSchema: optional,
    edits: [
      { press: 'tags__optionalAdd' },
      { press: 'tags__add' },
      { write: 'Tags-1', text: 't' },
      { press: 'tags__optionalRemove' },
      { press: 'tags__optionalAdd' },
    ],
  },
  {
    about: 'an object whose last name is removed',
    schema: {
      type: 'object',
      properties: { o: { type: 'object', title: 'O', additionalProperties: { type: 'string' } } },
    },
    uiSchema: optional,
    formData: { o: { a: 'x' } },
    edits: [{ press: 'o_a__remove' }],
  },
  {
    about: 'a required object has no controls to add it',
    schema: { type: 'object', required: ['home'], properties: { home: address } },
    uiSchema: optional,
    edits: [{ write: 'Street', text: 's' }],
  },
  {
    about: 'an object within an object, both not required',
    schema: {
      type: 'object',
      properties: {
        who: { type: 'object', title: 'Who', properties: { n: { type: 'string' }, home: address } },
      },
    },
    uiSchema: optional,
    formData: { who: { n: 'x' } },
    edits: [
      { press: 'who_home__optionalAdd' },
      { write: 'Street', text: 's' },
      { press: 'who_home__optionalRemove' },
    ],
  },
  {
    about: 'one of two that need not be there',
    schema: {
      type: 'object',
      properties: {
        way: {
          title: 'Way',
          oneOf: [
            { title: 'Road', type: 'object', properties: { road: { type: 'string', title: 'Road name' } } },
            { title: 'Rail', type: 'object', properties: { rail: { type: 'string', title: 'Rail name' } } },
          ],
        },
      },
    },
    uiSchema: optional,
    edits: [
      { press: 'way__optionalAdd' },
      { branch: 'way__oneof_select', option: 'Rail' },
      { write: 'Rail name', text: 'r' },
      { press: 'way__optionalRemove' },
    ],
  },
  {
    about: 'a value of any type, by its type',
    schema: { type: 'object', properties: { any: { title: 'Any' } } },
    form: { useFallbackUiForUnsupportedType: true },
    formData: { any: 'text' },
    edits: [
      { write: 'Value', text: '5' },
      { choose: 'Type', option: 'number' },
      { write: 'Value', text: '12' },
      { choose: 'Type', option: 'boolean' },
      { choose: 'Type', option: 'string' },
    ],
  },
  {
    about: 'a list of values of any type',
    schema: { type: 'object', properties: { list: { type: 'array', title: 'List' } } },
    form: { useFallbackUiForUnsupportedType: true },
    edits: [{ press: 'list__add' }, { write: 'Value', text: 'x' }, { choose: 'Type', option: 'boolean' }],
  },
  {
    about: 'errors of others beside the schema’s own',
    schema: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } },
    },
    form: { extraErrors: errors({ b: ['other: taken'], '': ['other: closed'] }) },
  },
  {
    about: 'errors of others that do not refuse what is sent',
    schema: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
    form: { extraErrors: errors({ a: ['other: taken'] }) },
    edits: [{ write: 'A', text: 'a' }],
  },
  {
    about: 'errors of others that refuse what is sent',
    schema: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
    form: { extraErrors: errors({ a: ['other: taken'] }), extraErrorsBlockSubmit: true },
    edits: [{ write: 'A', text: 'a' }],
  },
];
