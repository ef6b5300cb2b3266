// Builds the website, compresses what is text, and refuses a home page that loads too much.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from './setup.mjs';

const SITE = path.join(ROOT, 'dist/site');
const HOME_LIMIT = 170_000;

await build({ configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'warn' });

for (const entry of readdirSync(SITE, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  );
}

const manifest = JSON.parse(readFileSync(path.join(SITE, '.vite/manifest.json'), 'utf8'));

/** Every script that is loaded when an entry is: itself and what it imports, not what it loads later. */
function scriptsOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, seen);
  return seen;
}

const weigh = (files) =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(SITE, file)), { level: 9 }).length,
    0,
  );

const home = scriptsOf('index.html');
for (const key of Object.keys(manifest)) {
  if (/features\/pages\/home-page\.tsx$|lib\/i18n\/en\.ts$/.test(key)) scriptsOf(key, home);
}
const bytes = weigh(home);
console.log(`Home page: ${(bytes / 1000).toFixed(1)} kB of gzipped JavaScript (limit ${HOME_LIMIT / 1000}).`);
if (bytes > HOME_LIMIT) {
  console.error('The home page loads more JavaScript than it may.');
  process.exit(1);
}
