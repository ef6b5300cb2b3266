import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldDefinitions } from '#engine/event/documents/form/schema.ts';
import { type DocumentKind, metaSchemas } from '#engine/event/documents/registry.ts';

const EVENTS = path.join(import.meta.dirname, '../fixtures/events');

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Record<string, Schema>;
  readonly patternProperties?: Record<string, Schema>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const definitions: Readonly<Record<string, unknown>> = fieldDefinitions.$defs;
/** A schema itself, or the definition that it refers to; only forms have any. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (definitions[name] as Schema);
}

/** The one of several schemas that an object is written by: the one whose tag it bears. */
function branchOf(value: Json, schema: Schema): Schema | undefined {
  const { oneOf, anyOf } = resolved(schema);
  const branches = (oneOf ?? anyOf)?.map(resolved);
  if (!branches) return resolved(schema);
  return branches.find(({ properties }) =>
    Object.entries(properties ?? {}).some(([name, of]) => of.const !== undefined && of.const === value[name]),
  );
}

/** A document with as few of each list as may be: one field, one workshop, one page of a menu. */
function shortened(value: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(value)) {
    const kept = value.some(isObject) ? value.slice(0, Math.max(1, schema?.minItems ?? 1)) : value;
    return kept.map((each) => shortened(each, schema?.items));
  }
  if (!isObject(value)) return value;
  const branch = schema && branchOf(value, schema);
  // A condition, or a text in several languages: cut short it would say something else.
  if (!branch) return value;
  const isMap = branch.properties === undefined && branch.patternProperties !== undefined;
  const entries = Object.entries(value).slice(0, isMap ? 1 : undefined);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, shortened(each, branch.properties?.[name])]),
  );
}

/** JSON on one line, as a person writes it. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${onOneLine(each)}`);
  return `{ ${entries.join(', ')} }`;
}

/** JSON in which what fits on a line stands on one. */
function written(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= 110) return line;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((each) => `${inner}${written(each, inner)}`)
    : Object.entries(value).map(([name, each]) => `${inner}${JSON.stringify(name)}: ${written(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Every document of the demo events by its file. */
function demoDocuments(): Json[] {
  return readdirSync(EVENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(EVENTS, file), 'utf8')) as Json);
}

/** A document of each kind: the shortest that the demo events have, with its lists cut short. */
export function exampleDocuments(): ReadonlyMap<DocumentKind, string> {
  const examples = new Map<DocumentKind, string>();
  for (const document of demoDocuments()) {
    const kind = document['kind'] as DocumentKind;
    if (!Object.hasOwn(metaSchemas, kind)) continue;
    const text = written(shortened(document, metaSchemas[kind] as unknown as Schema));
    const before = examples.get(kind);
    // One that says more is a better example, as long as it can be taken in at a glance.
    const rank = (each: string) => (each.length > 2_400 ? -each.length : each.length);
    if (before === undefined || rank(text) > rank(before)) examples.set(kind, text);
  }
  return examples;
}
