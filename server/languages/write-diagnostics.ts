import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import * as engine from '#engine/event/documents/write-diagnostics.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { publishingRoom } from './publishing-sentences.ts';

/** Diagnostics as they are answered, in the reader's language. */
export function writeDiagnostics(diagnostics: readonly Diagnostic[], locale: Locale): WrittenDiagnostic[] {
  return engine.writeDiagnostics(diagnostics, locale, publishingRoom());
}
