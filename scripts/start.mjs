// `npm start`: a fresh clone with nothing but Node becomes a running portal.
import { build, checkNode, installDependencies } from './setup.mjs';

checkNode();
installDependencies();
build();

// In this very process: what a supervisor signals is the server. npm runs it below a shell that ends without passing
// the signal on, so that the server sees nothing but that its parent has changed.
const PARENT_LOOK_MS = 500;
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_LOOK_MS);
  looking.unref();
}

process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
