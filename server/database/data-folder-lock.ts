import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';

export type DataFolderLock = { release(): Promise<void> };

/** Another process has the data folder; the message names the folder and, where known, the process. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string, pid: string | undefined) {
    super(
      `The data folder ${folder} is in use by another Rostrum process${pid ? ` (pid ${pid})` : ''}. ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    );
  }
}

/**
 * Locks the data folder for this process; throws DataFolderInUse. PGlite has no lock of its own. The lock is a
 * listening socket: the system closes it with the process, however that ends, so `kill -9` releases it, and a reused
 * pid or another container's pid cannot be mistaken for the holder.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const real = await realpath(folder);
  const pidFile = path.join(real, 'server.pid');
  // The socket file of a dead process has to be removed before ours can be made; of two processes that start
  // together the second must not remove the first one's. The guard is held for a few milliseconds only.
  const endGuard = await lockfile.lock(real, {
    lockfilePath: path.join(real, 'starting.lock'),
    stale: 2000,
    retries: { retries: 60, minTimeout: 50, maxTimeout: 100 },
  });
  try {
    const server = await listenOrRefuse(socketPath(real), () => readPid(pidFile), folder);
    await writeFile(pidFile, String(process.pid), { mode: 0o600 });
    return {
      async release() {
        await rm(pidFile, { force: true });
        await new Promise((resolve) => server.close(resolve));
      },
    };
  } finally {
    await endGuard();
  }
}

async function listenOrRefuse(
  socket: string,
  readHolder: () => Promise<string | undefined>,
  folder: string,
): Promise<Server> {
  if (await isAnswered(socket)) throw new DataFolderInUse(folder, await readHolder());
  if (process.platform !== 'win32') await rm(socket, { force: true });
  const server = createServer((connection) => connection.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const before = process.umask(0o077);
    server.listen(socket, resolve);
    process.umask(before);
  });
  server.unref();
  return server;
}

function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** In the folder itself where the name fits (108 bytes on Linux, 104 on macOS), so that containers sharing it see it. */
function socketPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\rostrum-${name}`;
  const inFolder = path.join(folder, 'server.sock');
  return Buffer.byteLength(inFolder) < 100 ? inFolder : path.join(tmpdir(), `rostrum-${name}.sock`);
}

async function readPid(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? text : undefined;
}
