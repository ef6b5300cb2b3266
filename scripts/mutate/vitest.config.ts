import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import configuration from '../../vitest.config.ts';

/** A mutant that a unit notices need not wait for a server to begin, nor for the files that take longest. */
class UnitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isUnit = ({ moduleId }: TestSpecification) => !moduleId.includes('/tests/');
    const sorted = (await super.sort(files)).reverse();
    return [...sorted.filter(isUnit), ...sorted.filter((file) => !isUnit(file))];
  }
}

/** The units of one folder, as `npm run mutate` names them. */
export default defineConfig((env) => {
  const base = configuration(env);
  const include: string[] = JSON.parse(process.env.MUTATE_TESTS ?? '[]');
  // A mutant that leaves a test waiting is noticed once it has waited for long enough.
  const testTimeout = Number(process.env.MUTATE_PATIENCE ?? base.test?.testTimeout);
  const sequence = { sequencer: UnitsFirst };
  // Each file apart: what one mutant leaves behind is none of the next one's. Those of engine that share in the suite what
  // they import do so within one mutant, whose worker is its own.
  const isolate = !include.every((pattern) => /^engine\/(?!form\/react).*\.test\.ts$/.test(pattern));
  return { ...base, test: { ...base.test, projects: undefined, include, testTimeout, sequence, isolate } };
});
