// `npm run check`: types, lint and format, import rules, owners of styles, the OpenAPI document.
import { spawnSync } from 'node:child_process';
import { CHECKS } from './checks.mjs';
import { checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();

let failed = 0;
for (const { name, command, args } of CHECKS) {
  const ok = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
