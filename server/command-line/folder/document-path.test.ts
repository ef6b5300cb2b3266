import path from 'node:path';
import { expect, test } from 'vitest';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { readEventsFolder } from '../../configuration/event-folder.ts';
import { demoEventsFolder } from '../../configuration/seed-events.ts';
import { documentPath } from './document-path.ts';

test('files are named as those of the demo events', async () => {
  const files = await readEventsFolder(demoEventsFolder);
  const others = files.flatMap((read) => {
    if (!read.ok || !isPlain(read.document)) return [];
    const { kind, code } = read.document;
    const own = path.relative(path.join(demoEventsFolder, read.event), read.file).split(path.sep).join('/');
    const made = documentPath({ kind: String(kind), code: String(code) });
    return own === made ? [] : [[own, made]];
  });
  expect(files.length).toBeGreaterThan(100);
  // Two events have one floor plan each, which is not called so.
  expect(others).toEqual([
    ['catalogue/floor-plan.json', 'catalogue/floor-plan-yard.json'],
    ['catalogue/floor-plan.json', 'catalogue/floor-plan-rooms.json'],
  ]);
});

test.each([
  ['offers', 'people', 'catalogue/offers-people.json'],
  ['offers', 'parking', 'catalogue/parking.json'],
  ['people', 'people', 'catalogue/people.json'],
])('%s/%s has a file of its own: %s', (kind, code, file) => {
  expect(documentPath({ kind, code })).toBe(file);
});
