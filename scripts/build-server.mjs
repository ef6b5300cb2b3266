// Builds the server into dist/server, to run with the packages of `npm ci --omit=dev` alone: no TypeScript, no tests.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from './setup.mjs';

const OUT = path.join(ROOT, 'dist/server');
const at = (file) => path.join(ROOT, file);

/** What pdf-lib leans on. */
const OF_PDF_LIB = ['culori', 'fflate', 'html-entities', 'node-html-better-parser', 'tslib'];

process.env.NODE_ENV = 'production';
const { output } = await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  // Of these a small part is used, and installed they are large: the part goes into the build.
  ssr: {
    noExternal: ['@cantoo/pdf-lib', ...OF_PDF_LIB, 'drizzle-orm', 'stripe', 'typebox', 'xstate'],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: OUT,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: at('server/start/main.ts'),
        configure: at('server/command-line/cli.ts'),
        // One process a preview.
        'preview-main': at('server/start/preview-main.ts'),
        // Started by itself, one process a document.
        'rewrite-pdf-process': at('server/files/rewrite-pdf-process.ts'),
        // One process a workbook.
        'write-xlsx-process': at('server/exports/write-xlsx-process.ts'),
      },
      // All in one folder, two below the project as the sources' folders are: what is found beside a file stays so.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
cpSync(at('server/database/migrations'), path.join(OUT, 'migrations'), { recursive: true });
for (const font of readdirSync(at('server/fonts')).filter((file) => file.endsWith('.ttf')))
  cpSync(at(`server/fonts/${font}`), path.join(OUT, font));

// What is left to be imported has to be there in an installation without development's packages.
const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const installed = Object.keys(dependencies);
// Development's own: hot reload.
const wanted = new Set(['vite']);
const missing = output
  .flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
  .filter((name) => !isBuiltin(name) && !output.some(({ fileName }) => fileName === name))
  .filter((name) => !wanted.has(name))
  .filter((name) => !installed.some((each) => name === each || name.startsWith(`${each}/`)));
if (missing.length > 0) {
  console.error(`The server imports what is no dependency: ${[...new Set(missing)].join(', ')}`);
  process.exit(1);
}
