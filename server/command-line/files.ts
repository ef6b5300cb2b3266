import { readFile, writeFile } from 'node:fs/promises';
import { writePublishing } from '#server/languages/publishing-sentences.ts';
import { readJson } from '../configuration/json-fault.ts';
import { endWith } from './output.ts';

/** Reads a document; ends the program with the fault if it is not JSON. */
export async function readDocument(file: string): Promise<unknown> {
  const reading = readJson((await readWhole(file)).toString());
  return reading.ok
    ? reading.value
    : endWith(`${file} is not JSON: ${writePublishing(reading.fault, 'en')}.`);
}

/** Writes a file again with its text changed. */
export async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change((await readWhole(file)).toString()));
}

/** Reads a file; ends the program if it cannot be read. */
export function readWhole(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) =>
    endWith(`${file} could not be read: ${error instanceof Error ? error.message : String(error)}`),
  );
}
