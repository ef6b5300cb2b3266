import type { Locale } from '../../form/languages/text.ts';
import type { Diagnostic } from '../diagnosis/diagnostic.ts';
import { diagnosisProblems } from '../diagnosis/problems.ts';
import { type Rooms, type Sentence, writeSentence } from '../diagnosis/sentence.ts';
import type { WrittenDiagnostic } from '../diagnosis/written-diagnostic.ts';
import { documentKinds, isDocumentKind, kindOf } from './registry.ts';

/** The sentences of the engine by room: those about every kind, and those of each kind of document. */
export const problemRooms: Rooms = {
  diagnosis: diagnosisProblems,
  ...Object.fromEntries(
    Object.keys(documentKinds)
      .filter(isDocumentKind)
      .flatMap((kind) => {
        const { problems } = kindOf(kind);
        return problems ? [[kind, problems]] : [];
      }),
  ),
};

/** Writes diagnostics in a language; `rooms` has the sentences that are not of the engine. */
export function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  locale: Locale,
  rooms: Rooms = {},
): WrittenDiagnostic[] {
  const all = { ...problemRooms, ...rooms };
  const write = (sentence: Sentence) => writeSentence(sentence, locale, all);
  return diagnostics.map(({ problem, expected, ...rest }) => ({
    ...rest,
    problem: problem.map(write).join(' '),
    ...(expected !== undefined && { expected: typeof expected === 'string' ? expected : write(expected) }),
  }));
}
