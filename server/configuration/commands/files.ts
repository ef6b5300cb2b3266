import { readFile } from 'node:fs/promises';
import { readJson } from '../json-fault.ts';
import { endWith } from './output.ts';

/** Reads a document; ends the program with what is wrong where it is no JSON. */
export async function readDocument(file: string): Promise<unknown> {
  const reading = readJson((await readWhole(file)).toString());
  return reading.ok ? reading.value : endWith(`${file} is not JSON: ${reading.fault}.`);
}

/** Reads a file; ends the program where it cannot be read. */
export function readWhole(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) =>
    endWith(`${file} could not be read: ${error instanceof Error ? error.message : String(error)}`),
  );
}
