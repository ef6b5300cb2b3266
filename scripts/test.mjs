// `npm test`: sets itself up, runs every check and every suite, and closes with one line of counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHECKS } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { build, checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();
build();
const chromium = await findChromium();
console.log(`Chromium: ${chromium}`);

const env = { ...process.env, CHROMIUM: chromium };
const RESULTS = path.join(ROOT, 'test-results');
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;
const count = (ok) => {
  if (ok) passed += 1;
  else failed += 1;
};

for (const { name, command, args } of CHECKS) {
  console.log(`\n── ${name}`);
  count(spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env }).status === 0);
}

const SUITES = [
  { name: 'units and contract', config: 'vite.config.ts' },
  { name: 'end-to-end', config: 'tests/e2e/vitest.config.ts' },
];
for (const { name, config } of SUITES) {
  console.log(`\n── ${name}`);
  const report = path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  const result = readReport(report);
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  // A suite that fell over outside its tests, or ran none, has failed too.
  if ((status !== 0 && !result?.numFailedTests) || !result?.numPassedTests) failed += 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
