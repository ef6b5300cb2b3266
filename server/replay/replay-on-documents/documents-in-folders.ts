import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeDiagnostics } from '#server/configuration/describe-diagnostics.ts';
import { diagnoseInEvent } from '#server/configuration/diagnose-in-event.ts';
import { readEventFolder } from '#server/configuration/event-folder.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { writePublishing } from '#server/languages/publishing-sentences.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';

/** An event's documents from folders, or the problem with them. */
export type EventInFolders =
  | { readonly ok: true; readonly event: string; readonly documents: ReturnType<typeof servedDocuments> }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads an event's documents from folders; later folders override earlier ones: the published one, then a draft.
 * `NAME@draft` is both folders, `NAME` and `NAME@draft`.
 */
export async function documentsInFolders(names: readonly string[]): Promise<EventInFolders> {
  const folders = names.flatMap((name) => {
    const [published = name] = name.split(/@(?=[^/]*$)/);
    return published === name ? [name] : [published, name];
  });
  const missing = folders.filter((folder) => !existsSync(folder));
  if (missing.length > 0) return refused(missing.map((folder) => `There is no folder ${folder}.`));
  const read = (await Promise.all(folders.map(readEventFolder))).flat();
  const broken = read.flatMap((file) =>
    file.ok ? [] : [`${file.file}: ${writePublishing(file.problem, 'en')}`],
  );
  if (broken.length > 0) return refused(broken);
  const whole = new Map<string, { file: string; document: unknown }>();
  for (const file of read) if (file.ok) whole.set(nameOf(file.document), file);
  const event = eventCode([...whole.values()].map(({ document }) => document));
  if (event === undefined)
    return refused([
      `${folders.join(' and ')}: no document of the kind "event" says whose documents these are.`,
    ]);
  const documents = servedDocuments();
  const problems: string[] = [];
  // Two rounds, because a document may refer to a later file.
  for (const { file, document } of whole.values()) {
    if (!hasKind(document)) problems.push(`${path.relative('.', file)}: this is no document of an event.`);
    else documents.add(event, document);
  }
  if (problems.length > 0) return refused(problems);
  for (const { file, document } of whole.values()) {
    const faults = diagnoseInEvent(event, document, documents).filter(({ severity }) => severity === 'error');
    if (faults.length > 0)
      problems.push(`${path.relative('.', file)}\n${describeDiagnostics(writeDiagnostics(faults, 'en'))}`);
  }
  return problems.length > 0 ? refused(problems) : { ok: true, event, documents };
}

const refused = (problems: readonly string[]): EventInFolders => ({ ok: false, problems });

const said = (document: unknown, name: string): unknown =>
  typeof document === 'object' && document !== null && Object.hasOwn(document, name)
    ? (document as Record<string, unknown>)[name]
    : undefined;
const nameOf = (document: unknown) => `${String(said(document, 'kind'))}/${String(said(document, 'code'))}`;
const hasKind = (document: unknown) => typeof said(document, 'kind') === 'string';

function eventCode(documents: readonly unknown[]): string | undefined {
  const code = said(
    documents.find((document) => said(document, 'kind') === 'event'),
    'code',
  );
  return typeof code === 'string' ? code : undefined;
}
