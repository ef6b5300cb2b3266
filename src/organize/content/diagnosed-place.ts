import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { pointerStep } from '#engine/form/any-schema/json-pointer.ts';

/** The pointer of what a diagnostic is about: one of a missing property is at its holder. */
export function diagnosedPlace({ pointer, property }: WrittenDiagnostic): string {
  return property === undefined ? pointer : `${pointer}/${pointerStep(property)}`;
}
