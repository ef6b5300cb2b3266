import type { CheckedDocument } from '#engine/contract/site-drafts.ts';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';

/** Everything that is wrong with a document of a draft, also in the documents that refer to it. */
export const faultsOf = ({ diagnostics, elsewhere }: CheckedDocument): readonly WrittenDiagnostic[] => [
  ...diagnostics,
  ...elsewhere.map(({ diagnostic }) => diagnostic),
];

/** How many of them keep the draft from being published. */
export const errorsOf = (checked: CheckedDocument): number =>
  faultsOf(checked).filter(({ severity }) => severity === 'error').length;
