import { type DocumentKind, isDocumentKind } from '#engine/event/documents/registry.ts';

/** Kinds that have a folder of their own, in which a document's file has its code. */
const OWN_FOLDER: ReadonlySet<DocumentKind> = new Set(['form', 'flow', 'page']);
/** Kinds of one document beside those folders. */
const AT_TOP: ReadonlySet<DocumentKind> = new Set(['event', 'menu']);

/** Where a document is written in an event's folder that has no file of it yet, such as `form/personal.json`. */
export function documentPath({ kind, code }: { readonly kind: string; readonly code: string }): string {
  if (!isDocumentKind(kind)) return `${kind}-${code}.json`;
  if (AT_TOP.has(kind)) return `${kind}.json`;
  if (OWN_FOLDER.has(kind)) return `${kind}/${code}.json`;
  const isPlain = kind === code || (kind === 'offers' && !isDocumentKind(code));
  return `catalogue/${isPlain ? code : `${kind.replaceAll('_', '-')}-${code}`}.json`;
}
