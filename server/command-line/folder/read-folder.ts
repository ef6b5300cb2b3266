import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { writePublishing } from '#server/languages/publishing-sentences.ts';
import { readEventFolder } from '../../configuration/event-folder.ts';
import { inKindsOfToday } from '../../configuration/former-kinds.ts';
import { isDocument } from '../../configuration/read-version.ts';
import { endUnasked, endWith } from '../output.ts';

/** A document of an event's folder. */
export interface FolderDocument {
  readonly kind: string;
  readonly code: string;
  /** Its file, within the folder. */
  readonly file: string;
  readonly document: unknown;
  /** The version that it was made from; 0 for a new one. */
  readonly from: number;
}

/** Whether a name is that of a folder. */
export const isFolder = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** The documents of an event's folder; ends the command with every file that is none. */
export async function readFolder(folder: string): Promise<FolderDocument[]> {
  if (!(await isFolder(folder))) endUnasked(`There is no folder ${folder}.`);
  const faults: string[] = [];
  const found = new Map<string, FolderDocument>();
  for (const read of await readEventFolder(folder)) {
    const file = path.relative(folder, read.file).split(path.sep).join('/');
    if (!read.ok) {
      faults.push(`${file}: ${writePublishing(read.problem, 'en')}`);
      continue;
    }
    const document = inKindsOfToday(read.document);
    if (!isPlain(document) || !isDocument(document) || typeof document.code !== 'string') {
      faults.push(`${file}: A document must have a "kind" that exists and a "code".`);
      continue;
    }
    const { kind, code } = document;
    const other = found.get(`${kind}/${code}`);
    if (other) faults.push(`${file}: ${kind}/${code} is in ${other.file} too. Remove one of them.`);
    else found.set(`${kind}/${code}`, { kind, code, file, document, from: read.version ?? 0 });
  }
  if (faults.length > 0) endWith(faults.join('\n'));
  return [...found.values()];
}
