import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { Database } from '#server/database/database.ts';
import { missingPictures } from '#server/pictures/missing-pictures.ts';
import { affectedPeople } from './affected-people.ts';
import type { Served } from './diagnose-context.ts';
import { isDocument } from './read-version.ts';

/** Whether a document with these diagnostics is refused. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

/**
 * The diagnostics of a document beside others, with those of its pictures. The meta-schemas are loaded on first use:
 * compiling them takes over a second.
 */
export async function diagnoseDocument(
  db: Database,
  event: string,
  document: unknown,
  served: Served,
): Promise<Diagnostic[]> {
  const { diagnoseInEvent } = await import('./diagnose-in-event.ts');
  const found = diagnoseInEvent(event, document, served);
  // Pictures are looked up only in a valid document.
  if (hasErrors(found)) return found;
  return [...found, ...(await missingPictures(db, event, document))];
}

/** Faults of other documents are reported of a whole document, or of a form’s sections. */
const isOfOthers = (pointer: string) => pointer === '' || pointer === '/sections';

/**
 * What publishing a document needs a confirmation for: people whom it affects, and what others no longer charge.
 * `known` are its diagnostics, if they were made already.
 */
export async function toConfirm(
  db: Database,
  event: string,
  document: unknown,
  served: Served,
  known?: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const { diagnoseInEvent, graveFaultsElsewhere } = await import('./diagnose-in-event.ts');
  const found = known ?? diagnoseInEvent(event, document, served);
  // A document with errors is refused anyway.
  if (!isDocument(document) || hasErrors(found)) return [];
  const current = served.current(event, document.kind, document.code)?.document;
  return [
    ...(await affectedPeople(db, event, current, document)),
    ...(found.some(({ pointer }) => isOfOthers(pointer))
      ? graveFaultsElsewhere(event, document, served)
      : []),
  ];
}
