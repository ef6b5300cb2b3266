import type { ScheduleIndex } from './schedule-index.ts';

const made = new WeakMap<ScheduleIndex, Map<string, Promise<Buffer>>>();

/** Makes a file of a version of a schedule once, however many ask for it: to draw ten thousand sessions is work. */
export function memoizeFile(
  index: ScheduleIndex,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const files = made.get(index) ?? new Map<string, Promise<Buffer>>();
  made.set(index, files);
  const known = files.get(name);
  if (known) return known;
  const file = make();
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}
