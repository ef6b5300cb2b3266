import type { Diagnostic } from '#engine/contract/problem.ts';

/** Diagnostics as lines for a terminal: where, what is wrong, what would be right. */
export function describeDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ pointer, severity, problem, expected }) => {
      const where = pointer === '' ? '(the document)' : pointer;
      const mark = severity === 'warning' ? 'warning: ' : '';
      return `  ${where}\n    ${mark}${problem}${expected ? `\n    expected: ${expected}` : ''}`;
    })
    .join('\n');
}
