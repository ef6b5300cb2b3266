import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { importsAgain } from './scripts/imports-again.mjs';
import { compileHint, siteChunks } from './scripts/site-chunks.mjs';
import { slimBuild } from './scripts/slim-build.mjs';

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src',
  publicDir: false,
  plugins: [react(), slimBuild(), importsAgain()],
  // Of workers alone, which Vite looks into late: a page in development would be loaded anew in the middle of a form.
  optimizeDeps: { include: ['ajv', 'elkjs/lib/elk.bundled.js'] },
  build: {
    outDir: isSsrBuild ? '../dist/site-server' : '../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // How much the home page may load is held by scripts/build-site.mjs.
    chunkSizeWarningLimit: 700,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: siteChunks },
          postBanner: compileHint,
          // The first page names hundreds of files: a letter fewer of each is a third of a kilobyte; 42 bits still tell versions apart.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    }),
    target: 'es2022',
    // Without it light-dark() and oklch(from …) are rewritten for browsers that the fallback tokens already serve.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
  // Whole, so that React is the one for production whatever the server's environment says.
  ssr: { noExternal: isSsrBuild ? true : [] },
  worker: { format: 'es', plugins: () => [slimBuild()] },
}));
