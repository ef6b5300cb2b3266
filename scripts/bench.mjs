// `npm run bench`: our own figures at 30, 200 and 1,000 fields, and of 1,000 leaves four deep beside stock rjsf; with --serve, the page for the peers' benchmark.
// `npm run bench -- site`: the website: first paint, Lighthouse, memory, a schedule of 500 sessions.
// `npm run bench -- recording`: what recording costs a call, and how long a registration takes to replay.
// `npm run bench -- inspector`: a chart of 60 states drawn, a live transition lit, 10,000 events looked through.
// `npm run bench -- races`: the races for seats at full size, on a real PostgreSQL and two server processes.
// `npm run bench -- lookups`: whether an address that is registered can be told by an answer or its time, or a code guessed.
// `npm run bench -- registered`: public calls with 100,000 registrations beside an event with none.
// `npm run bench -- killed`: a server is killed, 20 times over, while registrations are paid for and cancelled.
// `npm run bench -- groups`: how long the payment of a group of 500 takes, and until each member is written to.
// `npm run bench -- exports`: how long a list of 10,000 registrations takes to export, and what it holds up.
// `npm run bench -- desk`: calls, pages in a browser and an import of the desk with 100,000 registrations.
// `npm run bench -- workbench`: the publish gate and the walks of a draft that changes every document of `teachers`.
// `npm run bench -- corpora`: 500 random valid edits published under half-filled forms, and 300 broken documents.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();

function runBench(file) {
  const command = ['--import', 'tsx', file, ...process.argv.slice(3)];
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  process.exit(status ?? 1);
}

if (process.argv.includes('races')) runBench('tests/bench/races.ts');
if (process.argv.includes('lookups')) runBench('tests/bench/lookups.ts');
if (process.argv.includes('registered')) runBench('tests/bench/registered.ts');
if (process.argv.includes('groups')) runBench('tests/bench/groups.ts');
if (process.argv.includes('exports')) runBench('tests/bench/exports.ts');
if (process.argv.includes('workbench')) runBench('tests/bench/workbench.ts');
if (process.argv.includes('killed')) runBench('tests/bench/killed-payments.ts');
if (process.argv.includes('corpora')) {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/corpora'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { CORPORA_EDITS: '500', CORPORA_BROKEN: '300', ...process.env },
  });
  process.exit(status ?? 1);
}
if (process.argv.includes('recording')) {
  build();
  runBench('tests/bench/recording.ts');
}
if (process.argv.includes('inspector')) {
  build();
  runBench('tests/bench/inspector.ts');
}
if (process.argv.includes('desk')) {
  build();
  runBench('tests/bench/desk.ts');
}
if (process.argv.includes('site')) {
  build();
  runBench('tests/bench/site.ts');
}

const { buildBench, serveBench } = await import('../tests/bench/serve.mjs');
await buildBench();
if (process.argv.includes('--serve')) {
  const { url } = await serveBench(Number(process.env.PORT) || 0);
  console.log(`Serving the benchmark page at ${url}`);
} else {
  const { measure, measureNested } = await import('../tests/bench/measure.mjs');
  await measure();
  await measureNested();
}
