import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoEventsFolder } from '#server/configuration/seed-events.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROOMS = ['engine', 'machines', 'ui', 'widgets', 'server', 'src'];
const OF_TESTS = /(\.test\.tsx?|cases\.ts|\.contract\.ts)$|\/testing\//;
const SPARED = new Set([
  // Documents that an earlier version has published say what they say.
  'server/configuration/former-names.ts',
  // Puts a registration into a demo event: it is data of that event, which has to say which one.
  'server/start/demo-registration.ts',
]);
/** A word of the product too: what is sold, a block, a call. That it is no look, the type of looks says. */
const ALSO_A_WORD = 'tickets';

const codes = readdirSync(demoEventsFolder).filter((code) => code !== ALSO_A_WORD);

it('no code knows a demo event by its name: what is drawn comes from documents', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name))
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
      .filter((file) => !OF_TESTS.test(file) && !SPARED.has(file)),
  );
  // In quotes, after a mark's colon, or at an end of a class's or a file's name.
  const names = new RegExp(
    `['"\`:/-](${codes.join('|')})['"\`]|-(${codes.join('|')})\\b|\\b(${codes.join('|')})-`,
  );
  const found = files.flatMap((file) =>
    [file, ...readFileSync(path.join(ROOT, file), 'utf8').split('\n')].flatMap((line, index) =>
      names.test(line) ? [`${file}:${index} ${line.trim()}`] : [],
    ),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(found).toEqual([]);
});
