// `npm run replay -- FILE`: serves the website with the API answered from a recording (docs/recording.md).
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { describeReport } from '#engine/recording/format-report.ts';
import { readHar, readRecording, redactFile, tooLarge } from '#engine/recording/read-recording.ts';
import { contractProblems } from '#server/replay/contract-fit.ts';
import { describePaths } from '#server/replay/replay-on-documents/describe-paths.ts';
import { documentsInFolders } from '#server/replay/replay-on-documents/documents-in-folders.ts';
import { pathsOnDocuments } from '#server/replay/replay-on-documents/replay-on-documents.ts';
import { buildReplayServer } from '#server/replay/replay-server.ts';
import { testOf } from './record/test-of.ts';
import { writeHar } from './record/write-har.ts';
import { build } from './setup.mjs';

const USAGE = `npm run replay -- FILE                  serves the site with the API answered from the recording
  --speed N | once                      N times faster than it was; at once
  --step                                each answer waits for Enter
  --nearest                             a call that was not recorded gets the nearest answer
  --port N                              3000 where it is not said
npm run replay -- --redact FILE         replaces all that tells of somebody, in place
npm run replay -- --check FILE          says what no longer fits the contract
npm run replay -- --to-test FILE        writes a Playwright test beside the file
npm run replay -- --with FOLDER FILE    says at which step it would go another way on an event's documents; several
                                        folders are laid over each other, teachers@draft over teachers`;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string' },
    step: { type: 'boolean' },
    nearest: { type: 'boolean' },
    port: { type: 'string' },
    redact: { type: 'boolean' },
    check: { type: 'boolean' },
    'to-test': { type: 'boolean' },
    with: { type: 'string', multiple: true },
  },
});
const [file] = positionals;
if (file === undefined) endWith(USAGE);
const text = readFileOf(file);

if (given.redact) {
  const parsed = readHar(text);
  if ('problem' in parsed) endWith([file, parsed.pointer, parsed.problem].filter(Boolean).join(' '));
  const { har, problems } = redactFile(parsed.har);
  writeHar(file, har);
  for (const { pointer, problem } of problems) console.log(`${pointer} ${problem}: replaced`);
  console.log(`${file}: ${problems.length} places were cleaned.`);
  process.exit(0);
}

const reading = readRecording(text);
if (!reading.ok)
  endWith(
    reading.problems
      .map(({ pointer, problem }) => `${file}${pointer && ` ${pointer}`} ${problem}`)
      .join('\n'),
  );
const { recording } = reading;
const unfit = contractProblems(recording);
for (const { pointer, problem } of unfit) console.error(`${file} ${pointer} ${problem}`);
if (given.check) process.exit(unfit.length > 0 ? 1 : 0);

if (given.with) {
  const read = await documentsInFolders(given.with);
  if (!read.ok) endWith(read.problems.join('\n'));
  const ways = await pathsOnDocuments(recording, read.documents, read.event);
  console.log(`${recording.own.name} on ${given.with.join(' and ')}`);
  console.log(describePaths(ways));
  process.exit(ways.some(({ goesAnotherWay }) => goesAnotherWay) ? 1 : 0);
}

if (given['to-test']) {
  const target = `${file.replace(/\.(har|json)$/, '')}.replay.mts`;
  writeFileSync(target, testOf(recording, path.resolve(file), target));
  console.log(`${target} was written; npx tsx ${target} runs it.`);
  process.exit(0);
}

build();
const speed = given.speed === 'once' ? Number.POSITIVE_INFINITY : Number(given.speed ?? 1);
if (!(speed > 0)) endWith(`--speed takes a number above 0, or once; not ${given.speed}.`);
const replay = await buildReplayServer({
  recording,
  siteFolder: path.resolve(import.meta.dirname, '../dist/site'),
  speed,
  nearest: given.nearest,
  ...(given.step && { gate: pressed() }),
  onCall: ({ method, url }, index) =>
    console.log(`${index === undefined ? 'NOT RECORDED' : String(index + 1).padStart(4)} ${method} ${url}`),
});
const port = Number(given.port ?? process.env['PORT'] ?? 3000);
await replay.server.listen({ host: 'localhost', port });
const first = recording.pages[0]?.path ?? '/';
console.log(`${recording.own.name}: ${recording.calls.length} calls`);
console.log(`  http://${recording.own.host}:${port}${first}`);
console.log(`  http://${recording.own.host}:${port}/inspect   the statecharts, and what became of the calls`);
console.log('Ctrl-C ends it, and says what was asked and is not there.');
process.once('SIGINT', () => {
  console.log(`\n${describeReport(replay.session().report())}`);
  void replay.close().then(() => process.exit(0));
});

/** Lets one answer go each time that Enter is pressed. */
function pressed(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  createInterface({ input: process.stdin }).on('line', () => waiting.shift()?.());
  console.log('Enter gives the next answer.');
  return () => new Promise((resolve) => waiting.push(resolve));
}

function readFileOf(name: string): string {
  if (!existsSync(name)) endWith(`There is no file ${name}.`);
  const large = tooLarge(statSync(name).size);
  if (large) endWith(`${name} ${large}`);
  return readFileSync(name, 'utf8');
}

function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}
