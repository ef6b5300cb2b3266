import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../docs/decisions');

test('the index of decisions lists each page once, by its title', async () => {
  const files = (await readdir(folder)).filter((file) => file !== 'README.md');
  const pages = await Promise.all(
    files.map(async (file) => {
      const [heading = ''] = (await readFile(path.join(folder, file), 'utf8')).split('\n', 1);
      return `- [${heading.replace(/^# /, '')}](${file})`;
    }),
  );
  const index = await readFile(path.join(folder, 'README.md'), 'utf8');
  expect(
    index
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .toSorted(),
  ).toEqual(pages.toSorted());
});

test('each decision says its date and status, and which others supersede it', async () => {
  const files = (await readdir(folder)).filter((file) => file !== 'README.md');
  const status =
    /^\d{4}-\d{2}-\d{2} · (Accepted|Superseded( in part)? by \[\d+\]\(([^)]+)\)( and \[\d+\]\(([^)]+)\))*)$/;
  const faults = await Promise.all(
    files.map(async (file) => {
      const [, , line = ''] = (await readFile(path.join(folder, file), 'utf8')).split('\n');
      const others = [...line.matchAll(/\(([^)]+\.md)\)/g)].map(([, other = '']) => other);
      return status.test(line) && others.every((other) => files.includes(other)) ? [] : [`${file}: ${line}`];
    }),
  );
  expect(faults.flat()).toEqual([]);
});
