import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, in the order they are to begin: a worker that has begun one of them last is waited for
 * while the others have nothing left to do. Where nothing is known of a former run Vitest begins with what is longest to
 * read, and these are among the shortest.
 */
const LONGEST = [
  'tests/contract/api.postgres.first.test.ts',
  'tests/contract/api.postgres.second.test.ts',
  'tests/contract/api.pglite.test.ts',
  'tests/scaffolds/scaffolds.test.ts',
  'tests/races/changes.test.ts',
  'tests/races/group-payments.test.ts',
  'tests/races/waitlist.test.ts',
  'tests/contract/running-server.test.ts',
  'tests/contract/killed-server.test.ts',
  'tests/contract/killed-payments.test.ts',
  'tests/contract/organizer-commands.test.ts',
].map((file) => path.resolve(import.meta.dirname, '../..', file));

const gone = LONGEST.filter((file) => !existsSync(file));
if (gone.length > 0) throw new Error(`There is no longer ${gone.join(', ')}: tests/setup/longest-first.ts`);

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(path.resolve(moduleId));
  return at === -1 ? LONGEST.length : at;
};

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
