import path from 'node:path';

const at = (file) => path.join(import.meta.dirname, '../src/lib/browser-build', file);

/** What the browser's builds leave out, site and benchmark alike. */
export const alias = [
  { find: /^typebox$/, replacement: at('typebox.ts') },
  { find: /^markdown-to-jsx\/react$/, replacement: at('markdown-to-jsx.ts') },
];
