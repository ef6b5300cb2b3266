import { execFileSync } from 'node:child_process';
import { ROOT } from '../setup.mjs';
import { isMutated } from './files-of.mjs';

/** The lines of a folder's code that were added or changed since a revision, as `file:from-to`. */
export function changedLines(revision, folder, patterns) {
  const diff = execFileSync(
    'git',
    ['diff', '--unified=0', '--no-color', '--diff-filter=AMR', revision, '--', folder],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  const ranges = [];
  let file;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk || !file || !isMutated(file, patterns)) continue;
    const [from, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    if (count > 0) ranges.push(`${file}:${from}-${from + count - 1}`);
  }
  return ranges;
}
