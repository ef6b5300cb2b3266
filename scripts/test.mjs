// `npm test`: sets itself up, runs every check and every suite, and closes with one line of counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHECKS, runChecks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { build, checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();
build();
const chromium = await findChromium();
console.log(`Chromium: ${chromium}`);

const begun = Date.now();
/** A heading with the minutes so far: where a run is too slow, its output says at what. */
const heading = (name) =>
  console.log(`\n── ${name} (${Math.round((Date.now() - begun) / 60_000)} min after the build)`);

// What was just built is what the tests start.
const env = { ...process.env, CHROMIUM: chromium, RUN_BUILT_SERVER: 'Y' };
const RESULTS = path.join(ROOT, 'test-results');
mkdirSync(RESULTS, { recursive: true });

const REPORTER = path.join(ROOT, 'scripts/test/run-report.mjs');

let passed = 0;
/** What failed, named again at the end: of a long output only the end is kept by some who run it. */
const failures = [];
/** What this machine cannot run, by file: without root there is no small disk, and perhaps no Redis. */
const skipped = [];

heading('checks');
failures.push(...(await runChecks()));
passed += CHECKS.length - failures.length;

/** What the servers of the tests in a browser have answered, for what is compared with it once all have run. */
const ANSWERED_CALLS = path.join(RESULTS, 'answered-calls.txt');
rmSync(ANSWERED_CALLS, { force: true });

const SUITES = [
  { name: 'units and contract', config: 'vitest.config.ts' },
  { name: 'end-to-end', config: 'tests/e2e/vitest.config.ts', env: { ANSWERED_CALLS } },
  { name: 'after the run', config: 'tests/e2e/after-run/vitest.config.ts', env: { ANSWERED_CALLS } },
];
for (const { name, config, env: more } of SUITES) {
  heading(name);
  const report = path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', config, '--reporter=default', `--reporter=${REPORTER}`];
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, ...more, RUN_REPORT: report },
  });
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { passed: 0, skipped: [], failures: [] };
  passed += result.passed;
  skipped.push(...result.skipped);
  failures.push(...result.failures);
  // A suite that ended before its report, or ran no test, has failed too.
  if ((status !== 0 && result.failures.length === 0) || result.passed === 0)
    failures.push(`${name}: ended with ${status}`);
}

for (const each of skipped) console.log(`\nSKIPPED ${each}`);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
const inSkipped = skipped.length > 0 ? `, tests skipped in ${skipped.length} files` : '';
console.log(`\n${passed} passed, ${failures.length} failed${inSkipped}`);
process.exitCode = failures.length > 0 ? 1 : 0;
