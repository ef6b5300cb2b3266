import { isDocumentKind } from '../documents/registry.ts';

/** The tails of a path, the longest first: what is said nearest to a property is meant. */
function tails(path: readonly string[]): string[] {
  return path.map((_, at) => path.slice(at).join('.'));
}

/**
 * The keys under which a property may be said, the nearest first: at its own place, by the kind of what it stands in,
 * as every document says it, and as it is said wherever it stands.
 */
export function wordKeys(place: string): readonly string[] {
  const [head = '', ...path] = place.split('.');
  const root = head.split(':')[0] ?? head;
  return [
    place,
    ...tails(path).map((tail) => `${root}.${tail}`),
    ...(path.length === 1 && isDocumentKind(root) ? [`document.${path[0]}`] : []),
    ...tails(path),
  ];
}
