// `npm run bench`: our own figures at 30, 200 and 1,000 fields; with --serve, the page for the peers' benchmark.
import { checkNode, installDependencies } from './setup.mjs';

checkNode();
installDependencies();

const { buildBench, serveBench } = await import('../tests/bench/serve.mjs');
await buildBench();
if (process.argv.includes('--serve')) {
  const { url } = await serveBench(Number(process.env.PORT) || 0);
  console.log(`Serving the benchmark page at ${url}`);
} else {
  const { measure } = await import('../tests/bench/measure.mjs');
  await measure();
}
