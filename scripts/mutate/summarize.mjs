import { readFileSync } from 'node:fs';

/** Of each hundred mutants so many have to be noticed. */
const WANTED = 85;
const NOTICED = new Set(['Killed', 'Timeout']);
const PASSED_BY = new Set(['Survived', 'NoCoverage']);

/** Prints how many mutants each folder's tests noticed; true if a folder falls short, or could not be run. */
export function summarize(results) {
  let short = false;
  for (const { name, reports } of results) {
    for (const { part } of reports.filter(({ ran }) => !ran)) {
      console.log(`${part}: could not be run`);
      short = true;
    }
    const mutants = reports.filter(({ ran }) => ran).flatMap(({ report }) => mutantsOf(report));
    if (mutants.length === 0) continue;
    const count = (states) => mutants.filter(({ status }) => states.has(status)).length;
    const [noticed, passedBy] = [count(NOTICED), count(PASSED_BY)];
    const timedOut = count(new Set(['Timeout']));
    const percent = (100 * noticed) / Math.max(1, noticed + passedBy);
    if (percent < WANTED) short = true;
    console.log(
      `${name}: ${noticed} of ${noticed + passedBy} noticed, ${timedOut} of them by time, ` +
        `${percent.toFixed(1)} % (${WANTED} wanted)`,
    );
  }
  return short;
}

function mutantsOf(report) {
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.values(files).flatMap(({ mutants }) => mutants);
}
