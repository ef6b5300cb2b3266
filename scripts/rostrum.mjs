#!/usr/bin/env node
// `npx rostrum COMMAND`: the organizer's commands, with nothing on stdout but what they print.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';

const sources = path.join(ROOT, 'server/command-line/cli.ts');
const built = path.join(ROOT, 'dist/server/configure.js');

// The tests run what they have just built: sources are compiled again by every process, for some seconds each.
if (existsSync(sources) && process.env.RUN_BUILT_SERVER !== 'Y') {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  if (!existsSync(tsx)) {
    console.error('The packages are not installed. Run "npm ci", or "npm start", which installs them.');
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [tsx, sources, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
await import(built);
