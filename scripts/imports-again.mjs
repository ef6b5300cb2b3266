import path from 'node:path';

const HELPER = '\0vite/preload-helper.js';
const OURS = path.join(import.meta.dirname, '../src/lib/browser-build/fetch-files.ts');

/** Makes every `import()` of a browser's build one that can be tried again: src/lib/browser-build/fetch-files.ts. */
export function importsAgain() {
  return {
    name: 'rostrum-imports-again',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Of a module that imports nothing Vite names no file.
          resolveDependencies: (file, imported, { hostType }) =>
            hostType === 'js' && imported.length === 0 ? [file] : imported,
        },
      },
    }),
    resolveId: (source) => (source === HELPER ? OURS : null),
  };
}
