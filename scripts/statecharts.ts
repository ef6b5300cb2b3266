// `npm run statecharts`: writes the drawings and the table of docs/; with --coverage it prints what no recording takes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRecording } from '#engine/recording/read-recording.ts';
import { drawingsPage } from './drawings/drawings-page.ts';
import { statechartsPage } from './drawings/statecharts-page.ts';
import { coverage } from './record/cover.ts';
import { build, ROOT } from './setup.mjs';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { coverage: { type: 'boolean' } },
});

if (given.coverage) await printCoverage();
else {
  writeFileSync(path.join(ROOT, 'docs/drawings.md'), drawingsPage());
  writeFileSync(path.join(ROOT, 'docs/statecharts.md'), statechartsPage());
}

/** What the recordings that are named, or all of fixtures/sessions, take of each chart. */
async function printCoverage(): Promise<void> {
  const folder = path.join(ROOT, 'fixtures/sessions');
  const all = readdirSync(folder).map((name) => path.join(folder, name));
  const files = positionals.length > 0 ? positionals : all.filter((file) => file.endsWith('.har'));
  const recordings = files.map((file) => {
    const reading = readRecording(readFileSync(file, 'utf8'));
    if (!reading.ok) throw new Error(`${file} cannot be read: ${reading.problems[0]?.problem}`);
    return reading.recording;
  });
  build();
  const charts = await coverage(recordings, path.join(ROOT, 'dist/site'));
  for (const { name, edges, taken } of charts) {
    console.log(`${name}: ${taken.size} of ${edges.length} transitions taken`);
    for (const { id, from, to, event, guard } of edges)
      if (!taken.has(id))
        console.log(`  none took ${from} → ${to} by ${event || 'nothing'}${guard && ` [${guard}]`}`);
  }
}
