import { watch } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault } from '#engine/event/diagnosis/document-fault.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import type { ConfigurationStore, PublishOutcome } from './configuration-store.ts';
import { type DocumentFile, readEventsFolder } from './event-folder.ts';

/** A report while a folder is watched. */
export type WatchReport = {
  published(file: string, kind: string, code: string, version: number): void;
  refused(file: string, diagnostics: Diagnostic[]): void;
};

// Editors write a file in several moves.
const quietMs = 150;

/**
 * Publishes the documents of an events folder, and changed ones again; for development. An invalid one is reported and
 * the last good version stays. Returns a function that stops it.
 */
export async function watchEvents(
  configuration: ConfigurationStore,
  folder: string,
  report: WatchReport,
): Promise<() => Promise<void>> {
  let publishing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const publishAll = async (): Promise<void> => {
    // All of them: equal documents create no versions, and a form may depend on a list.
    for (const file of await readEventsFolder(folder)) await publishFile(configuration, file, report);
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      publishing = publishing.then(publishAll).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        report.refused(folder, [documentFault('', 'unreadable', says('unreadable', { reason }))]);
      });
    }, quietMs);
  };
  await publishAll();
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || path.extname(name) === '.json') schedule();
  });
  return async () => {
    watcher.close();
    clearTimeout(timer);
    await publishing;
  };
}

async function publishFile(
  configuration: ConfigurationStore,
  file: DocumentFile,
  report: WatchReport,
): Promise<void> {
  const outcome: PublishOutcome = file.ok
    ? await configuration.publish(file.event, file.document, 'folder')
    : { ok: false, diagnostics: [documentFault('', 'unreadable', file.problem)] };
  if (!outcome.ok) report.refused(file.file, outcome.diagnostics);
  else if (outcome.changed) report.published(file.file, outcome.kind, outcome.code, outcome.version);
}
