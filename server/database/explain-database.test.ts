import { expect, it } from 'vitest';
import { DataFolderInUse } from './data-folder-lock.ts';
import { explainDatabase } from './explain-database.ts';

const folder = '/srv/rostrum';

it.each([
  [
    'a full disk',
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    /no space left .*\/srv\/rostrum.*DATA_DIR/,
  ],
  ['a full disk, as PGlite throws it', { name: 'ErrnoError', errno: 51 }, /no space left/],
  [
    'a folder of another user',
    Object.assign(new Error('mkdir'), { code: 'EACCES' }),
    /may not write to .*DATA_DIR/,
  ],
  ['a damaged database', new Error('Aborted(Assertion failed: pgdata)'), /damaged .*copy .*DATA_DIR/],
  ['a damaged database, deeper', new WebAssembly.RuntimeError('unreachable'), /damaged/],
  ['something without words', { some: 'thing' }, /could not be opened: no reason was given/],
  [
    'a server that is not there',
    new Error('connect ECONNREFUSED'),
    /could not be opened: connect ECONNREFUSED/,
  ],
  ['a folder in use', new DataFolderInUse(folder, '12'), /in use by another Rostrum process \(pid 12\)/],
])('%s is told with what to do', (_, error, words) => {
  const told = explainDatabase(error, folder);
  expect(told).toMatch(words);
  expect(told).not.toContain('[object');
});
