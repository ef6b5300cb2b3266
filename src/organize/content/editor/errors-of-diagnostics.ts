import type { ErrorSchema } from '@rjsf/utils';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { fieldOf, placeOf } from '#engine/event/in-words/place-in-words.ts';
import { diagnosedPlace } from '../diagnosed-place.ts';

/** A diagnostic as one text: what is wrong, and what would be right. */
export const diagnosticText = ({ problem, expected }: WrittenDiagnostic): string =>
  expected === undefined ? problem : `${problem} (${expected})`;

/** The errors among diagnostics, in rjsf’s format, for the fields that they are about. */
export function errorsOfDiagnostics(
  diagnostics: readonly WrittenDiagnostic[],
  document: unknown,
  schema: Readonly<Record<string, unknown>>,
): ErrorSchema {
  const root: ErrorSchema = {};
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    let at: ErrorSchema = root;
    for (const name of fieldOf(placeOf(diagnosedPlace(diagnostic), document), document, schema)) {
      const within: ErrorSchema = Object.hasOwn(at, name) ? (at[name] ?? {}) : {};
      // Defined, not assigned: a property may be called `__proto__`.
      Object.defineProperty(at, name, {
        value: within,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      at = within;
    }
    at.__errors = [...(at.__errors ?? []), diagnosticText(diagnostic)];
  }
  return root;
}
