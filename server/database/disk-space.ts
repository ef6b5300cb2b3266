import { statfs } from 'node:fs/promises';

/**
 * Free space reserved for the embedded database, in bytes. A table that cannot grow is a failed statement, but a
 * segment of the write-ahead log (16 MB) that cannot be created stops PGlite for good.
 */
export const RESERVE = 64 * 1024 * 1024;
/** How long one look at the disk counts, in milliseconds. */
const LOOK_MS = 1_000;

/** Whether the disk has room for more. */
export type HasRoom = () => Promise<boolean>;

/** Checks a folder's disk at most once a second; an unreadable disk counts as having room. */
export function watchDiskSpace(folder: string, look: typeof statfs = statfs, now = Date.now): HasRoom {
  let looked = Number.NEGATIVE_INFINITY;
  let free: Promise<number> = Promise.resolve(Number.POSITIVE_INFINITY);
  return async () => {
    if (now() - looked >= LOOK_MS) {
      looked = now();
      free = look(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      );
    }
    return (await free) >= RESERVE;
  };
}

/** The refusal of writes while there is no room: the same as the disk's own error. */
export const diskFull = () =>
  Object.assign(new Error('The disk of the database is full'), { code: 'ENOSPC' });
