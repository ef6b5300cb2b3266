import { defineConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';

/** `npx vitest run --config tests/contract/choose-cases.config.ts`: see choose-cases.run.ts. */
export default defineConfig(async (env) => {
  const { test: _, ...rest } = typeof unit === 'function' ? await unit(env) : unit;
  return {
    ...rest,
    test: {
      root: '.',
      include: ['tests/contract/*.run.ts'],
      setupFiles: ['tests/setup/unit.ts'],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  };
});
