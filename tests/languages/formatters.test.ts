import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Amounts, figures, days, times and lists are written by engine/form/format alone, so that they look alike wherever they stand.

const ROOT = path.join(import.meta.dirname, '../..');
const ROOMS = ['engine', 'machines', 'ui', 'widgets', 'src', 'server'];
const WRITES =
  /Intl\.(NumberFormat|DateTimeFormat|ListFormat|PluralRules|RelativeTimeFormat)\b|\.toLocale(Date|Time)?String\(/g;
/** A zone that is asked for is not written. */
const ASKS = /Intl\.DateTimeFormat\(\)\s*\.resolvedOptions/g;

/** Files that read a calendar or a clock with `Intl`, or check what it takes, and write nothing. */
const READERS = new Set([
  'engine/form/format/calendar-day.ts',
  'engine/form/keywords/time-zone.ts',
  // Chooses the form of a count.
  'engine/form/languages/format-message.ts',
]);
/** What is told in English to whoever runs the server. */
const TOLD_IN_ENGLISH = new Set(['engine/recording/read-recording.ts']);

test('nobody but engine/form/format writes figures and times', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file.replaceAll('\\', '/')),
    ),
  ).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|\/testing\/|^engine\/form\/format\//.test(file) &&
      !READERS.has(file) &&
      !TOLD_IN_ENGLISH.has(file),
  );
  const faults = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8').replace(ASKS, '');
    return (text.match(WRITES) ?? []).length > 0;
  });
  expect(faults).toEqual([]);
});
