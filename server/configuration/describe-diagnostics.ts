import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';

/** Diagnostics as lines for a terminal: place, problem, fix. */
export function describeDiagnostics(diagnostics: readonly WrittenDiagnostic[]): string {
  return diagnostics
    .map(({ pointer, severity, problem, expected }) => {
      const where = pointer === '' ? '(the document)' : pointer;
      const mark = severity === 'warning' ? 'warning: ' : '';
      return `  ${where}\n    ${mark}${problem}${expected ? `\n    expected: ${expected}` : ''}`;
    })
    .join('\n');
}
