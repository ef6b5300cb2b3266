import type { RJSFSchema } from '@rjsf/utils';
import { isPlain } from './data-path.ts';
import { modernSchema } from './modern-schema.ts';
import { hostileParts, type SchemaProblem } from './schema-problems.ts';
import {
  addressOf,
  baseWithin,
  documentAt,
  enterResources,
  type Position,
  positionOf,
  type SchemaDocument,
  type SchemaDocuments,
  type SchemaResource,
} from './schema-resources.ts';

/** A schema with everything that it refers to, by local references alone. */
export interface BundledSchema {
  readonly schema: unknown;
  /** Hostile parts of the schema or a document: neither is used then. */
  readonly problems: readonly SchemaProblem[];
  /** Converts a pointer into the bundle to one into the input. */
  pointerInGiven(pointer: string): string;
}

const REFERRING = /"(?:\$id|id|\$anchor|\$dynamicRef|\$recursiveRef)":|"\$ref":"[^#]/;
/** Keywords that mean nothing once every reference is local. */
const ADDRESSING: ReadonlySet<string> = new Set([
  ...['$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor'],
]);

function hostileIn(schema: unknown, documents: SchemaDocuments): SchemaProblem[] {
  return [
    ...hostileParts(schema),
    ...Object.entries(documents).flatMap(([address, document]) =>
      hostileParts(document).map((each) => ({ ...each, pointer: `${address}#${each.pointer}` })),
    ),
  ];
}

/**
 * Makes a schema self-contained: references by `$id`, `$anchor`, `$dynamicAnchor` or a relative address become
 * pointers, and the documents that they name are put under `$defs`. Other references stay unchanged.
 */
export function bundleSchema(given: unknown, documents: SchemaDocuments = {}): BundledSchema {
  const problems = hostileIn(given, documents);
  const asGiven = (pointer: string) => pointer;
  if (problems.length > 0) return { schema: given, problems, pointerInGiven: asGiven };
  const modern = modernSchema(given);
  if (!isPlain(modern) || !REFERRING.test(JSON.stringify(modern))) {
    return { schema: modern, problems, pointerInGiven: asGiven };
  }
  const root = documentAt(modern);
  const resources = new Map<string, SchemaResource>();
  const baseOf = (document: SchemaDocument) =>
    isPlain(document.schema) ? baseWithin(document.schema, document.base, document) : document.base;
  enterResources(root, resources);
  const draft = isPlain(given) && given['$schema'] !== undefined ? { $schema: given['$schema'] } : {};
  for (const [address, document] of Object.entries(documents)) {
    // A document that does not name its draft is of the schema's.
    const schema = modernSchema(isPlain(document) ? { ...draft, ...document } : document);
    enterResources(documentAt(schema, address, { ...root, base: baseOf(root) }), resources);
  }

  /** The referenced documents with their names under `$defs` and the document that referenced them first. */
  const embedded = new Map<SchemaDocument, { readonly prefix: string; readonly from?: SchemaDocument }>([
    [root, { prefix: '' }],
  ]);
  const ownNames = new Set(Object.keys(Object(modern['$defs'])));
  function prefixOf(document: SchemaDocument, from: SchemaDocument): string {
    const known = embedded.get(document);
    if (known) return known.prefix;
    let number = embedded.size;
    while (ownNames.has(`document${number}`)) number += 1;
    ownNames.add(`document${number}`);
    const prefix = `/$defs/document${number}`;
    embedded.set(document, { prefix, from });
    return prefix;
  }

  /** The outermost schema on the way to a document that a dynamic reference may end in. */
  function outermost(document: SchemaDocument, isEnd: (resource: SchemaResource) => boolean) {
    let found: SchemaResource | undefined;
    for (let at: SchemaDocument | undefined = document; at; at = embedded.get(at)?.from) {
      const resource = resources.get(baseOf(at));
      if (resource && isEnd(resource)) found = resource;
    }
    return found;
  }

  function pointerTo(reference: string, base: string, from: SchemaDocument, isDynamic: boolean) {
    const [, fragment = ''] = /#(.*)$/.exec(reference) ?? [];
    const address = addressOf(reference, base);
    const resource = address === undefined ? undefined : resources.get(address);
    if (!resource) return undefined;
    const at = ({ document, pointer }: SchemaResource) => `#${prefixOf(document, from)}${pointer}`;
    if (fragment === '' || fragment.startsWith('/')) return `${at(resource)}${fragment}`;
    const hasAnchor = ({ dynamicAnchors }: SchemaResource) => dynamicAnchors.has(fragment);
    const end = (isDynamic && hasAnchor(resource) && outermost(from, hasAnchor)) || resource;
    const pointer = end.anchors.get(fragment);
    return pointer === undefined ? undefined : `#${prefixOf(end.document, from)}${pointer}`;
  }

  function localReference(
    name: string,
    value: string,
    base: string,
    from: SchemaDocument,
  ): string | undefined {
    if (name === '$ref' || name === '$dynamicRef')
      return pointerTo(value, base, from, name === '$dynamicRef');
    if (name !== '$recursiveRef') return undefined;
    const own = resources.get(base);
    const end = (own?.isRecursive && outermost(from, ({ isRecursive }) => isRecursive)) || own;
    return end && `#${prefixOf(end.document, from)}${end.pointer}`;
  }

  function localized(value: unknown, base: string, position: Position, document: SchemaDocument): unknown {
    if (Array.isArray(value)) return value.map((each) => localized(each, base, position, document));
    if (!isPlain(value)) return value;
    const within = position === 'schema' ? baseWithin(value, base, document) : base;
    const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
      if (position === 'schema' && ADDRESSING.has(name)) return [];
      if (position !== 'names' && typeof each === 'string') {
        const pointer = localReference(name, each, within, document);
        return [pointer === undefined ? [name, each] : ['$ref', pointer]];
      }
      const inner = positionOf(name, position);
      return [[name, inner ? localized(each, within, inner, document) : each]];
    });
    return Object.fromEntries(entries);
  }

  const schema = localized(modern, root.base, 'schema', root) as RJSFSchema;
  const $defs: Record<string, unknown> = { ...schema.$defs };
  // A document may refer to others: those are entered behind it.
  for (const [document, { prefix }] of embedded) {
    if (document === root) continue;
    const local = localized(document.schema, document.base, 'schema', document);
    const { $schema: _, ...rest } = isPlain(local) ? local : { $schema: '' };
    $defs[prefix.slice('/$defs/'.length)] = isPlain(local) ? rest : local;
  }
  return {
    schema: Object.keys($defs).length > 0 ? { ...schema, $defs } : schema,
    problems,
    pointerInGiven(pointer) {
      for (const [{ given: address }, { prefix }] of embedded) {
        if (address === undefined || !`${pointer}/`.startsWith(`${prefix}/`)) continue;
        return `${address}#${pointer.slice(prefix.length)}`;
      }
      return pointer;
    },
  };
}
