import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from './setup.mjs';

const script = (file) => path.join(ROOT, file);

/** The checks that need no running product: types, lint and format, import rules, owners of styles, the OpenAPI document. */
export const CHECKS = [
  {
    name: 'types',
    command: process.execPath,
    args: [script('node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.'],
  },
  {
    name: 'lint and format',
    command: process.execPath,
    args: [script('node_modules/@biomejs/biome/bin/biome'), 'check', '.'],
  },
  { name: 'import rules', command: process.execPath, args: [script('scripts/import-rules.mjs')] },
  { name: 'owners of styles', command: process.execPath, args: [script('scripts/style-owners.mjs')] },
  { name: 'OpenAPI', command: process.execPath, args: [script('scripts/lint-openapi.mjs')] },
];

/** Runs every check, one beside another, and prints what each said once it has ended; gives the names of those that failed. */
export async function runChecks() {
  const failed = [];
  // The longest stands first.
  const waiting = [...CHECKS];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, said } = await ended(check);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name}\n${said}`.trimEnd());
      if (code !== 0) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return failed;
}

function ended({ command, args }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('close', (code) => resolve({ code, said }));
  });
}
