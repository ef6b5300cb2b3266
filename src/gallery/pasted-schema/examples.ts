/** A schema and uiSchema as tutorials of rjsf show them. */
export interface SchemaExample {
  readonly name: string;
  readonly schema: object;
  readonly uiSchema: object;
}

/** Typical schemas of rjsf users. */
export const EXAMPLES: readonly SchemaExample[] = [
  {
    name: 'A task',
    schema: {
      title: 'Todo',
      type: 'object',
      required: ['title'],
      properties: {
        title: { type: 'string', title: 'Title', default: 'A new task' },
        done: { type: 'boolean', title: 'Done?', default: false },
      },
    },
    uiSchema: { 'ui:submitButtonOptions': { submitText: 'Save' } },
  },
  {
    name: 'A list of tasks',
    schema: {
      title: 'A list of tasks',
      type: 'object',
      required: ['title'],
      properties: {
        title: { type: 'string', title: 'Task list title' },
        tasks: {
          type: 'array',
          title: 'Tasks',
          items: {
            type: 'object',
            required: ['title'],
            properties: {
              title: { type: 'string', title: 'Title', description: 'A sample title' },
              details: { type: 'string', title: 'Task details' },
              done: { type: 'boolean', title: 'Done?', default: false },
            },
          },
        },
      },
    },
    uiSchema: { tasks: { items: { details: { 'ui:widget': 'textarea' } } } },
  },
  {
    name: 'Conditions',
    schema: {
      title: 'Person',
      type: 'object',
      properties: {
        pets: {
          type: 'string',
          title: 'Do you have any pets?',
          enum: ['No', 'Yes: One', 'Yes: More than one'],
          default: 'No',
        },
      },
      required: ['pets'],
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { enum: ['No'] } } },
            {
              properties: {
                pets: { enum: ['Yes: One'] },
                age: { type: 'number', title: 'How old is your pet?' },
              },
              required: ['age'],
            },
            {
              properties: {
                pets: { enum: ['Yes: More than one'] },
                rid: { type: 'boolean', title: 'Do you want to get rid of any?' },
              },
              required: ['rid'],
            },
          ],
        },
      },
    },
    uiSchema: { pets: { 'ui:widget': 'radio' } },
  },
  {
    name: 'One of several',
    schema: {
      type: 'object',
      title: 'How to reach you',
      oneOf: [
        {
          title: 'By mail',
          properties: { mail: { type: 'string', format: 'email', title: 'Email' } },
          required: ['mail'],
        },
        {
          title: 'By phone',
          properties: {
            phone: { type: 'string', title: 'Phone', pattern: '^[0-9 +]{7,}$' },
            days: {
              type: 'array',
              title: 'Days',
              uniqueItems: true,
              items: { type: 'string', enum: ['Monday', 'Tuesday', 'Wednesday'] },
            },
          },
          required: ['phone'],
        },
      ],
    },
    uiSchema: {},
  },
  {
    name: 'References, without an end',
    schema: {
      definitions: {
        address: {
          type: 'object',
          properties: {
            street_address: { type: 'string' },
            city: { type: 'string' },
            state: { type: 'string' },
          },
          required: ['street_address', 'city', 'state'],
        },
        node: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            children: { type: 'array', items: { $ref: '#/definitions/node' } },
          },
        },
      },
      type: 'object',
      properties: {
        billing_address: { title: 'Billing address', $ref: '#/definitions/address' },
        tree: { title: 'Recursive references', $ref: '#/definitions/node' },
      },
      additionalProperties: { type: 'string' },
    },
    uiSchema: { 'ui:order': ['tree', '*'] },
  },
];
