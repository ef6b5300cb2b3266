// `npm run bench`: our own figures at 30, 200 and 1,000 fields; with --serve, the page for the peers' benchmark.
// `npm run bench -- races`: the races for seats at full size, on a real PostgreSQL and two server processes.
import { spawnSync } from 'node:child_process';
import { checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();

if (process.argv.includes('races')) {
  const args = ['--import', 'tsx', 'tests/bench/races.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { buildBench, serveBench } = await import('../tests/bench/serve.mjs');
await buildBench();
if (process.argv.includes('--serve')) {
  const { url } = await serveBench(Number(process.env.PORT) || 0);
  console.log(`Serving the benchmark page at ${url}`);
} else {
  const { measure } = await import('../tests/bench/measure.mjs');
  await measure();
}
