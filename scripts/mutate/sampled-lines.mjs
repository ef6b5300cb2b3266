import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup.mjs';
import { filesOf } from './files-of.mjs';

/** Lines that are looked at together: fewer cut through most of what a mutant changes. */
const WINDOW = 15;

/** A share of a folder's lines, drawn in windows over all its files, as `file:from-to`; the same for the same seed. */
export function sampledLines(patterns, share, seed) {
  const next = randomOf(seed);
  return filesOf(patterns).flatMap((file) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n').length;
    const windows = Array.from({ length: Math.ceil(lines / WINDOW) }, (_, at) => at * WINDOW + 1);
    return windows
      .filter(() => next() < share)
      .map((from) => `${file}:${from}-${Math.min(lines, from + WINDOW - 1)}`);
  });
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
