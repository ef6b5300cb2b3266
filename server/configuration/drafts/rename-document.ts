import { and, eq, sql } from 'drizzle-orm';
import { HOMEPAGES } from '#engine/event/documents/event/homepages.ts';
import type { DocumentKind } from '#engine/event/documents/registry.ts';
import { usesOfDocument } from '#engine/event/references/find-uses.ts';
import { type Renaming, withRenamed } from '#engine/event/references/rename-document.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, siteDraftDocument, draft as typedAnswers } from '#server/database/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, notFound } from '#server/refusals/refusal.ts';
import type { ServedConfiguration } from '../configuration-store.ts';
import { pagePath } from '../page-paths.ts';
import { deleteDocument } from './delete-document.ts';
import {
  type DraftRow,
  documentsOf,
  isDocumentOf,
  type Named,
  publishedVersion,
  saveDocument,
  togetherOf,
} from './draft-documents.ts';
import { lockDraft } from './drafts.ts';

/** Kinds whose code nothing stored depends on; of a form only while it has no answers. */
const RENAMED: readonly DocumentKind[] = ['page', 'form', 'floor_plan'];

/** Which document of which draft gets which code, and who asks. */
export interface Rename extends Named {
  readonly draft: string;
  readonly to: string;
  readonly by: string;
}

type Document = Readonly<Record<string, unknown>> & Named;

/**
 * Gives a document another code: it becomes a new document, the old one is deleted in the draft, and everything that refers
 * to it is edited. Returns what else was edited. Throws 404 for an unknown document, and 422 with the reason where that is
 * not safe.
 */
export async function renameDocument(
  tx: Database,
  served: ServedConfiguration,
  eventCode: string,
  { draft, kind, code, to, by }: Rename,
): Promise<Named[]> {
  const { id: draftId } = await lockDraft(tx, eventCode, draft);
  const rows = await documentsOf(tx, draftId);
  const documents = overlaid(served, eventCode, rows);
  const own = documents.find((each) => each.kind === kind && each.code === code);
  if (!own) throw notFound();
  await refuseUnsafe(tx, eventCode, documents, { kind, code });
  const isTaken =
    rows.some((row) => row.kind === kind && row.code === to) || served.current(eventCode, kind, to);
  if (isTaken) throw invalidField('to', inEveryLanguage('drafts.codeTaken'));
  const made = { ...own, code: to };
  const renaming = renamingOf({ kind, code, to }, own, made);
  const save = async (document: unknown, which: Named) => {
    const row = rows.find((each) => each.kind === which.kind && each.code === which.code);
    const baseVersion = row?.baseVersion ?? publishedVersion(served, eventCode, which);
    await saveDocument(tx, eventCode, draft, { document, revision: row?.revision ?? 0, baseVersion, by });
  };
  await save(withRenamed(made, renaming), { kind, code: to });
  const edited: Named[] = [];
  for (const each of documents.filter((other) => other !== own)) {
    const changed = withRenamed(each, renaming);
    if (changed === each) continue;
    await save(changed, each);
    edited.push({ kind: each.kind, code: each.code });
  }
  if (publishedVersion(served, eventCode, { kind, code }) > 0)
    await deleteDocument(tx, served, eventCode, { draft, kind, code, by });
  else await tx.delete(siteDraftDocument).where(isDocumentOf(draftId, { kind, code }));
  return edited;
}

/** The documents of an event as they would be with the draft, whatever their shape. */
export function overlaid(
  served: ServedConfiguration,
  eventCode: string,
  rows: readonly DraftRow[],
): Document[] {
  const { documents } = togetherOf(rows);
  const inDraft = new Set(rows.map(({ kind, code }) => `${kind}/${code}`));
  const others = served.list(eventCode).map(({ document }) => document);
  return [
    ...others.filter(({ kind, code }) => !inDraft.has(`${kind}/${code}`)),
    ...documents.filter(isPlain),
  ] as Document[];
}

/** Throws 422 for a document whose code something depends on that is no document. */
async function refuseUnsafe(
  tx: Database,
  eventCode: string,
  documents: readonly Document[],
  { kind, code }: Named,
): Promise<void> {
  if (!RENAMED.includes(kind)) throw invalidField('to', inEveryLanguage('drafts.codeStays'));
  if (kind === 'page' && HOMEPAGES.some((homepage) => homepage === code))
    throw invalidField('to', inEveryLanguage('drafts.homeStays'));
  if (kind !== 'form') return;
  const ofEvent = eq(dossier.eventCode, eventCode);
  const stored = await tx.$count(dossier, and(ofEvent, sql`${dossier.answers} ? ${code}`));
  const [typed] = await tx
    .select({ id: typedAnswers.dossierId })
    .from(typedAnswers)
    .innerJoin(dossier, eq(dossier.id, typedAnswers.dossierId))
    .where(and(ofEvent, eq(typedAnswers.formType, code)))
    .limit(1);
  if (stored > 0 || typed) throw invalidField('to', inEveryLanguage('drafts.answersStay'));
  // Answers of further people are stored by themselves.
  const isWithin = usesOfDocument(documents, { kind, code }).some(
    (use) => use.kind === 'form' && use.pointer.endsWith('/form_type'),
  );
  if (isWithin) throw invalidField('to', inEveryLanguage('drafts.codeStays'));
}

function renamingOf(renaming: Named & { readonly to: string }, was: Document, is: Document): Renaming {
  if (renaming.kind !== 'page') return renaming;
  const pathOf = ({ code, parent }: Document) =>
    pagePath({ code, ...(typeof parent === 'string' && { parent }) }) ?? '/';
  return { ...renaming, path: { was: pathOf(was), is: pathOf(is) } };
}
