import { readdirSync } from 'node:fs';
import path, { matchesGlob } from 'node:path';
import { ROOT } from '../setup.mjs';

/** The files that patterns take in, in their order; the last pattern that a file matches decides. */
export function filesOf(patterns) {
  const [folder] = patterns[0].split('/**');
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => isMutated(file, patterns))
    .sort();
}

/** Whether the last pattern that a file matches is one that takes it in. */
export function isMutated(file, patterns) {
  return patterns.reduce((taken, pattern) => {
    const leavesOut = pattern.startsWith('!');
    return matchesGlob(file, leavesOut ? pattern.slice(1) : pattern) ? !leavesOut : taken;
  }, false);
}
