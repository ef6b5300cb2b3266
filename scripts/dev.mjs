// `npm run dev`: the website with hot reload, the server starting again when its sources change, the demo events
// published when their files do.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();

const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/start/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'development', EVENTS_DIR: 'fixtures/events', LOG_LEVEL: 'warn', ...process.env },
});
// The terminal sends Ctrl-C to the whole group; a supervisor signals only this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
