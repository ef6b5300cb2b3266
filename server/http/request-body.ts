import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withLineFeeds } from '#engine/form/field-types/blank.ts';
import { fileTooLarge } from '#server/files/file-problems.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { findUnstorable, unstorableMessage } from '#server/refusals/find-unstorable-text.ts';
import { invalidField, notFound, Refusal } from '#server/refusals/refusal.ts';
import { HttpProblem } from './http-problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The format of a route's body: form data by default. */
    body?: 'form' | 'json';
    /** The one field of the form that carries a file. */
    upload?: string;
  }
  interface FastifyRequest {
    upload?: ReceivedFile;
  }
}

/** The largest file of any field, in bytes. */
const mostFileBytes = 25 * 1024 * 1024;

const acceptedTypes = {
  form: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  json: ['application/json'],
} as const;

/**
 * Reads bodies as in spec §7: form data as a flat object with arrays for repeated names, JSON or a file only for routes
 * that accept it, and 415 for anything else.
 */
export async function readRequestBodies(server: FastifyInstance): Promise<void> {
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => collectFields(new URLSearchParams(body)),
  );
  await server.register(multipart);
  server.addHook('preParsing', async (request) => refuseOtherTypes(request));
  server.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = collectFields(await readParts(request).catch(asUnreadable));
    else if (request.method === 'POST') request.body ??= {};
    refuseUnstorable(request);
    keepOddNumbers(request);
  });
}

function refuseOtherTypes(request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const accepted: readonly string[] = acceptedTypes[request.routeOptions.config.body ?? 'form'];
  if (type === undefined || request.is404 || accepted.includes(type)) return;
  const list = accepted.join(', ');
  throw new HttpProblem(415, {
    request: [inEveryLanguage('requests.otherType', { list })],
  });
}

type Field = readonly [name: string, value: string];

async function readParts(request: FastifyRequest): Promise<Field[]> {
  const limit = request.routeOptions.bodyLimit ?? 0;
  const { upload } = request.routeOptions.config;
  const tooLarge = new HttpProblem(413, { request: [inEveryLanguage('requests.tooLarge')] });
  const announced = Number(request.headers['content-length'] ?? 0);
  if (upload !== undefined && announced > mostFileBytes + limit) throw fileTooLarge(mostFileBytes);
  if (upload === undefined && announced > limit) throw tooLarge;
  const fields: Field[] = [];
  let size = 0;
  for await (const part of request.parts({
    limits: { fieldSize: limit, fieldNameSize: 200, fields: 5000, fileSize: mostFileBytes },
  })) {
    if (part.type === 'file') {
      if (part.fieldname !== upload || request.upload) throw unwanted(part);
      request.upload = { name: part.filename, content: await readWhole(part) };
      continue;
    }
    const value = String(part.value);
    size += part.fieldname.length + value.length;
    // Busboy truncates long values; half an answer must not count as complete.
    if (part.fieldnameTruncated || part.valueTruncated || size > limit) throw tooLarge;
    fields.push([part.fieldname, value]);
  }
  return fields;
}

function unwanted(part: MultipartFile): Refusal {
  part.file.resume();
  return invalidField(part.fieldname, inEveryLanguage('requests.noFile'));
}

async function readWhole(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  if (part.file.truncated) throw fileTooLarge(mostFileBytes);
  return Buffer.concat(chunks);
}

/** The parser throws plain errors for truncated or malformed bodies, which are the client's fault. */
function asUnreadable(error: unknown): never {
  const known =
    error instanceof HttpProblem ||
    error instanceof Refusal ||
    (error instanceof Error && 'statusCode' in error);
  throw known ? error : new HttpProblem(400, { request: [inEveryLanguage('requests.unreadable')] });
}

function collectFields(fields: Iterable<Field>): Record<string, string | string[]> {
  const body: Record<string, string | string[]> = {};
  for (const [name, sent] of fields) {
    // Form data writes line ends with two characters: counted as the browser counts them.
    const value = withLineFeeds(sent);
    if (name in Object.prototype) throw invalidField('request', inEveryLanguage('requests.forbiddenName'));
    const earlier = body[name];
    if (earlier === undefined) body[name] = value;
    else body[name] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  }
  return body;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

type FieldSchema = { readonly type?: unknown; readonly items?: FieldSchema };
type FormSchema = { readonly properties?: Readonly<Record<string, FieldSchema>> };

const isNumeric = ({ type, items }: FieldSchema): boolean =>
  type === 'integer' || type === 'number' || (items !== undefined && isNumeric(items));

/**
 * Keeps the validator from reading numbers as JavaScript does: `0x1`, `1e3` and blanks are not numbers in a form. They
 * are refused as the wrong type.
 */
function keepOddNumbers(request: FastifyRequest): void {
  const { body: ofBody, querystring, params } = request.routeOptions.schema ?? {};
  for (const [values, schema] of [
    [request.body, ofBody],
    [request.query, querystring],
    [request.params, params],
  ] as const) {
    if (typeof values !== 'object' || values === null) continue;
    const fields = values as Record<string, unknown>;
    for (const [name, field] of Object.entries((schema as FormSchema | undefined)?.properties ?? {})) {
      if (!isNumeric(field) || !Object.hasOwn(fields, name)) continue;
      const plain = (value: unknown) => (typeof value === 'string' && !DECIMAL.test(value) ? '' : value);
      const value = fields[name];
      fields[name] = Array.isArray(value) ? value.map(plain) : plain(value);
    }
  }
}

function refuseUnstorable(request: FastifyRequest): void {
  if (findUnstorable(request.params) !== undefined || findUnstorable(request.query) !== undefined)
    throw notFound();
  const unstorable = findUnstorable(request.body);
  if (unstorable === undefined) return;
  throw invalidField(unstorable.path || 'request', unstorableMessage[unstorable.why]);
}
