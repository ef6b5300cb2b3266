import type { TSchema } from 'typebox';
import { api } from '#engine/contract/api.ts';
import type { Endpoint, Resource } from '#engine/contract/endpoint.ts';
import { Event } from '#engine/contract/event.ts';
import { ServedForm } from '#engine/contract/forms.ts';
import { Problem } from '#engine/contract/problem.ts';
import { Registration } from '#engine/contract/registration.ts';
import { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { Step } from '#engine/event/documents/flow/schema.ts';
import { FieldSchema, FormDocument } from '#engine/event/documents/form/schema.ts';
import { PageBlock } from '#engine/event/documents/page/blocks/registry.ts';
import { PageDocument } from '#engine/event/documents/page/schema.ts';
import { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import { Option } from '#engine/form/field/option.ts';
import { Address } from '#engine/form/field-types/address-value.ts';
import { discriminated } from './discriminated.ts';
import { resourcePurposes } from './resource-purposes.ts';
import { type PlainSchema, schemaWriter } from './write-schema.ts';

const components = {
  Address,
  ConfigurationChange,
  Diagnostic: WrittenDiagnostic,
  Event,
  Field: FieldSchema,
  FormDocument,
  Option,
  PageDocument,
  Problem,
  Registration,
  ServedForm,
  Step,
  ...discriminated(PageBlock, 'Block'),
  ...discriminated(FieldSchema, 'Field'),
};
const write = schemaWriter(components);

/** The whole API as an OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {
    '/version.json': { get: versionOperation },
  };
  for (const [resource, endpoints] of Object.entries<Resource>(api)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = `/api${endpoint.path}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(resource, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rostrum',
      version,
      // No licence is granted: whoever runs the program says who may call it.
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Event website and registration portal. Every host serves one event. Errors have one shape: a field’s name to its messages, in the language that Accept-Language asks for.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(resourcePurposes).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(components).map(([name, schema]) => [name, write.definition(name, schema)]),
      ),
      securitySchemes: {
        holder: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of one dossier, such as a registration.',
        },
        organizer: { type: 'http', scheme: 'bearer', description: 'The organizer’s secret.' },
      },
    },
  };
}

function operation(resource: string, name: string, endpoint: Endpoint): Record<string, unknown> {
  const body = endpoint.body && write.schema(endpoint.body);
  const file = endpoint.upload && { [endpoint.upload]: { type: 'string', format: 'binary' } };
  return {
    operationId: name,
    tags: [resource],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ [endpoint.access]: [] }],
    parameters: [
      ...Object.entries<TSchema>(endpoint.params?.properties ?? {}).map(([parameter, schema]) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: write.schema(schema),
      })),
      ...Object.entries<TSchema>(endpoint.query?.properties ?? {}).map(([parameter, schema]) => ({
        name: parameter,
        in: 'query',
        schema: write.schema(schema),
      })),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          mediaTypes(endpoint).map((type) => [
            type,
            {
              schema: withFile({ ...body, additionalProperties: false }, file),
              ...(type !== 'application/json' && repeatedFields(body)),
            },
          ]),
        ),
      },
    }),
    responses: responses(endpoint),
  };
}

/** What a body may be sent as (spec §7); a file needs parts. */
function mediaTypes({ encoding, upload }: Endpoint): string[] {
  if (encoding === 'json') return ['application/json'];
  return ['multipart/form-data', ...(upload === undefined ? ['application/x-www-form-urlencoded'] : [])];
}

/** How form data carries a list: its name once for each value. */
function repeatedFields(body: PlainSchema): Record<string, unknown> {
  const lists = Object.entries(Object(body['properties'])).filter(([, schema]) => isList(schema));
  const encoding = Object.fromEntries(lists.map(([name]) => [name, { style: 'form', explode: true }]));
  return lists.length > 0 ? { encoding } : {};
}

function isList(schema: unknown): boolean {
  const { type, anyOf = [] }: { type?: unknown; anyOf?: readonly unknown[] } = Object(schema);
  return type === 'array' || anyOf.some(isList);
}

/** A body with the file that goes with its fields. */
function withFile(body: Record<string, unknown>, file: object | '' | undefined): Record<string, unknown> {
  return file ? { ...body, properties: { ...Object(body['properties']), ...file } } : body;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A repeat with the same key and body is given the first answer again.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
};

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const tooMany = { '429': problem('Too many calls.') };

function responses(endpoint: Endpoint): Record<string, unknown> {
  const isSubmit = endpoint.idempotent || endpoint.access === 'holder';
  return {
    '200': {
      description: 'The answer.',
      content:
        endpoint.produces === 'file'
          ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: write.schema(endpoint.response) } },
    },
    ...(endpoint.access !== 'public' && {
      '401': problem('No token, or one that is unknown or has expired.'),
    }),
    ...(endpoint.forbids && { '403': problem('Not yours, or not there.') }),
    '404': problem('Unknown, or not yours to see.'),
    ...(endpoint.method === 'POST' && {
      '400': problem(
        endpoint.idempotent
          ? 'A body that cannot be read, or no usable Idempotency-Key.'
          : 'A body that cannot be read.',
      ),
      ...(isSubmit && { '409': problem('Refused as things stand; `reason` says why.') }),
      ...(endpoint.body &&
        'credit' in endpoint.body.properties && {
          '402': problem('The card was declined; nothing was charged.'),
        }),
      '413': problem('Larger than this call takes.'),
      '415': problem('Sent as something else than this call takes.'),
      '422': problem('What is wrong with the fields that were sent.'),
    }),
    // What a query cannot be.
    ...(endpoint.query && { '422': problem('What is wrong with what was asked for.') }),
    ...tooMany,
  };
}

const versionOperation = {
  operationId: 'getVersion',
  tags: ['event'],
  summary: 'The version that is served, by which a page knows that there is a newer one.',
  security: [],
  responses: {
    '200': {
      description: 'The answer.',
      content: {
        'application/json': {
          schema: { type: 'object', required: ['version'], properties: { version: { type: 'string' } } },
        },
      },
    },
    ...tooMany,
  },
};
