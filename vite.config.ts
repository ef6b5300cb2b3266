import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { importsAgain } from './scripts/imports-again.mjs';
import { compileHint, siteChunks } from './scripts/site-chunks.mjs';
import { slimBuild } from './scripts/slim-build.mjs';

/** The organizers' desk: built apart, so that no visitor's page loads a byte of it or is cut differently for it. */
const desk = {
  base: '/assets/desk/',
  outDir: '../dist/site/assets/desk',
  assetsDir: '',
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'src',
  ...(mode === 'desk' && { base: desk.base }),
  publicDir: false,
  plugins: [react(), slimBuild(), importsAgain()],
  // Of workers alone, which Vite looks into late: a page in development would be loaded anew in the middle of a form.
  optimizeDeps: { include: ['ajv', 'elkjs/lib/elk.bundled.js'] },
  build: {
    outDir: mode === 'desk' ? desk.outDir : isSsrBuild ? '../dist/site-server' : '../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ...(mode === 'desk' && {
      assetsDir: desk.assetsDir,
      rolldownOptions: { input: ['src/organize.html', 'src/preview/main.ts', 'src/edit-bar/main.ts'] },
    }),
    // How much the home page may load is held by scripts/build-site.mjs.
    chunkSizeWarningLimit: 700,
    ...(!isSsrBuild &&
      mode !== 'desk' && {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: siteChunks },
            postBanner: compileHint,
            // The first page lists hundreds of files, so a letter less in each name saves a third of a kilobyte. 42 bits
            // still tell the versions of one file apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
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
