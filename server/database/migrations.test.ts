import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrations.ts';

// drizzle-kit compares the schema with the newest snapshot only; the older ones were 85,000 lines that no one reads.
test('keeps the snapshot of the newest migration, and no older one', () => {
  const meta = path.join(migrationsFolder, 'meta');
  const { entries } = JSON.parse(readFileSync(path.join(meta, '_journal.json'), 'utf8'));
  const newest = String(entries.at(-1).tag).slice(0, 4);
  expect(readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))).toEqual([
    `${newest}_snapshot.json`,
  ]);
});
