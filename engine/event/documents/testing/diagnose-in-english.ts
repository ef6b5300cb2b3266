import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { WrittenDiagnostic } from '../../diagnosis/written-diagnostic.ts';
import { diagnose } from '../diagnose.ts';
import { writeDiagnostics } from '../write-diagnostics.ts';

/** The diagnostics of a document with their sentences in English. */
export function diagnoseInEnglish(document: unknown, context?: DiagnoseContext): WrittenDiagnostic[] {
  return writeDiagnostics(diagnose(document, context), 'en');
}
