// Writes a HAR file: an entry a line, so that what has changed of a session is seen entry by entry.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HarFile } from '#engine/recording/har.ts';

/** Writes the file and gives its size in bytes. */
export function writeHar(file: string, { log }: HarFile): number {
  const { entries, ...rest } = log;
  const head = JSON.stringify(rest).slice(0, -1);
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const text = `{"log":${head},"entries":[\n${lines}\n]}}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return Buffer.byteLength(text);
}
