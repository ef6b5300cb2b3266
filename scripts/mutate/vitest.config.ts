import { defineConfig, mergeConfig } from 'vitest/config';
import configuration from '../../vite.config.ts';

/** The units of one folder, as `npm run mutate` names them. */
export default defineConfig((env) => {
  const base = configuration(env);
  const include: string[] = JSON.parse(process.env.MUTATE_TESTS ?? '[]');
  return mergeConfig({ ...base, test: { ...base.test, include: [] } }, { test: { include } });
});
