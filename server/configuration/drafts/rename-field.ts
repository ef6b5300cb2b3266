import { usesOfDocument } from '#engine/event/references/find-uses.ts';
import { fieldsAlong, fieldsBeside, withFieldRenamed } from '#engine/event/references/rename-field.ts';
import type { Database } from '#server/database/database.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, notFound } from '#server/refusals/refusal.ts';
import type { ServedConfiguration } from '../configuration-store.ts';
import { documentsOf, type Named, publishedVersion, saveDocument } from './draft-documents.ts';
import { lockDraft } from './drafts.ts';
import { overlaid } from './rename-document.ts';

/** Fields that the product finds by their codes: names, memberships, and what a proposal tells the program. */
const KNOWN: ReadonlySet<string> = new Set([
  'first_name',
  'last_name',
  'name',
  'full_name',
  'email',
  'school',
  'membership_renew',
  'membershipID',
  'membershipType',
  'title',
  'equipment',
  'biography',
  'capacity',
]);

/** Which field of a form of which draft gets which code, and who asks. */
export interface FieldRename {
  readonly draft: string;
  readonly form: string;
  /** Its code, after those of the groups that it is in: `guests.hours`. */
  readonly field: string;
  readonly to: string;
  readonly by: string;
}

/**
 * Gives a field of a form another code in a draft, with everything that refers to it; when the draft is published, its
 * answers are moved. Returns the other documents that were edited. Throws 404 for an unknown field, and 422 with the reason
 * where that is not safe.
 */
export async function renameField(
  tx: Database,
  served: ServedConfiguration,
  eventCode: string,
  { draft, form, field, to, by }: FieldRename,
): Promise<Named[]> {
  const { id } = await lockDraft(tx, eventCode, draft);
  const rows = await documentsOf(tx, id);
  const documents = overlaid(served, eventCode, rows);
  const own = documents.find(({ kind, code }) => kind === 'form' && code === form);
  const path = field.split('.');
  if (!own || !fieldsAlong(own, path)) throw notFound();
  if (path.some((code) => KNOWN.has(code))) throw invalidField('to', inEveryLanguage('drafts.fieldStays'));
  // Answers of further people are stored by themselves.
  const isWithin = usesOfDocument(documents, { kind: 'form', code: form }).some(
    (use) => use.kind === 'form' && use.pointer.endsWith('/form_type'),
  );
  if (isWithin) throw invalidField('to', inEveryLanguage('drafts.fieldStays'));
  if (fieldsBeside(own, path).some(({ code }) => code === to))
    throw invalidField('to', inEveryLanguage('drafts.fieldTaken'));
  const edited: Named[] = [];
  for (const each of documents) {
    const document = withFieldRenamed(each, { form, path, to });
    if (document === each) continue;
    const row = rows.find(({ kind, code }) => kind === each.kind && code === each.code);
    const baseVersion = row?.baseVersion ?? publishedVersion(served, eventCode, each);
    await saveDocument(tx, eventCode, draft, { document, revision: row?.revision ?? 0, baseVersion, by });
    if (each !== own) edited.push({ kind: each.kind, code: each.code });
  }
  return edited;
}
