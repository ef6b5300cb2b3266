import { defineConfig } from 'vitest/config';
import configuration from '../../vitest.config.ts';

/** The units of one folder, as `npm run mutate` names them. */
export default defineConfig((env) => {
  const base = configuration(env);
  const include: string[] = JSON.parse(process.env.MUTATE_TESTS ?? '[]');
  // Each file apart: what one mutant leaves behind is none of the next one's.
  return { ...base, test: { ...base.test, projects: undefined, include } };
});
