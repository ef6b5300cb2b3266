// Builds the website, for browsers and for the server, compresses what is text, and refuses a home page that loads too much.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from './setup.mjs';

const SITE = path.join(ROOT, 'dist/site');
const HOME_LIMIT = 165_000;
const STYLES_LIMIT = 30_000;

// A shell that has another value, as that of a test or of development, would get React's build for development.
process.env.NODE_ENV = 'production';
const configFile = path.join(ROOT, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
// The same website for the server, which draws the first page of a visit.
await build({ configFile, logLevel: 'warn', build: { ssr: 'entry-server.ts' } });
// The organizers' desk, into a folder of the site's assets.
await build({ configFile, logLevel: 'warn', mode: 'desk' });

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

/** Every chunk that is loaded when an entry is: itself and what it imports, not what it loads later. */
function chunksOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(imported, seen);
  return seen;
}

const scriptsOf = (key) => [...chunksOf(key)].map(({ file }) => file);
const stylesOf = (keys) => new Set(keys.flatMap((key) => [...chunksOf(key)].flatMap(({ css = [] }) => css)));

const { everyModule, modulesOfLooks } = await import(
  pathToFileURL(path.join(ROOT, 'dist/site-server/entry-server.js')).href
);
const moved = everyModule().filter((key) => !manifest[key]);
if (moved.length > 0) {
  console.error(
    `src/app/ssr/page-modules.ts names modules that are not loaded by themselves: ${moved.join(', ')}`,
  );
  process.exit(1);
}

const forDevelopers = Object.keys(manifest).filter((key) =>
  /gallery|fixture-tab|\.har|testing|cases/.test(key),
);
if (forDevelopers.length > 0) {
  console.error(`The build has what only development may have: ${forDevelopers.join(', ')}`);
  process.exit(1);
}

const weigh = (files) =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(SITE, file)), { level: 9 }).length,
    0,
  );

const home = new Set(scriptsOf('index.html'));
// What the entry sends for at once is the website itself.
const atOnce = manifest['index.html'].dynamicImports;
for (const key of [...atOnce, 'features/pages/home-page.tsx', 'lib/i18n/en.ts']) {
  if (!manifest[key]) throw new Error(`The build has no ${key}`);
  for (const file of scriptsOf(key)) home.add(file);
}
const bytes = weigh(home);
console.log(`Home page: ${(bytes / 1000).toFixed(1)} kB of gzipped JavaScript (limit ${HOME_LIMIT / 1000}).`);
if (bytes > HOME_LIMIT) {
  console.error('The home page loads more JavaScript than it may.');
  process.exit(1);
}

// What every page asks for later too: its menus, the tools of who has begun.
const later = Object.keys(manifest).filter((key) => /^(layout|features\/my-workshops)\//.test(key));
const weighed = modulesOfLooks();
/** The styles that only one look's own modules have. */
const ownStyles = (look) => {
  const others = stylesOf(weighed.flatMap((page) => (page.look === look ? [] : page.modules)));
  const own = stylesOf(weighed.flatMap((page) => (page.look === look ? page.modules : [])));
  return [...own].filter((file) => !others.has(file));
};
const looks = [...new Set(weighed.flatMap(({ look }) => look ?? []))];
const mixed = looks.filter((look) => ownStyles(look).length === 0);
if (mixed.length > 0) {
  console.error(`Styles of a look come with those of another: ${mixed.join(', ')}`);
  process.exit(1);
}
const pages = weighed.map(({ name, modules }) => ({
  name,
  bytes: weigh(stylesOf(['index.html', ...atOnce, ...modules, ...later])),
}));
const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most));
const said = pages.map(({ name, bytes: each }) => `${name} ${(each / 1000).toFixed(1)}`).join(', ');
console.log(`Gzipped styles, in kB (limit ${STYLES_LIMIT / 1000}): ${said}.`);
if (heaviest.bytes > STYLES_LIMIT) {
  console.error(`The ${heaviest.name} loads more styles than it may.`);
  process.exit(1);
}
