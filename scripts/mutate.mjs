// `npm run mutate`: changes the code one line at a time and looks whether a test notices (Stryker). By folder
// (`-- machines/lookup server/prices/rules`), or with `-- --since REV` only the lines changed since then, or with
// `-- --sample 0.1` a tenth of them (`--seed` draws another tenth); `--jobs 1` leaves a core free. Not part of CI: a
// folder takes from minutes to hours.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedLines } from './mutate/changed-lines.mjs';
import { FOLDERS, partsNamed } from './mutate/folders.mjs';
import { sampledLines } from './mutate/sampled-lines.mjs';
import { summarize } from './mutate/summarize.mjs';
import { ROOT } from './setup.mjs';

const { values, positionals } = parseArgs({
  options: {
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => partsNamed(name).length === 0);
if (unknown.length > 0) {
  console.error(
    `There is no folder to mutate named ${unknown.join(', ')}. ` +
      `Choose among ${Object.keys(FOLDERS).join(', ')}, or a folder in one of them.`,
  );
  process.exit(2);
}

const names = positionals.length > 0 ? positionals : Object.keys(FOLDERS);
const results = [];
for (const name of names) {
  const reports = partsNamed(name).flatMap(([part, folder]) => {
    const ranges = linesOf(part, folder.mutate);
    return ranges.length === 0 ? [] : [runStryker(part, ranges, folder)];
  });
  if (reports.length > 0) results.push({ name, reports });
}
const failed = summarize(results);
process.exitCode = failed ? 1 : 0;

function linesOf(name, mutate) {
  if (values.since !== undefined) return changedLines(values.since, name, mutate);
  if (values.sample !== undefined) return sampledLines(mutate, Number(values.sample), Number(values.seed));
  return mutate;
}

function runStryker(name, mutate, { tests, isExplored, patience }) {
  const folder = path.join(ROOT, '.cache/mutate', name.replaceAll('/', '-'));
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, 'report.json');
  const config = path.join(folder, 'stryker.config.json');
  writeFileSync(config, JSON.stringify(configuration(mutate, folder, report, isExplored), null, 2));
  const { status } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTATE_TESTS: JSON.stringify(tests),
        ...(patience && { MUTATE_PATIENCE: String(patience) }),
      },
    },
  );
  return { part: name, report, ran: status === 0 };
}

function configuration(mutate, folder, report, isExplored = false) {
  return {
    testRunner: 'vitest-files',
    plugins: [
      '@stryker-mutator/vitest-runner',
      './scripts/mutate/vitest-runner.mjs',
      './scripts/mutate/ignored.mjs',
    ],
    ignorers: ['types'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    // What is evaluated once at the start (schemas, tables of words) would need the whole suite for each mutant; it is
    // held by the tests of generated pages, of words and of the contract. A chart is explored at the start of its tests,
    // and nothing in it would count as covered: there every mutant is met by the whole, small suite.
    ...(isExplored ? { coverageAnalysis: 'off' } : { coverageAnalysis: 'perTest', ignoreStatic: true }),
    mutate,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: report },
    tempDirName: path.join(folder, 'sandbox'),
    ignorePatterns: ['.cache', '.data*', 'test-results', 'docs', 'dist/site', 'coverage'],
    concurrency: Number(values.jobs),
    // Only what never ends may count as noticed by time: a machine that does something else too is no such thing.
    dryRunTimeoutMinutes: 60,
    timeoutMS: 120_000,
    timeoutFactor: 4,
    allowConsoleColors: false,
  };
}
