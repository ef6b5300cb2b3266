import type { configuration as contract } from '#engine/contract/configuration.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import { isDocumentKind } from '#engine/event/documents/registry.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { ConfirmNeeded } from '#server/configuration/affected-people.ts';
import { agreedOn } from '#server/configuration/drafts/agreed-on.ts';
import { checkDraft } from '#server/configuration/drafts/check-draft.ts';
import { type Proposed, togetherOf } from '#server/configuration/drafts/draft-documents.ts';
import { inKindsOfToday, kindOfToday } from '#server/configuration/former-kinds.ts';
import { NewerVersion } from '#server/configuration/newer-version.ts';
import { isDocument } from '#server/configuration/read-version.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, notFound } from '#server/refusals/refusal.ts';
import { publishedChanges } from '#server/scheduled-drafts/published-changes.ts';
import { walksWith } from '#server/walks/list-walks.ts';
import { inContract, writeChecked } from './checked-documents.ts';
import type { Handler } from './handlers.ts';
import { newer, refused, unconfirmed } from './publish-refusals.ts';

/** Checks documents that would be published together. */
export const checkDocuments: Handler<typeof contract.checkDocuments> = async ({
  services: { db, configuration },
  body,
  language,
}) => {
  if (!configuration.eventCodes().includes(body.event)) throw notFound();
  const rows = proposedIn(body);
  const checked = await checkDraft(db, configuration, body.event, rows);
  const documents = writeChecked(checked, language);
  if (body.walks !== 'Y') return { documents };
  return { documents, flows: await walksWith(configuration, body.event, togetherOf(rows), language) };
};

/** Publishes documents together, all or none. */
export const publishDocuments: Handler<typeof contract.publishDocuments> = async ({
  services: { configuration },
  organizer,
  body,
  audit,
}) => {
  const { event, note } = body;
  if (!configuration.eventCodes().includes(event)) throw notFound();
  const rows = proposedIn(body);
  const confirmed = body.confirmed === 'Y';
  const outcome = await configuration
    .publishTogether(
      event,
      async (tx) => ({ ...(await agreedOn(tx, configuration, event, rows, { confirmed })), note }),
      nameOf(organizer) || 'organizer',
      async (tx, publish) => {
        const changes = publishedChanges(await publish(tx));
        await audit(tx, { subject: note ?? '', changes });
      },
    )
    .catch((error: unknown) => {
      if (error instanceof ConfirmNeeded) throw unconfirmed(error);
      throw error instanceof NewerVersion ? newer(error) : error;
    });
  if (!outcome.ok) throw refused(outcome.diagnostics);
  return { published: inContract(outcome) };
};

type Together = Pick<BodyOf<typeof contract.publishDocuments>, 'documents' | 'removed'>;

/** What a request would publish and remove; throws 422 for what is no document. */
function proposedIn({ documents, removed }: Together): Proposed[] {
  const published = documents.map(({ document: given, version }): Proposed => {
    const document = inKindsOfToday(given);
    if (!isDocument(document) || typeof document.code !== 'string')
      throw invalidField('document', inEveryLanguage('drafts.notADocument'));
    const { kind, code } = document;
    return { kind, code, document, deleted: false, baseVersion: version };
  });
  const gone = removed.map(({ kind: named, code, version }): Proposed => {
    const kind = kindOfToday(named);
    if (!isDocumentKind(kind)) throw notFound();
    return { kind, code, document: undefined, deleted: true, baseVersion: version };
  });
  return [...published, ...gone];
}
