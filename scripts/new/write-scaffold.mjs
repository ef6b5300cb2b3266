import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../setup.mjs';

/** What cannot be made, in words for whoever asked. */
export class ScaffoldRefused extends Error {}

/** The text of a file of the project. */
export function sourceOf(file) {
  const full = path.join(ROOT, file);
  if (!existsSync(full)) throw new ScaffoldRefused(`There is no ${file}.`);
  return readFileSync(full, 'utf8');
}

/**
 * Writes a scaffold: new `files` by path, and `entries` into files that are there. Nothing is written unless all of it
 * can be.
 */
export function writeScaffold({ files, entries = [], generated = true }) {
  const taken = Object.keys(files).filter((file) => existsSync(path.join(ROOT, file)));
  if (taken.length > 0) throw new ScaffoldRefused(`There is one of that name already: ${taken.join(', ')}.`);
  const texts = { ...files };
  for (const { file, imports, before, line } of entries) {
    let text = texts[file] ?? sourceOf(file);
    if (line !== undefined) text = insertBefore(file, text, before, line);
    if (imports !== undefined) text = `${imports}\n${text}`;
    texts[file] = text;
  }
  for (const [file, text] of Object.entries(texts)) {
    const full = path.join(ROOT, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
    console.log(file);
  }
  // Imports are put in their order, lines broken, and the pages made from the code made anew.
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  run(process.execPath, [biome, 'check', '--write', '--log-level=error', ...Object.keys(texts)], {
    shell: false,
  });
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  if (generated) run(process.execPath, [tsx, 'scripts/docs.ts'], { shell: false });
}

/** Puts a line before the first one that is `before`, after the place that `before.after` names. */
function insertBefore(file, text, { after, mark }, line) {
  const start = text.indexOf(after);
  const at = start === -1 ? -1 : text.indexOf(mark, start + after.length);
  if (at === -1) throw new ScaffoldRefused(`${file} has no place for it: ${after} … ${mark.trim()}.`);
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}
