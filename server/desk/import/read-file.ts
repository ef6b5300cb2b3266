import type { deskImport } from '#engine/contract/desk-import.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { idOfAnswer, type Targets, targetOfHeading, targetsOf } from './import-targets.ts';
import { sourceOf } from './known-sources.ts';
import { readTable } from './read-table.ts';

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

/** The columns of a file with what each seems to be for: by the export that it is, else by its heading. */
export function readFile(
  configuration: ConfigurationStore,
  eventCode: string,
  content: Uint8Array,
): AnswerOf<typeof deskImport.readImport> {
  const { headings, rows } = readTable(content);
  const targets = targetsOf(configuration, eventCode);
  const source = sourceOf(headings);
  const guessed = guess(targets, headings, source?.targets);
  return {
    rows: rows.length,
    ...(source && { source: source.name }),
    columns: headings.map((heading, at) => ({
      heading,
      samples: rows
        .flatMap(({ cells }) => cells[at] || [])
        .slice(0, SAMPLES)
        .map((sample) => sample.slice(0, SAMPLE_LENGTH)),
      target: guessed[at] ?? '',
    })),
    targets: [...targets.all],
  };
}

/** A target for each column, each at most once: the first column has it. */
function guess(
  targets: Targets,
  headings: readonly string[],
  known: ReadonlyMap<number, string> | undefined,
): string[] {
  const ofSource = headings.map((_, at) => {
    const name = known?.get(at) ?? '';
    return ['first_name', 'last_name'].includes(name) ? (idOfAnswer(targets, name) ?? '') : name;
  });
  const used = new Set(ofSource.filter(Boolean));
  return headings.map((heading, at) => {
    if (ofSource[at]) return ofSource[at];
    const found = targetOfHeading(targets, heading, headings);
    // Of a known export only the questions are left to guess.
    if (found === '' || used.has(found) || (known && !found.startsWith('answer/'))) return '';
    used.add(found);
    return found;
  });
}
