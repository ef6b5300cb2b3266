import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault } from '#engine/event/diagnosis/document-fault.ts';
import type { Sentence } from '#engine/event/diagnosis/sentence.ts';
import { type ConfigurationDocument, isDocumentKind } from '#engine/event/documents/registry.ts';
import type { configurationDocument } from '#server/database/schema.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { type Converter, formatOf } from './document-formats.ts';

type Row = Pick<typeof configurationDocument.$inferSelect, 'document' | 'format'>;

/** A published document as it is read today, or why it cannot be. */
export type VersionReading =
  | { readonly ok: true; readonly document: ConfigurationDocument; readonly converted: boolean }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Whether its kind exists; the rest was validated on publishing. */
export function isDocument(document: unknown): document is ConfigurationDocument {
  return (
    typeof document === 'object' && document !== null && 'kind' in document && isDocumentKind(document.kind)
  );
}

const refused = (problem: Sentence): VersionReading => ({
  ok: false,
  diagnostics: [documentFault('', 'unreadable', problem)],
});

/** A row in the present format without validation: for rows that were validated before, or are only compared. */
export function inFormatOfToday({ document, format }: Row, known: readonly Converter[]): VersionReading {
  if (format > formatOf(known)) {
    return refused(says('newerFormat', { format, own: formatOf(known) }));
  }
  try {
    const now = known
      .slice(format - 1)
      .reduce((each, convert) => convert(each), document as Readonly<Record<string, unknown>>);
    if (!isDocument(now)) return refused(says('unknownKind'));
    return { ok: true, document: now, converted: format < formatOf(known) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refused(says('notConverted', { reason }));
  }
}

/** A row in the present format, validated again if it was converted. */
export async function readVersion(row: Row, known: readonly Converter[]): Promise<VersionReading> {
  const reading = inFormatOfToday(row, known);
  if (!reading.ok || !reading.converted) return reading;
  // Compiling the meta-schemas takes over a second, which is only needed for older documents.
  const { diagnose } = await import('#engine/event/documents/diagnose.ts');
  const errors = diagnose(reading.document).filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? { ok: false, diagnostics: errors } : reading;
}
