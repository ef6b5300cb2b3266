import { type DocumentKind, isDocumentKind } from '#engine/event/documents/registry.ts';
import { changeInWords } from '#engine/event/in-words/change-in-words.ts';
import type { DocumentChange } from '#engine/event/merge/document-change.ts';
import { documentChanges } from '#engine/event/merge/document-changes.ts';
import { formOfSchema } from '#engine/event/reference/form-of-schema.ts';

/** Changes that are printed of one document; a new one has as many as it has values. */
const MOST_SHOWN = 40;

/** A change of a document, for a program and for people. */
export interface ToldChange extends DocumentChange {
  /** The titles and names on the way to it. */
  readonly place: readonly string[];
  readonly words: { readonly was?: string; readonly is?: string };
}

const schemas = new Map<DocumentKind, Readonly<Record<string, unknown>>>();

function schemaOf(kind: string): Readonly<Record<string, unknown>> | undefined {
  if (!isDocumentKind(kind)) return undefined;
  const schema = schemas.get(kind) ?? formOfSchema(kind, 'en').schema;
  schemas.set(kind, schema);
  return schema;
}

/** What changed from one version of a document to another, as the desk shows it. */
export function toldChanges(kind: string, published: unknown, document: unknown): ToldChange[] {
  const schema = schemaOf(kind);
  return documentChanges(published ?? {}, document ?? {}).map((change) => {
    const { place, ...words } = changeInWords(change, { document, published, schema }, 'en');
    return { ...change, place, words };
  });
}

/** Changes as lines for a terminal. */
export function changeLines(changes: readonly ToldChange[]): string[] {
  const lines = changes.slice(0, MOST_SHOWN).map(({ place, words: { was, is } }) => {
    const where = place.join(' › ') || 'The whole document';
    if (was === undefined) return `  ${where}: added ${is}`;
    return is === undefined ? `  ${where}: removed ${was}` : `  ${where}: ${was} → ${is}`;
  });
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}
