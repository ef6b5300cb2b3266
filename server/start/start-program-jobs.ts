import { ACTIVITIES } from '#engine/event/documents/offers/views.ts';
import { isDocumentKind } from '#engine/event/documents/registry.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import {
  dossiersAffected,
  mailProgramChanges,
  type ProgramServices,
} from '#server/program/mail-program-changes.ts';
import { isOfProgram } from '#server/program/program-changes.ts';

const publishedQueue = 'sessions-changed';
const dossierQueue = 'program-changed';

/**
 * Starts mailing and refunding people whose sessions, offers, days or track a publish moved or removed. The job is
 * added in the publishing transaction, and adds one per dossier.
 */
export async function startProgramJobs(services: ProgramServices, jobs: Jobs): Promise<void> {
  const { db, configuration } = services;
  const mailing = await jobs.work(dossierQueue, ({ dossier, ...of }) =>
    mailProgramChanges(services, versionOf(of), String(dossier)),
  );
  await jobs.work(publishedQueue, async (data) => {
    const dossiers = await dossiersAffected(services, versionOf(data));
    await db.transaction(async (tx) => {
      for (const dossier of dossiers)
        await jobs.add(tx, { queue: dossierQueue, data: { ...versionOf(data), dossier } });
    });
    mailing.wake();
  });
  configuration.onWriting(async (tx, event, documents) => {
    for (const document of documents) {
      if (!isOfProgram(document, event)) continue;
      const { kind, code, version } = document;
      await jobs.add(tx, { queue: publishedQueue, data: { event, kind, code, version } });
    }
  });
}

function versionOf({ event, kind, code, version }: Record<string, unknown>) {
  // Jobs of an earlier version name the kind that activities had.
  const ofToday = kind === 'activities' ? 'offers' : kind;
  const named = isDocumentKind(ofToday) ? ofToday : 'schedule';
  // Jobs of an earlier version have no code: of the offers, only activities had any.
  const ofDocument = code === undefined ? ACTIVITIES : String(code);
  return { event: String(event), kind: named, code: ofDocument, version: Number(version) };
}
