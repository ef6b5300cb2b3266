import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sheets = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

/** WCAG 1.3.4; axe, which would have to fetch every style sheet on every page for it, is not asked. */
it('no style sheet turns a page by how a device is held', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const turning = sheets.filter((sheet) =>
    /orientation\s*:/.test(readFileSync(path.join(root, sheet), 'utf8')),
  );
  expect(turning).toEqual([]);
});
