import { isDeepStrictEqual } from 'node:util';
import { type Asking, type Published, readPublished, readVersion } from './asking.ts';
import { type FolderDocument, readFolder } from './read-folder.ts';

/**
 * How a document of a folder is to what is published: the same, changed or added in the folder, published since the pull
 * (newer) or that as well (conflict), or published and without a file (missing).
 */
export type State = 'same' | 'changed' | 'added' | 'newer' | 'conflict' | 'missing';

/** A document of a folder beside the published one. */
export interface Compared {
  readonly state: State;
  readonly kind: string;
  readonly code: string;
  /** Absent for one without a file. */
  readonly own?: FolderDocument;
  /** Absent for one that is not published. */
  readonly published?: Published;
  /** The version that the file was made from, if another one is published. */
  readonly base?: unknown;
}

/** `form/personal`. */
export const nameOf = ({ kind, code }: { readonly kind: string; readonly code: string }): string =>
  `${kind}/${code}`;

/** Compares a folder with what is published, in the order of the files; those without a file come last. */
export async function compareFolder(asking: Asking, event: string, folder: string): Promise<Compared[]> {
  const files = await readFolder(folder);
  const published = await readPublished(asking, event);
  const byName = new Map(published.map((each) => [nameOf(each), each]));
  const compared = await Promise.all(
    files.map((own) => compare(asking, event, own, byName.get(nameOf(own)))),
  );
  const known = new Set(files.map(nameOf));
  const missing = published.filter((each) => !known.has(nameOf(each)));
  return [
    ...compared,
    ...missing.map((each) => ({
      state: 'missing' as const,
      kind: each.kind,
      code: each.code,
      published: each,
    })),
  ];
}

async function compare(
  asking: Asking,
  event: string,
  own: FolderDocument,
  published: Published | undefined,
): Promise<Compared> {
  const { kind, code, from, document } = own;
  const both = { kind, code, own, ...(published && { published }) };
  if (published && isDeepStrictEqual(published.document, document)) return { ...both, state: 'same' };
  if (published?.version === from) return { ...both, state: 'changed' };
  if (!published && from === 0) return { ...both, state: 'added' };
  const base = from === 0 ? undefined : await readVersion(asking, event, { kind, code, version: from });
  return { ...both, base, state: isDeepStrictEqual(base, document) ? 'newer' : 'conflict' };
}
