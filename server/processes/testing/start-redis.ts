import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { freePort } from '#tests/setup/free-port.ts';

export type StartedRedis =
  | {
      ok: true;
      url: string;
      /** SIGKILL, as a crash would have it. */
      kill(): Promise<void>;
      /** Stops it without ending a connection: it answers nothing, as one behind a lost network. */
      freeze(): void;
      /** Goes on where it was frozen. */
      thaw(): void;
      /** Starts it again, empty, at the same address. */
      restart(): Promise<void>;
      stop(): Promise<void>;
    }
  | { ok: false; reason: string };

const run = promisify(execFile);
/** What is not installed by then is done without, in milliseconds. */
const INSTALLING = 60_000;
const password = 'rostrum';

/** Starts a Redis of its own on a free port, which keeps nothing: the machine's, or Debian's where root may install it. */
export async function startRedis(): Promise<StartedRedis> {
  try {
    await ensureInstalled();
    const port = await freePort();
    let child = await launch(port);
    const kill = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    };
    return {
      ok: true,
      url: `redis://:${password}@127.0.0.1:${port}`,
      kill,
      freeze: () => void child.kill('SIGSTOP'),
      thaw: () => void child.kill('SIGCONT'),
      async restart() {
        await kill();
        child = await launch(port);
      },
      stop: kill,
    };
  } catch (error) {
    return {
      ok: false,
      reason: `no Redis could be started: ${error instanceof Error ? error.message : error}`,
    };
  }
}

async function ensureInstalled(): Promise<void> {
  const isThere = () =>
    run('redis-server', ['--version']).then(
      () => true,
      () => false,
    );
  if (await isThere()) return;
  if (process.getuid?.() !== 0)
    throw new Error('redis-server is not installed, and this user may not install it');
  // RUNLEVEL: the package is not to start a server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['install', '-y', '--no-install-recommends', 'redis-server'];
  const options = { env, timeout: INSTALLING };
  await run('apt-get', install, options).catch(async () => {
    await run('apt-get', ['update'], options);
    await run('apt-get', install, options);
  });
}

async function launch(port: number): Promise<ChildProcess> {
  const settings = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--requirepass',
    password,
  ];
  const child = spawn('redis-server', settings.map(String), { stdio: 'ignore' });
  // It ends with the tests, whatever becomes of them.
  process.once('exit', () => child.kill('SIGKILL'));
  const probe = new Redis({
    port,
    host: '127.0.0.1',
    password,
    retryStrategy: () => 50,
    maxRetriesPerRequest: null,
  });
  probe.on('error', () => {});
  try {
    const failed = once(child, 'exit').then(() => {
      throw new Error('redis-server ended while it started');
    });
    await Promise.race([probe.ping(), failed]);
  } finally {
    probe.disconnect();
  }
  return child;
}
