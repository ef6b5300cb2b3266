import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { ServedConfiguration } from '#server/configuration/configuration-store.ts';
import { hasErrors } from '#server/configuration/diagnose-document.ts';
import { withDraft } from '#server/configuration/drafts/beside-others.ts';
import { diagnoseInDraft } from '#server/configuration/drafts/check-draft.ts';
import { documentsOf, togetherOf } from '#server/configuration/drafts/draft-documents.ts';
import type { Database } from '#server/database/database.ts';

/**
 * The documents of an event as they would be with those of a draft published, on the preview's own host: without
 * analytics, and without the redirect of a test domain. In place of a document with errors is the published one.
 */
export async function previewDocuments(
  db: Database,
  served: ServedConfiguration,
  { eventCode, draft, host }: { readonly eventCode: string; readonly draft: string; readonly host: string },
): Promise<ConfigurationDocument[]> {
  const rows = await documentsOf(db, draft);
  const sound: unknown[] = [];
  for (const row of rows.filter(({ deleted }) => !deleted))
    if (!hasErrors(await diagnoseInDraft(db, served, eventCode, rows, row))) sound.push(row.document);
  const configuration = await withDraft(served, eventCode, sound, togetherOf(rows).removed);
  return configuration.list(eventCode).map(({ document }) => {
    if (document.kind !== 'event') return document;
    const { analytics: _, test_domain: _test, testable: _testable, live_domain: _live, ...event } = document;
    return { ...event, hosts: [host] };
  });
}
