import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REGISTRY = 'engine/form/field-types/registry.ts';
const REGISTER = 'engine/event/field-types/register.ts';

const files = ['engine', 'machines', 'widgets', 'src', 'server'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|cases|\.contract|\.d)\.tsx?$|\/testing\//.test(file)),
);
const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));

const resolve = (from: string, name: string) =>
  name.startsWith('#') ? name.slice(1).split('?')[0] : path.join(path.dirname(from), name).split('?')[0];

/** The files that are loaded together with a file: types are not loaded, and `import()` loads later. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  const text = texts.get(file);
  if (text === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of text.matchAll(/^(?:import|export)(?! type)[^;]*?'([#.][^']+)';/gm)) {
    loadedWith(resolve(file, name) ?? '', seen);
  }
  return seen;
}

/** What is loaded by itself: entries, workers and lazy modules. */
const entries = new Set([
  'src/start.tsx',
  'src/entry-server.ts',
  'server/main.ts',
  ...[...texts].flatMap(([file, text]) => [
    ...[...text.matchAll(/\bimport\(\s*'([#.][^']+)'/g)].map(([, name = '']) => resolve(file, name) ?? ''),
    ...[...text.matchAll(/from '([#.][^']+\?worker[^']*)'/g)].map(
      ([, name = '']) => resolve(file, name) ?? '',
    ),
  ]),
]);

test('everything that is loaded by itself and reads fields knows the field types of an event', () => {
  const reading = [...entries].filter((entry) => loadedWith(entry).has(REGISTRY));
  expect(reading.length).toBeGreaterThan(5);
  expect(reading.filter((entry) => !loadedWith(entry).has(REGISTER))).toEqual([]);
});
