import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A Vitest reporter that leaves `{ passed, skipped, failures }` of its run in the file that RUN_REPORT names: how many
 * tests passed, a line for each file with skipped tests, and a few lines for each test that failed, each file that fell
 * over and each error outside of any test. Tests that did not run although nothing says to skip them have failed.
 */
export default class RunReport {
  onTestRunEnd(modules, unhandledErrors) {
    const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    const failures = [...modules.flatMap(failuresOf), ...unhandledErrors.map(unhandledLine)];
    const skipped = modules.flatMap(skippedLine);
    writeFileSync(process.env.RUN_REPORT, JSON.stringify({ passed, skipped, failures }));
  }
}

function failuresOf(module) {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${file} > ${test.fullName}: ${described(test.result().errors[0])}`,
  );
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => `${file} > ${suite.fullName}: ${firstLine(error)}`),
  );
  const errors = module.errors().map((error) => `${file}: ${firstLine(error)}`);
  const failures = [...tests, ...suites, ...errors];
  const unrun = [...module.children.allTests()].filter((test) => !hasEnded(test) && !isToSkip(test));
  if (unrun.length > 0)
    failures.push(`${file}: ${unrun.length} tests did not run, as "${unrun[0].fullName}"`);
  if (failures.length === 0 && module.children.size === 0) failures.push(`${file}: has no tests`);
  return failures;
}

const hasEnded = (test) => ['passed', 'failed'].includes(test.result().state);

/** Whether a test or a suite around it is declared as skipped; a hook that fails skips its tests without that. */
function isToSkip(task) {
  for (let each = task; each && each.type !== 'module'; each = each.parent)
    if (each.options.mode === 'skip' || each.options.mode === 'todo') return true;
  return false;
}

function skippedLine(module) {
  const skipped = [...module.children.allTests()].filter((test) => !hasEnded(test) && isToSkip(test));
  return skipped.length > 0
    ? [`${module.relativeModuleId}: ${skipped.length} tests, as "${skipped[0].fullName}"`]
    : [];
}

/** Where an error outside of the tests came from stands in its stack, if anywhere. */
function unhandledLine(error) {
  const at = error.stack?.split('\n').find((line) => /^\s*at /.test(line) && !line.includes('node_modules'));
  return `outside of any test: ${firstLine(error)}${at ? ` (${at.trim()})` : ''}`;
}

/** What an error says, what differed, and the line of ours that it came from: where a run is kept only in part, that is all there is. */
function described(error) {
  const { stacks = [], diff = '' } = error ?? {};
  const at = stacks.find(({ file }) => !file.includes('node_modules'));
  const differing = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^[-+] /.test(line));
  const lines = [...differing.slice(2, 12), ...(at ? [`at ${path.relative('', at.file)}:${at.line}`] : [])];
  return [firstLine(error), ...lines.map((line) => `  ${line.slice(0, 200)}`)].join('\n');
}

function firstLine(error) {
  return (error?.message ?? '').split('\n', 1)[0].slice(0, 300);
}
