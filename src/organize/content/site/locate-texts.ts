import { type DataPath, isPlain } from '#engine/form/any-schema/data-path.ts';
import { pointerOf } from '#engine/form/any-schema/json-pointer.ts';

/** A place of a document. */
export interface LocatedPlace {
  readonly kind: string;
  readonly code: string;
  /** As an RFC 6901 pointer. */
  readonly pointer: string;
}

/** The shortest text that may be a part of one in a document, or have one in it. */
const SHORTEST_PART = 12;

const comparable = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[*_#\u00ad]/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Finds where a part of a page is written in the documents. `texts` are tried in turn: the first that is found gives the
 * places, and an exact match is preferred to a partial one.
 */
export function locateTexts(documents: readonly unknown[], texts: readonly string[]): LocatedPlace[] {
  const all = documents.filter(isPlain).flatMap(textsIn);
  for (const text of texts) {
    const wanted = comparable(text);
    if (wanted === '') continue;
    const whole = all.filter((each) => each.text === wanted);
    if (whole.length > 0) return whole.map(({ place }) => place);
    if (wanted.length < SHORTEST_PART) continue;
    const parts = all.filter(
      (each) =>
        each.text.includes(wanted) || (each.text.length >= SHORTEST_PART && wanted.includes(each.text)),
    );
    if (parts.length > 0) return parts.map(({ place }) => place);
  }
  return [];
}

type Document = Readonly<Record<string, unknown>>;

function textsIn(document: Document): { readonly text: string; readonly place: LocatedPlace }[] {
  const found: { text: string; place: LocatedPlace }[] = [];
  const { kind, code } = document;
  const visit = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') {
      const place = { kind: String(kind), code: String(code), pointer: pointerOf(path) };
      if (path.length > 0) found.push({ text: comparable(value), place });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [name, each] of entries)
      if (!IDENTITY.has(String(name)) || path.length > 0) visit(each, [...path, name]);
  };
  visit(document, []);
  return found;
}

const IDENTITY: ReadonlySet<string> = new Set(['$schema', 'kind', 'code']);
