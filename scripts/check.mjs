// `npm run check`: types, lint and format, import rules.
import { spawnSync } from 'node:child_process';
import { checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();

export const CHECKS = [
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['lint and format', 'biome', ['check', '.']],
  ['import rules', process.execPath, ['scripts/import-rules.mjs']],
];

let failed = 0;
for (const [name, command, args] of CHECKS) {
  const bin = command === process.execPath ? command : `${ROOT}/node_modules/.bin/${command}`;
  const ok = spawnSync(bin, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
