import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The data folder belongs to another user of the machine, who could read or replace its contents. */
export class DataFolderNotOwned extends Error {
  override name = 'DataFolderNotOwned';
  constructor(folder: string, owner: number, user: number) {
    super(
      `The data folder ${folder} belongs to another user (uid ${owner}; this process runs as uid ${user}). ` +
        `Run "chown -R ${user} ${folder}" if it is meant for this server, or name another folder with DATA_DIR.`,
    );
  }
}

/**
 * Creates a folder for this user only, or restricts an existing one; throws DataFolderNotOwned if it is another user's.
 * Windows has no such modes.
 */
export async function openPrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const user = process.getuid?.();
  if (user === undefined) return;
  const { uid, mode } = await stat(folder);
  if (uid !== user) throw new DataFolderNotOwned(folder, uid, user);
  if ((mode & 0o777) !== FOLDER_MODE) await chmod(folder, FOLDER_MODE);
}

/**
 * Removes other users' permissions from a folder and its contents. PGlite unpacks its files with mode 666, whatever the
 * umask.
 */
export async function tightenFolder(folder: string): Promise<void> {
  if (process.getuid === undefined) return;
  await chmod(folder, FOLDER_MODE);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const wanted = entry.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if (((await stat(file)).mode & 0o777) !== wanted) await chmod(file, wanted);
  }
}
