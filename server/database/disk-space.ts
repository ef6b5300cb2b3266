import { statfs } from 'node:fs/promises';

/**
 * Free space that the embedded database keeps for itself, in bytes. A table that cannot grow is a failed statement, but
 * a segment of the write-ahead log (16 MB) that cannot be made stops PGlite for good: jobs and what is under way need
 * room for some.
 */
export const RESERVE = 64 * 1024 * 1024;
/** How long one look at the disk counts, in milliseconds. */
const LOOK_MS = 1_000;

/** Whether there is room on a disk to write more. */
export type HasRoom = () => Promise<boolean>;

/** Looks at the disk that a folder is on, at most once a second; one that cannot be looked at has room. */
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

/** What a write is refused with while there is no room: the same as the disk itself would say. */
export const diskFull = () =>
  Object.assign(new Error('The disk of the database is full'), { code: 'ENOSPC' });
