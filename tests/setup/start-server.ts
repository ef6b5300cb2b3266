import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeArguments } from './server-program.ts';

/** The project's folder. */
const projectFolder = path.resolve(import.meta.dirname, '../..');
const patienceMs = 180_000;

export type StartOptions = {
  /** Variables besides the usual ones; `undefined` takes one away. */
  env?: Record<string, string | undefined>;
  /** Another checkout to run it from. */
  checkout?: string;
  /** A data folder to go on with; one of its own, removed at the end, where none is given. */
  dataDir?: string;
  /** A module to load ahead of the server, by its path from the project's folder: a fault or a clock it has not itself. */
  preload?: string;
};

export type RunningServer = {
  /** `http://localhost:{port}`, where the event `teachers` is. */
  url: string;
  port: number;
  dataDir: string;
  /** Whether its process has not ended. */
  isRunning(): boolean;
  /** What the server has written so far. */
  output(): string;
  /** SIGTERM, and waits; gives the exit code. Removes the data folder if it is the server's own. */
  stop(): Promise<number | null>;
  /** SIGKILL, as a crash would have it; the data folder stays. */
  kill(): Promise<void>;
  /** Ends the server cleanly if it still runs, and starts it again on the same port and data; gives its exit code. */
  restart(): Promise<number | null>;
};

/** Starts the real server in a process of its own, on a free port, with a new database; resolves once it answers. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'rostrum-server-')));
  let current = await launch(dataDir, '0', options);
  const { port } = current;
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    isRunning: () => current.child.exitCode === null && current.child.signalCode === null,
    output: () => current.output(),
    async stop() {
      const code = await end(current.child, 'SIGTERM');
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      await end(current.child, 'SIGKILL');
    },
    async restart() {
      const code = await end(current.child, 'SIGTERM');
      current = await launch(dataDir, String(port), options);
      return code;
    },
  };
}

type Launched = { child: ChildProcess; port: number; output(): string };

async function launch(dataDir: string, port: string, options: StartOptions): Promise<Launched> {
  const written: string[] = [];
  const recorder = process.env['ANSWERED_CALLS'] ? 'tests/setup/record-answers.mjs' : undefined;
  const ahead = [options.preload, recorder].flatMap((module) => (module ? ['--import', `./${module}`] : []));
  const child = spawn(process.execPath, [...ahead, ...nodeArguments('server/start/main.ts')], {
    cwd: options.checkout ?? projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      HOST: 'localhost',
      PORT: port,
      DATA_DIR: dataDir,
      ...options.env,
    },
  });
  child.stdout?.on('data', (chunk) => written.push(String(chunk)));
  child.stderr?.on('data', (chunk) => written.push(String(chunk)));
  const output = () => written.join('');
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended while it started:\n${output()}`);
    }
    const address = await readAddress(dataDir);
    if (address && address.pid === child.pid) return { child, port: address.port, output };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start in ${patienceMs / 1000} s:\n${output()}`);
}

/** The file that the server leaves once it listens; a killed one's may lie there still, hence the pid. */
async function readAddress(dataDir: string): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(path.join(dataDir, 'server.json'), 'utf8').catch(() => '');
  return text.endsWith('\n') ? JSON.parse(text) : undefined;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  return child.exitCode;
}
