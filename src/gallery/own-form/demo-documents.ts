import type { DocumentKind } from '#engine/event/documents/registry.ts';

/** A document as it is written. */
export interface DemoDocument {
  readonly kind: DocumentKind;
  readonly code: string;
}

const files = import.meta.glob<DemoDocument>('../../../fixtures/events/**/*.json', { import: 'default' });

/** A document's name here: its event and its file in that. */
const nameOf = (file: string) => file.replace(/^.*\/fixtures\/events\/|\.json$/g, '');

/** The names of all documents of the demo events, as `teachers/form/personal`. */
export const DOCUMENT_NAMES: readonly string[] = Object.keys(files).map(nameOf);

/** Loads a document and its event's others, to which it refers. */
export async function loadDocument(
  name: string,
): Promise<{ document: DemoDocument; siblings: readonly DemoDocument[] } | undefined> {
  const [event] = name.split('/');
  const own = Object.entries(files).filter(([file]) => nameOf(file).startsWith(`${event}/`));
  const siblings = await Promise.all(own.map(([, load]) => load()));
  const at = own.findIndex(([file]) => nameOf(file) === name);
  const document = siblings[at];
  return document && { document, siblings };
}
