import type { Check } from './asking.ts';
import { type Compared, nameOf } from './compare-folder.ts';

/** What a folder would publish: what was changed or added in it and, if asked for, the removal of what has no file. */
export interface Proposal {
  readonly documents: Check['documents'];
  readonly removed: Check['removed'];
}

/** What a folder would publish. A document that was published since is published over it. */
export function proposalOf(compared: readonly Compared[], prune: boolean): Proposal {
  return {
    documents: compared.flatMap(({ state, own, published }) =>
      own && ['changed', 'added', 'conflict'].includes(state)
        ? [{ document: own.document, version: published?.version ?? 0 }]
        : [],
    ),
    removed: compared.flatMap(({ state, kind, code, published }) =>
      prune && state === 'missing' && published ? [{ kind, code, version: published.version }] : [],
    ),
  };
}

/** Whether a folder would publish nothing. */
export const isEmpty = ({ documents, removed }: Proposal): boolean => documents.length + removed.length === 0;

/** A document with its file, for a line. */
export function titleOf(compared: Pick<Compared, 'kind' | 'code' | 'own'>): string {
  return compared.own ? `${nameOf(compared)} (${compared.own.file})` : nameOf(compared);
}
