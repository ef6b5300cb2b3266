import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs files of tests as `npm test` does; gives what the run leaves for its end. */
async function reportOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) await writeFile(path.join(folder, name), code);
  const report = path.join(folder, 'report.json');
  const reporter = path.join(ROOT, 'scripts/test/run-report.mjs');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', folder, '--globals', `--reporter=${reporter}`];
  await new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, VITEST: '', RUN_REPORT: report } }, resolve);
  });
  return JSON.parse(await readFile(report, 'utf8'));
}

test('tests that did not run fail by name, unless they are declared as skipped', async () => {
  const report = await reportOf({
    'good.test.js': "test('holds', () => expect(1).toBe(1));",
    'hook.test.js': `describe('a suite', () => {
      beforeAll(() => { throw new Error('no database'); });
      test('first', () => undefined);
      test('second', () => undefined);
    });`,
    'file-hook.test.js':
      "beforeAll(() => { throw new Error('no server'); });\ntest('alone', () => undefined);",
    'skipped.test.js':
      "describe.skip('no Redis', () => { test('one', () => undefined); test('two', () => undefined); });",
    'fallen.test.js': "throw new Error('no module');",
    'empty.test.js': 'export {};',
  });
  expect(report.passed).toBe(1);
  expect(report.skipped).toEqual(['skipped.test.js: 2 tests, as "no Redis > one"']);
  expect([...report.failures].sort()).toEqual([
    expect.stringMatching(/^empty\.test\.js: /),
    expect.stringMatching(/^fallen\.test\.js: no module/),
    expect.stringMatching(/^file-hook\.test\.js: 1 tests did not run, as "alone"/),
    expect.stringMatching(/^file-hook\.test\.js: no server/),
    expect.stringMatching(/^hook\.test\.js > a suite: no database/),
    expect.stringMatching(/^hook\.test\.js: 2 tests did not run, as "a suite > first"/),
  ]);
});
