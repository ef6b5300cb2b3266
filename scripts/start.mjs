// `npm start`: a fresh clone with nothing but Node becomes a running portal.
import { spawn } from 'node:child_process';
import { build, checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();
build();

const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
// The terminal sends Ctrl-C to the whole group; a supervisor signals only this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
