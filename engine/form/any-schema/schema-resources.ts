import type { RJSFSchema } from '@rjsf/utils';
import { isPlain } from './data-path.ts';
import { pointerStep } from './json-pointer.ts';

/** Other schema documents by their addresses. */
export type SchemaDocuments = Readonly<Record<string, unknown>>;

/** A schema that other schemas can refer to by an address, with the anchors in it. */
export interface SchemaResource {
  readonly document: SchemaDocument;
  /** A JSON pointer into its document. */
  readonly pointer: string;
  /** JSON pointers into its document, by the name of the anchor. */
  readonly anchors: Map<string, string>;
  readonly dynamicAnchors: Set<string>;
  /** Whether `$recursiveRef` of others may end here. */
  readonly isRecursive: boolean;
}

/** The schema itself, or one of the documents given along with it. */
export interface SchemaDocument {
  readonly schema: unknown;
  /** The address as it was given; undefined for the schema itself. */
  readonly given: string | undefined;
  readonly base: string;
  /** Whether keywords beside a `$ref` do not count, as in drafts up to 7. */
  readonly refsStandAlone: boolean;
}

/** How the entries of an object are read: as keywords, as names chosen by its author, or as neither. */
export type Position = 'schema' | 'names' | 'unknown';

const NAMED: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'],
]);
const HOLDING: ReadonlySet<string> = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'items', 'prefixItems', 'additionalItems'],
  ...['contains', 'additionalProperties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
]);
/** Keywords whose value is data. */
const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples']);

/** The position of an entry's value; undefined for data, which stays unchanged. */
export function positionOf(name: string, position: Position): Position | undefined {
  if (position === 'names') return 'schema';
  if (DATA.has(name)) return undefined;
  if (position === 'unknown') return 'unknown';
  if (NAMED.has(name)) return 'names';
  return HOLDING.has(name) ? 'schema' : 'unknown';
}

/** The base address of a schema without one. */
const NOWHERE = 'https://schema.invalid/';

/** An absolute address without its fragment; undefined where a relative one cannot be resolved. */
export function addressOf(reference: string, base: string): string | undefined {
  try {
    const address = new URL(reference, base);
    address.hash = '';
    return address.href.replace(/#$/, '');
  } catch {
    return undefined;
  }
}

/** The base address inside a schema, by its `$id`; an anchor alone changes nothing. */
export function baseWithin(schema: RJSFSchema, base: string, document: SchemaDocument): string {
  const { $id: id, $ref: ref } = schema;
  if (typeof id !== 'string' || id.startsWith('#')) return base;
  if (typeof ref === 'string' && document.refsStandAlone) return base;
  return addressOf(id, base) ?? base;
}

/** A document at its address, relative to that of the schema that it is given along with. */
export function documentAt(schema: unknown, given?: string, root?: SchemaDocument): SchemaDocument {
  const said = isPlain(schema) ? String(schema['$schema'] ?? '') : '';
  return {
    schema,
    given,
    base: (given !== undefined && addressOf(given, root?.base ?? NOWHERE)) || NOWHERE,
    refsStandAlone: /draft-0[3467]\//.test(said),
  };
}

/** Enters every resource of a document by its address: the document itself, and each schema with an `$id` of its own. */
export function enterResources(document: SchemaDocument, resources: Map<string, SchemaResource>): void {
  const enter = (address: string, schema: unknown, pointer: string): SchemaResource => {
    const known = resources.get(address);
    if (known) return known;
    const resource: SchemaResource = {
      document,
      pointer,
      anchors: new Map(),
      dynamicAnchors: new Set(),
      isRecursive: isPlain(schema) && schema['$recursiveAnchor'] === true,
    };
    resources.set(address, resource);
    return resource;
  };
  function visit(value: unknown, pointer: string, base: string, position: Position): void {
    if (Array.isArray(value)) {
      for (const [at, each] of value.entries()) visit(each, `${pointer}/${at}`, base, position);
      return;
    }
    if (!isPlain(value)) return;
    let within = base;
    if (position === 'schema') {
      within = baseWithin(value, base, document);
      const resource = enter(within, value, pointer);
      const { $id: id, $anchor: anchor, $dynamicAnchor: dynamic } = value;
      if (typeof id === 'string' && id.startsWith('#')) resource.anchors.set(id.slice(1), pointer);
      for (const name of [anchor, dynamic]) {
        if (typeof name === 'string') resource.anchors.set(name, pointer);
      }
      if (typeof dynamic === 'string') resource.dynamicAnchors.add(dynamic);
    }
    for (const [name, each] of Object.entries(value)) {
      const inner = positionOf(name, position);
      if (inner) visit(each, `${pointer}/${encodeURIComponent(pointerStep(name))}`, within, inner);
    }
  }
  enter(document.base, document.schema, '');
  visit(document.schema, '', document.base, 'schema');
}
