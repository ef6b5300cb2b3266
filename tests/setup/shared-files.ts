import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['engine/form/react', 'ui', 'widgets', 'src'];

/** Test files that would find what another one left in the modules that they share. */
const APART = ['src/features/my-workshops/basket.test.tsx', 'src/lib/i18n/texts.test.ts'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isInWindow = (code: string) => code.startsWith('// @vitest-environment jsdom');
/** A replaced module stays replaced for every file of the worker that has not imported it yet. */
const replacesModules = (code: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(code);

/** Tests that can share what they import; those of the website share one window too. */
export function sharedFiles(): { readonly inNode: string[]; readonly inWindow: string[] } {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(isTest)
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
  );
  const gone = APART.filter((file) => !files.includes(file));
  if (gone.length > 0) throw new Error(`There is no longer ${gone.join(', ')}: tests/setup/shared-files.ts`);
  const shared = files
    .filter((file) => !APART.includes(file))
    .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }))
    .filter(({ code }) => !replacesModules(code));
  const of = (wanted: boolean) =>
    shared.filter(({ code }) => isInWindow(code) === wanted).map(({ file }) => file);
  // Forms keep listeners at their window: those of widgets and of the engine have one each.
  return { inNode: of(false), inWindow: of(true).filter((file) => /^(src|ui)\//.test(file)) };
}
