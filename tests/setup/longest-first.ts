import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, in the order they are to begin: a worker that has begun one of them last is waited for
 * while the others have nothing left to do. Where nothing is known of a former run Vitest begins with what is longest to
 * read, and these are among the shortest.
 */
const LONGEST = [
  'tests/contract/api.postgres.test.ts',
  'tests/contract/api.pglite.test.ts',
  'tests/scaffolds/scaffolds.test.ts',
  'tests/races/changes.test.ts',
  'tests/races/group-payments.test.ts',
  'tests/contract/running-server.test.ts',
  'tests/contract/killed-server.test.ts',
  'tests/contract/killed-payments.test.ts',
  'tests/contract/organizer-commands.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex(
    (file) => path.resolve(import.meta.dirname, '../..', file) === path.resolve(moduleId),
  );
  return at === -1 ? LONGEST.length : at;
};

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
