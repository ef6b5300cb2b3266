import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { siteChunks } from './scripts/site-chunks.mjs';
import { slimBuild } from './scripts/slim-build.mjs';

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src',
  publicDir: false,
  plugins: [react(), slimBuild()],
  build: {
    outDir: isSsrBuild ? '../dist/site-server' : '../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // How much the home page may load is held by scripts/build-site.mjs.
    chunkSizeWarningLimit: 700,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: siteChunks } } } }),
    target: 'es2022',
    // Without it light-dark() and oklch(from …) are rewritten for browsers that the fallback tokens already serve.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
  // Whole, so that React is the one for production whatever the server's environment says.
  ssr: { noExternal: isSsrBuild ? true : [] },
  worker: { format: 'es', plugins: () => [slimBuild()] },
  test: {
    root: '.',
    environment: 'node',
    // Much of the suite waits for servers and databases of its own: a core is not left out for them.
    maxWorkers: '100%',
    // The first test of a file that compiles every meta-schema takes seconds, and documents that want to explode take
    // ten; on a machine that does something else too, many times that.
    testTimeout: 120_000,
    // What stops waits for what is under way: under load no number of seconds says that it hangs.
    hookTimeout: 120_000,
    setupFiles: ['tests/setup/unit.ts'],
    include: ['{engine,machines,widgets,src,server,fixtures,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
  },
}));
