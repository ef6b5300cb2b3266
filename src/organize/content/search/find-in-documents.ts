import { type DataPath, isPlain } from '#engine/form/any-schema/data-path.ts';
import { pointerOf } from '#engine/form/any-schema/json-pointer.ts';
import { foldText } from '#engine/form/format/fold-text.ts';

/** A text of a document that has what was searched. */
export interface FoundText {
  readonly kind: string;
  readonly code: string;
  /** As an RFC 6901 pointer. */
  readonly pointer: string;
  /** The text around the match, without markup. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The fewest characters that are searched for. */
export const FEWEST = 2;
/** What a document is found by in the list of documents. */
const IDENTITY: ReadonlySet<string> = new Set(['$schema', 'kind', 'code']);
/** The most characters shown on each side of a match. */
const AROUND = 60;

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The texts of documents that contain what is searched, whatever its case and accents; at most so many. */
export function findInDocuments(documents: readonly unknown[], search: string, most: number): FoundText[] {
  const wanted = foldText(search.trim());
  const found: FoundText[] = [];
  if (wanted.length < FEWEST) return found;
  const visit = (value: unknown, path: DataPath, document: Readonly<Record<string, unknown>>): void => {
    if (found.length >= most) return;
    if (typeof value === 'string') {
      const at = IDENTITY.has(String(path.join())) ? undefined : matchIn(plain(value), wanted);
      if (at) {
        const { kind, code } = document;
        found.push({ kind: String(kind), code: String(code), pointer: pointerOf(path), ...at });
      }
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [name, each] of entries) visit(each, [...path, name], document);
  };
  for (const document of documents) if (isPlain(document)) visit(document, [], document);
  return found;
}

/** Where a text contains another; by characters, as folding may change their number. */
function matchIn(text: string, wanted: string): Pick<FoundText, 'before' | 'match' | 'after'> | undefined {
  if (!foldText(text).includes(wanted)) return undefined;
  const characters = [...text];
  // Folding takes spaces off the ends.
  const folded = characters.map((each) => (/[\s_/-]/.test(each) ? ' ' : foldText(each)));
  for (let start = 0; start < characters.length; start += 1) {
    let length = 0;
    let joined = '';
    while (start + length < characters.length && joined.length < wanted.length) {
      joined += folded[start + length] ?? '';
      length += 1;
    }
    if (joined !== wanted) continue;
    const from = Math.max(0, start - AROUND);
    const to = Math.min(characters.length, start + length + AROUND);
    return {
      before: `${from > 0 ? '…' : ''}${characters.slice(from, start).join('')}`,
      match: characters.slice(start, start + length).join(''),
      after: `${characters.slice(start + length, to).join('')}${to < characters.length ? '…' : ''}`,
    };
  }
  return { before: text.slice(0, AROUND), match: '', after: '' };
}
