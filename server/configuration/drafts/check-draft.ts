import type { CheckedDocument as WrittenDocument } from '#engine/contract/site-drafts.ts';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentChanges } from '#engine/event/merge/document-changes.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedConfiguration } from '../configuration-store.ts';
import { diagnoseDocument, toConfirm } from '../diagnose-document.ts';
import { type BrokenElsewhere, diagnoseRemovals, type Removal } from '../diagnose-removals.ts';
import { besideOthers } from './beside-others.ts';
import { named, type Proposed, publishedVersion, togetherOf } from './draft-documents.ts';

/** A checked document whose diagnostics are not yet written in a language. */
export type CheckedRow = Omit<WrittenDocument, 'diagnostics' | 'affected' | 'elsewhere'> & {
  readonly diagnostics: Diagnostic[];
  readonly affected: Diagnostic[];
  readonly elsewhere: readonly BrokenElsewhere[];
};

/** What is wrong with one document of a draft, next to the others. */
export async function diagnoseInDraft(
  db: Database,
  served: ServedConfiguration,
  eventCode: string,
  rows: readonly Proposed[],
  row: Proposed,
): Promise<Diagnostic[]> {
  return diagnoseDocument(db, eventCode, row.document, await beside(served, eventCode, rows, row));
}

const beside = (served: ServedConfiguration, eventCode: string, rows: readonly Proposed[], row: Proposed) =>
  besideOthers(served, eventCode, togetherOf(rows).documents, row.document);

/** What publishing a draft would change, whom that affects, and what is wrong with it, by document. */
export async function checkDraft(
  db: Database,
  served: ServedConfiguration,
  eventCode: string,
  rows: readonly Proposed[],
): Promise<CheckedRow[]> {
  const removals = await diagnoseRemovals(db, eventCode, togetherOf(rows), served);
  return Promise.all(
    rows.map(async (row): Promise<CheckedRow> => {
      const { kind, code, document, deleted } = row;
      const outdated = isOutdated(served, eventCode, row) ? ('Y' as const) : ('N' as const);
      if (deleted) {
        const { diagnostics, elsewhere, affected } = removalOf(removals, row);
        return { kind, code, changes: [], outdated, diagnostics, elsewhere, affected };
      }
      const current = served.current(eventCode, named(row).kind, code);
      const others = await beside(served, eventCode, rows, row);
      const diagnostics = await diagnoseDocument(db, eventCode, document, others);
      return {
        kind,
        code,
        changes: documentChanges(current?.document ?? {}, document),
        diagnostics,
        elsewhere: [],
        affected: await toConfirm(db, eventCode, document, others, diagnostics),
        outdated,
      };
    }),
  );
}

/** Whether another version of a document was published since the draft took it, or it was removed. */
export const isOutdated = (served: ServedConfiguration, eventCode: string, row: Proposed): boolean =>
  publishedVersion(served, eventCode, named(row)) !== row.baseVersion;

const removalOf = (
  removals: readonly Removal[],
  { kind, code }: Proposed,
): Pick<Removal, 'diagnostics' | 'elsewhere' | 'affected'> =>
  removals.find((each) => each.kind === kind && each.code === code) ?? {
    diagnostics: [],
    elsewhere: [],
    affected: [],
  };
