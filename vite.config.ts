import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slimBuild } from './scripts/slim-build.mjs';

export default defineConfig({
  root: 'src',
  publicDir: false,
  plugins: [react(), slimBuild()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Without it light-dark() and oklch(from …) are rewritten for browsers that the fallback tokens already serve.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
  worker: { format: 'es', plugins: () => [slimBuild()] },
  test: {
    root: '.',
    environment: 'node',
    // Much of the suite waits for servers and databases of its own: a core is not left out for them.
    maxWorkers: '100%',
    setupFiles: ['tests/setup/unit.ts'],
    include: ['{engine,machines,widgets,src,server,fixtures,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
  },
});
