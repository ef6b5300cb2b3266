import type { DrawnPage } from '#engine/contract/initial-data.ts';

/** What the build says of a chunk of the site. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'index.html';

/**
 * The elements that have the browser fetch what a page is drawn with: the letters of its text first, which the browser
 * would else ask for when it has laid out the page, and lay it out anew; then modules, with all that they import:
 * styles at once, for nothing is painted before them; scripts all together when the entry says so
 * (src/app/later-modules.ts), for the page is there without them. The website itself, which the entry sends for, is
 * always among them.
 */
export function linksOf(manifest: Manifest, { modules, font }: Pick<DrawnPage, 'modules' | 'font'>): string {
  const entry = chunksFrom(manifest, [ENTRY]);
  const wanted = chunksFrom(manifest, [...(manifest[ENTRY]?.dynamicImports ?? []), ...modules]);
  // The page has its entry's own.
  const chunks = [...wanted].filter((chunk) => !entry.has(chunk));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...fontFiles(manifest, font).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="later" crossorigin href="/${file}">`),
  ].join('');
}

/** The letters of English and French of a family that the build has. */
function fontFiles(manifest: Manifest, family: string): string[] {
  if (family === '') return [];
  const name = family.toLowerCase().replaceAll(' ', '-');
  const isOfFamily = (key: string) => key.includes(`/files/${name}-latin-`) && key.endsWith('-normal.woff2');
  return Object.entries(manifest)
    .filter(([key]) => isOfFamily(key) && !key.includes('-latin-ext-'))
    .map(([, { file }]) => file);
}

function chunksFrom(manifest: Manifest, keys: readonly string[], found = new Set<Chunk>()): Set<Chunk> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    chunksFrom(manifest, chunk.imports ?? [], found);
  }
  return found;
}
