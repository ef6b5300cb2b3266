import type { CheckedDocument as WrittenDocument } from '#engine/contract/site-drafts.ts';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentChanges } from '#engine/event/merge/document-changes.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedConfiguration } from '../configuration-store.ts';
import { diagnoseDocument, toConfirm } from '../diagnose-document.ts';
import { besideOthers } from './beside-others.ts';
import { type DraftRow, named, publishedVersion } from './draft-documents.ts';

/** A checked document whose diagnostics are not yet written in a language. */
type CheckedDocument = Omit<WrittenDocument, 'diagnostics' | 'affected'> & {
  readonly diagnostics: Diagnostic[];
  readonly affected: Diagnostic[];
};

/** What is wrong with one document of a draft, next to the others. */
export async function diagnoseInDraft(
  db: Database,
  served: ServedConfiguration,
  eventCode: string,
  rows: readonly DraftRow[],
  row: DraftRow,
): Promise<Diagnostic[]> {
  return diagnoseDocument(db, eventCode, row.document, await beside(served, eventCode, rows, row));
}

const beside = (served: ServedConfiguration, eventCode: string, rows: readonly DraftRow[], row: DraftRow) =>
  besideOthers(
    served,
    eventCode,
    rows.map(({ document }) => document),
    row.document,
  );

/** What publishing a draft would change, whom that affects, and what is wrong with it, by document. */
export async function checkDraft(
  db: Database,
  served: ServedConfiguration,
  eventCode: string,
  rows: readonly DraftRow[],
): Promise<CheckedDocument[]> {
  return Promise.all(
    rows.map(async (row): Promise<CheckedDocument> => {
      const { kind, code, document, baseVersion } = row;
      const current = served.current(eventCode, named(row).kind, code);
      return {
        kind,
        code,
        changes: documentChanges(current?.document ?? {}, document),
        diagnostics: await diagnoseInDraft(db, served, eventCode, rows, row),
        affected: await toConfirm(db, eventCode, document, await beside(served, eventCode, rows, row)),
        outdated: publishedVersion(served, eventCode, named(row)) === baseVersion ? 'N' : 'Y',
      };
    }),
  );
}
