import { defineConfig } from 'vitest/config';
import configuration from '../../vitest.config.ts';

/** The units of one folder, as `npm run mutate` names them. */
export default defineConfig((env) => {
  const base = configuration(env);
  const include: string[] = JSON.parse(process.env.MUTATE_TESTS ?? '[]');
  // A mutant that leaves a test waiting is noticed once it has waited for long enough.
  const testTimeout = Number(process.env.MUTATE_PATIENCE ?? base.test?.testTimeout);
  // Each file apart: what one mutant leaves behind is none of the next one's.
  return { ...base, test: { ...base.test, projects: undefined, include, testTimeout } };
});
