import { DataFolderInUse } from './data-folder-lock.ts';
import { DataFolderNotOwned } from './private-folder.ts';

/** PGlite's file system throws numbers (WASI's) that are not `Error` objects. */
const wasiNoSpace = 51;

/** Why the database could not be opened, and what to do about it. */
export function explainDatabase(error: unknown, folder: string): string {
  if (error instanceof DataFolderInUse || error instanceof DataFolderNotOwned) return error.message;
  const reason = reasonOf(error);
  if (codesOf(error).some((code) => code === 'ENOSPC' || code === 'EDQUOT' || code === wasiNoSpace))
    return `There is no space left for the database in ${folder}. Free some, or name a folder elsewhere with DATA_DIR.`;
  if (codesOf(error).some((code) => code === 'EACCES' || code === 'EPERM' || code === 'EROFS'))
    return `This user may not write to ${folder} (${reason}). Give it that right, or name another folder with DATA_DIR.`;
  if (isDamage(error, reason))
    return (
      `The database in ${folder} is damaged or no database (${reason}). Move the folder away and put a copy of it ` +
      'from before in its place; without one, start with a new folder by DATA_DIR.'
    );
  return `The database could not be opened: ${reason}`;
}

/** The codes of an error and its causes. */
function codesOf(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, errno, cause } = { code: undefined, errno: undefined, cause: undefined, ...fieldsOf(error) };
  return [code, errno, ...codesOf(cause)];
}

function fieldsOf(error: object): object {
  return Object.fromEntries(['code', 'errno', 'cause'].map((name) => [name, Reflect.get(error, name)]));
}

/** PGlite ends by an exception of its WebAssembly when it cannot read its own files. */
function isDamage(error: unknown, reason: string): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    /assertion failed|aborted|unreachable|exit\(1\)|program terminated|invalid (page|checkpoint|primary)|PG_VERSION/i.test(
      reason,
    )
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message.split('\n')[0] ?? '';
  const codes = codesOf(error).filter((code) => code !== undefined);
  if (typeof error === 'object')
    return codes.length > 0 ? `error ${codes.join(', ')}` : 'no reason was given';
  return String(error);
}
