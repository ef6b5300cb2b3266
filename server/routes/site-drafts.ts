import { draftChannel } from '#engine/contract/live-messages.ts';
import type { siteDrafts as contract } from '#engine/contract/site-drafts.ts';
import { isDocumentKind } from '#engine/event/documents/registry.ts';
import { previewForm } from '#server/answers/preview-form.ts';
import { actorOf, nameOf } from '#server/audit/write-audit.ts';
import { ConfirmNeeded } from '#server/configuration/affected-people.ts';
import { checkDraft, diagnoseInDraft } from '#server/configuration/drafts/check-draft.ts';
import { deleteDocument, keepDocument } from '#server/configuration/drafts/delete-document.ts';
import {
  documentsOf,
  draftDocumentOf,
  removeDocument,
  SavedMeanwhile,
  saveDocument,
} from '#server/configuration/drafts/draft-documents.ts';
import {
  discardDraft,
  draftNamed,
  listDrafts,
  renameDraft,
  startDraft,
} from '#server/configuration/drafts/drafts.ts';
import { publishDraft } from '#server/configuration/drafts/publish-draft.ts';
import { rebaseDocument } from '#server/configuration/drafts/rebase-document.ts';
import { renameDocument } from '#server/configuration/drafts/rename-document.ts';
import { renameField } from '#server/configuration/drafts/rename-field.ts';
import { DraftRefused, scheduleDraft, unscheduleDraft } from '#server/configuration/drafts/schedule-draft.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import { NewerVersion } from '#server/configuration/newer-version.ts';
import type { DraftRefusal } from '#server/database/schema.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { invalidField, notFound, Refusal } from '#server/refusals/refusal.ts';
import { dueAt } from '#server/scheduled-drafts/due-at.ts';
import { localTime } from '#server/scheduled-drafts/local-time.ts';
import { publishedChanges } from '#server/scheduled-drafts/published-changes.ts';
import { inContract, writeChecked } from './checked-documents.ts';
import type { Handlers } from './handlers.ts';
import { newer, refused, unconfirmed } from './publish-refusals.ts';
import type { Services } from './services.ts';

/** Drafts of the site's documents. */
export const siteDraftHandlers: Handlers<typeof contract> = {
  listSiteDrafts: async ({ services: { db }, eventCode, language }) => ({
    drafts: await listDrafts(db, eventCode, language),
  }),

  startSiteDraft: ({ services: { db }, eventCode, organizer, body, audit }) =>
    db.transaction(async (tx) => {
      const draft = await startDraft(tx, eventCode, nameOf(organizer), body.name.trim());
      await audit(tx, { subject: draft.name });
      return { draft };
    }),

  renameSiteDraft: ({ services: { db }, eventCode, body, audit }) =>
    db.transaction(async (tx) => {
      const name = body.name.trim();
      const was = await renameDraft(tx, eventCode, body.draft, name);
      await audit(tx, { subject: name, changes: [{ what: 'name', was, is: name }] });
      return { draft: await draftNamed(tx, eventCode, body.draft) };
    }),

  discardSiteDraft: ({ services, eventCode, body, audit }) =>
    services.db
      .transaction(async (tx) => {
        await audit(tx, { subject: await discardDraft(tx, eventCode, body.draft) });
        return { discarded: 'Y' as const };
      })
      .then(followed(services, eventCode, body.draft)),

  async getSiteDraft({ services: { db, configuration }, eventCode, params: { id }, language }) {
    const draft = await draftNamed(db, eventCode, id, language);
    const rows = await documentsOf(db, id);
    return { draft, documents: rows.map((row) => draftDocumentOf(row, configuration, eventCode)) };
  },

  async checkSiteDraft({ services: { db, configuration }, eventCode, params: { id }, language }) {
    await draftNamed(db, eventCode, id);
    const checked = await checkDraft(db, configuration, eventCode, await documentsOf(db, id));
    return { documents: writeChecked(checked, language) };
  },

  async previewSiteDraftForm({ services: { db, configuration }, eventCode, params: { id, code } }) {
    await draftNamed(db, eventCode, id);
    return previewForm(configuration, eventCode, await documentsOf(db, id), code);
  },

  async saveSiteDraftDocument({ services, eventCode, organizer, body, audit, language }) {
    const save = {
      document: body.document,
      revision: body.revision,
      baseVersion: body.base_version ?? 0,
      by: nameOf(organizer),
    };
    const { row, rows } = await services.db
      .transaction(async (tx) => {
        const saved = await saveDocument(tx, eventCode, body.draft, save);
        // An editor saves while one types: the log has the first save, and what is published.
        await audit(tx, save.revision === 0 ? { subject: `${saved.kind}/${saved.code}` } : undefined);
        return { row: saved, rows: await documentsOf(tx, saved.draftId) };
      })
      .catch((error: unknown) => {
        throw error instanceof SavedMeanwhile ? savedMeanwhile() : error;
      });
    follow(services, eventCode, row.draftId);
    const diagnostics = await diagnoseInDraft(services.db, services.configuration, eventCode, rows, row);
    return {
      document: draftDocumentOf(row, services.configuration, eventCode),
      diagnostics: writeDiagnostics(diagnostics, language),
    };
  },

  removeSiteDraftDocument: ({ services, eventCode, body, audit }) =>
    services.db
      .transaction(async (tx) => {
        await removeDocument(tx, eventCode, body.draft, body);
        await audit(tx, { subject: `${body.kind}/${body.code}` });
        return { removed: 'Y' as const };
      })
      .then(followed(services, eventCode, body.draft)),

  deleteSiteDraftDocument: ({ services, eventCode, organizer, body, audit }) =>
    services.db
      .transaction(async (tx) => {
        const { draft, kind, code } = body;
        if (!isDocumentKind(kind)) throw notFound();
        await deleteDocument(tx, services.configuration, eventCode, {
          draft,
          kind,
          code,
          by: nameOf(organizer),
        });
        await audit(tx, { subject: `${kind}/${code}` });
        return { deleted: 'Y' as const };
      })
      .then(followed(services, eventCode, body.draft)),

  keepSiteDraftDocument: ({ services, eventCode, organizer, body, audit }) =>
    services.db
      .transaction(async (tx) => {
        const { draft, kind, code } = body;
        if (!isDocumentKind(kind)) throw notFound();
        await keepDocument(tx, services.configuration, eventCode, {
          draft,
          kind,
          code,
          by: nameOf(organizer),
        });
        await audit(tx, { subject: `${kind}/${code}` });
        return { kept: 'Y' as const };
      })
      .then(followed(services, eventCode, body.draft)),

  renameSiteDraftDocument: ({ services, eventCode, organizer, body, audit }) =>
    services.db
      .transaction(async (tx) => {
        const { draft, kind, code, to } = body;
        if (!isDocumentKind(kind)) throw notFound();
        const by = nameOf(organizer);
        const edited = await renameDocument(tx, services.configuration, eventCode, {
          draft,
          kind,
          code,
          to,
          by,
        });
        await audit(tx, { subject: `${kind}/${code}`, changes: [{ what: 'code', was: code, is: to }] });
        return { edited };
      })
      .then(followed(services, eventCode, body.draft)),

  renameSiteDraftField: ({ services, eventCode, organizer, body, audit }) =>
    services.db
      .transaction(async (tx) => {
        const { draft, code: form, field, to } = body;
        const by = nameOf(organizer);
        const edited = await renameField(tx, services.configuration, eventCode, {
          draft,
          form,
          field,
          to,
          by,
        });
        await audit(tx, { subject: `form/${form}`, changes: [{ what: 'code', was: field, is: to }] });
        return { edited };
      })
      .then(followed(services, eventCode, body.draft)),

  rebaseSiteDraftDocument: ({ services, eventCode, organizer, body, audit }) =>
    services.db
      .transaction(async (tx) => {
        const take = body.take_published === 'Y' ? 'published' : 'draft';
        const { draft, kind, code } = body;
        const { row, conflicts } = await rebaseDocument(tx, services.configuration, eventCode, {
          draft,
          kind,
          code,
          take: body.dry_run === 'Y' ? undefined : take,
          by: nameOf(organizer),
        });
        if (body.dry_run !== 'Y') await audit(tx, { subject: `${kind}/${code}` });
        return { document: draftDocumentOf(row, services.configuration, eventCode), conflicts };
      })
      .then(followed(services, eventCode, body.draft)),

  async publishSiteDraft({ services, eventCode, organizer, body, audit }) {
    const publish = {
      eventCode,
      draft: body.draft,
      by: nameOf(organizer) || 'organizer',
      confirmed: body.confirmed === 'Y',
    };
    const outcome = await publishDraft(services.configuration, publish, (tx, name, published) =>
      audit(tx, { subject: name, changes: publishedChanges(published) }),
    ).catch((error: unknown) => {
      if (error instanceof ConfirmNeeded) throw unconfirmed(error);
      throw error instanceof NewerVersion ? newer(error) : error;
    });
    if (!outcome.ok) throw refused(outcome.diagnostics);
    follow(services, eventCode, body.draft);
    return { published: inContract(outcome) };
  },

  async scheduleSiteDraft({ services, request, eventCode, organizer, body, audit, language }) {
    const { db, configuration, draftJobs } = services;
    const { timezone } = eventOf(configuration, { eventCode });
    const at = dueAt(body.at, timezone);
    if (!at) throw invalidField('at', inEveryLanguage('drafts.noTime'));
    if (at.getTime() <= Date.now()) throw invalidField('at', inEveryLanguage('drafts.pastTime'));
    const { ip } = request;
    const by = {
      ...actorOf(organizer),
      ip,
      local: body.at,
      locale: language,
      origin: ownOrigin(request),
    };
    const confirmed = body.confirmed === 'Y';
    return db
      .transaction(async (tx) => {
        const schedule = { draft: body.draft, at, by, confirmed };
        const { name, was } = await scheduleDraft(tx, configuration, eventCode, schedule);
        await draftJobs.publishAt(tx, at);
        const change = {
          what: 'scheduled_for',
          ...(was && { was: localTime(configuration, eventCode, was) }),
          is: localTime(configuration, eventCode, at),
        };
        await audit(tx, { subject: name, changes: [change] });
        return { draft: await draftNamed(tx, eventCode, body.draft, language) };
      })
      .catch((error: unknown) => {
        throw error instanceof DraftRefused ? notScheduled(error) : error;
      });
  },

  unscheduleSiteDraft: ({ services: { db, configuration }, eventCode, body, audit, language }) =>
    db.transaction(async (tx) => {
      const { name, was } = await unscheduleDraft(tx, eventCode, body.draft);
      const change = { what: 'scheduled_for', was: localTime(configuration, eventCode, was) };
      await audit(tx, { subject: name, changes: [change] });
      return { draft: await draftNamed(tx, eventCode, body.draft, language) };
    }),
};

/** The answer to a time for a draft that could not be published now: the same as to its publish. */
function notScheduled({ refusals }: DraftRefused): Error {
  const of = (wanted: DraftRefusal['reason']) => refusals.filter(({ reason }) => reason === wanted);
  const told = (of: readonly DraftRefusal[]) => of.flatMap(({ diagnostics = [] }) => diagnostics);
  if (of('errors').length > 0) return refused(told(of('errors')));
  if (of('newer').length > 0) {
    const message = inEveryLanguage('drafts.refused_newer');
    return new Refusal('conflict', { document: [message] }, { reason: 'newer_version' });
  }
  if (of('empty').length > 0) return invalidField('draft', inEveryLanguage('drafts.refused_empty'));
  return unconfirmed(new ConfirmNeeded(told(refusals)));
}

/** The answer to a save of a document that another editor saved since it was read. */
const savedMeanwhile = () =>
  new Refusal('conflict', { document: [inEveryLanguage('drafts.savedMeanwhile')] }, { reason: 'conflict' });

/** Has the previews and the editors of a draft follow a change, once it is committed. */
function follow({ previews, tell }: Services, eventCode: string, draft: string): void {
  previews?.refresh(draft);
  tell(`presence-${draftChannel(eventCode, draft)}`, 'DraftChanged', { at: new Date().toISOString() });
}

const followed =
  (services: Services, eventCode: string, draft: string) =>
  <Answer>(answer: Answer): Answer => {
    follow(services, eventCode, draft);
    return answer;
  };
