// Brings a fresh clone to where it can run: dependencies, website, database template. Node only, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './setup-lock.mjs';

export const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache');

/** Runs a command in the project and ends this process if it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function filesUnder(entry) {
  const full = path.join(ROOT, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesUnder(path.join(entry, child.name)));
}

/** A fingerprint of files and folders, by content. */
function fingerprint(entries) {
  const hash = createHash('sha256').update(process.version);
  for (const file of entries.flatMap(filesUnder))
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Does a piece of work only if what it is made from has changed since it was last done. */
function ifStale(name, sources, products, work) {
  const stamp = path.join(CACHE, `${name}.stamp`);
  const isFresh = (now) =>
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    products.every((product) => existsSync(path.join(ROOT, product)));
  if (isFresh(fingerprint(sources))) return;
  withLock(path.join(CACHE, 'setup.lock'), () => {
    // Whoever had the lock before may have done it.
    const now = fingerprint(sources);
    if (isFresh(now)) return;
    work();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(stamp, now);
  });
}

/** Refuses a Node that the packages do not run on, in words. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  if (fits) return;
  console.error(`Rostrum needs Node 20.19 or later, 22.13 or later, or 24; this is ${process.version}.`);
  process.exit(1);
}

/** Whether what package-lock.json lists is there, by npm's own note of what it has installed. */
function isInstalled() {
  const packagesOf = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  try {
    const there = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(
      ([name, { version, optional }]) =>
        name === '' || (there[name] ? there[name].version === version : optional === true),
    );
  } catch {
    return false;
  }
}

/** Installs what package-lock.json lists, if that has not been done, by hand or by this. */
export function installDependencies() {
  ifStale('dependencies', ['package-lock.json'], ['node_modules/.package-lock.json'], () => {
    // To install again would take the packages away from what runs beside it.
    if (isInstalled()) return;
    console.log('Installing dependencies …');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Builds the website, the server and the database template, if their sources changed. */
export function build() {
  ifStale(
    'site',
    [
      'src',
      'engine',
      'ui',
      'widgets',
      'machines',
      'vite.config.ts',
      'package-lock.json',
      'scripts/build-site.mjs',
      'scripts/site-chunks.mjs',
      'scripts/slim-build.mjs',
    ],
    ['dist/site/index.html', 'dist/site-server/entry-server.js'],
    () => {
      console.log('Building the website …');
      run(process.execPath, ['scripts/build-site.mjs']);
    },
  );
  ifStale(
    'server',
    ['server', 'engine', 'machines', 'package-lock.json', 'scripts/build-server.mjs'],
    ['dist/server/main.js', 'dist/server/configure.js'],
    () => {
      console.log('Building the server …');
      run(process.execPath, ['scripts/build-server.mjs']);
    },
  );
  ifStale('database', ['server/database', 'package-lock.json'], ['dist/database-template.tar'], () => {
    console.log('Preparing the database …');
    run(process.execPath, ['--import', 'tsx', 'server/database/build-template.ts']);
  });
}
