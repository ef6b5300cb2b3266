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
 * The elements that have the browser fetch modules, with all that they import: styles at once, for nothing is painted
 * before them; scripts all together when the entry says so (src/app/later-modules.ts), for the page is there without
 * them. The website itself, which the entry sends for, is always among them.
 */
export function linksOf(manifest: Manifest, modules: readonly string[]): string {
  const entry = chunksFrom(manifest, [ENTRY]);
  const wanted = chunksFrom(manifest, [...(manifest[ENTRY]?.dynamicImports ?? []), ...modules]);
  // The page has its entry's own.
  const chunks = [...wanted].filter((chunk) => !entry.has(chunk));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="later" crossorigin href="/${file}">`),
  ].join('');
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
