import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeDocuments } from '#engine/event/merge/merge-documents.ts';
import { textWithVersion, withVersion } from '../../configuration/version-key.ts';
import { rewrite } from '../files.ts';
import { type ExitCode, endWith } from '../output.ts';
import type { Asking, Published } from './asking.ts';
import { type Compared, compareFolder, nameOf } from './compare-folder.ts';
import { documentPath } from './document-path.ts';
import { inKeyOrder } from './key-order.ts';

/** What became of a file. */
type Outcome = 'written' | 'merged' | 'removed' | 'kept' | 'conflict' | 'same';

/**
 * Writes everything that is published of an event to a folder. Changes made there are merged with what was published
 * since; where both changed the same, the file is kept and named, or overwritten by force.
 */
export async function pullFolder(
  asking: Asking,
  {
    event,
    folder,
    force = false,
  }: { readonly event: string; readonly folder: string; readonly force?: boolean },
): Promise<ExitCode | undefined> {
  await mkdir(folder, { recursive: true });
  const compared = await compareFolder(asking, event, folder);
  const taken = new Set(compared.flatMap(({ own }) => (own ? [own.file] : [])));
  const outcomes: Outcome[] = [];
  for (const each of compared) {
    const outcome = await pullOne(asking, folder, each, { force, taken });
    if (outcome !== 'same') asking.print(`${lineOf[outcome]}: ${each.own?.file ?? pathFor(each, taken)}`);
    outcomes.push(outcome);
  }
  const isOf = (...wanted: Outcome[]) => outcomes.filter((each) => wanted.includes(each)).length;
  asking.print(
    `${event}: ${isOf('written', 'merged', 'removed')} of ${compared.length} documents changed in ${folder}.`,
  );
  const conflicts = isOf('conflict');
  if (conflicts === 0) return undefined;
  asking.print(
    `${conflicts} files were changed here and published differently since. Change them to agree, with the newer "$version", or take what is published with --force.`,
  );
  return 1;
}

const lineOf: Readonly<Record<Outcome, string>> = {
  written: 'written',
  merged: 'merged with what was published since',
  removed: 'removed, as it is no longer published',
  kept: 'changed here, and kept',
  conflict: 'changed here and published since, and kept',
  same: 'same',
};

interface Pulling {
  readonly force: boolean;
  /** Files that the folder has already. */
  readonly taken: Set<string>;
}

async function pullOne(
  asking: Asking,
  folder: string,
  compared: Compared,
  { force, taken }: Pulling,
): Promise<Outcome> {
  const { state, own, published, base } = compared;
  const file = path.join(folder, own?.file ?? pathFor(compared, taken));
  switch (state) {
    case 'same':
      if (!own || !published || own.from === published.version) return 'same';
      await rewrite(file, (text) => textWithVersion(text, published.version));
      return 'written';
    case 'missing':
      if (published) await writeDocument(file, published, undefined);
      return 'written';
    case 'added':
      return 'kept';
    case 'changed':
      if (!force || !published) return 'kept';
      await writeDocument(file, published, own?.document);
      return 'written';
    case 'newer':
      if (published) await writeDocument(file, published, own?.document);
      else await rm(file);
      return published ? 'written' : 'removed';
    case 'conflict': {
      if (force) {
        if (published) await writeDocument(file, published, own?.document);
        else await rm(file);
        return published ? 'written' : 'removed';
      }
      if (!published || base === undefined) return 'conflict';
      const { document, conflicts } = mergeDocuments(base, own?.document, published.document);
      for (const { pointer } of conflicts) asking.print(`${nameOf(compared)}${pointer}: differs`);
      if (conflicts.length > 0) return 'conflict';
      await writeDocument(file, { ...published, document }, own?.document);
      return 'merged';
    }
    default:
      return state satisfies never;
  }
}

async function writeDocument(file: string, { document, version }: Published, like: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(withVersion(inKeyOrder(document, like), version), null, 2)}\n`);
}

/** The file of a document that has none; codes are names of files. */
function pathFor(named: Pick<Compared, 'kind' | 'code'>, taken: ReadonlySet<string>): string {
  if (!/^[\w-]+$/.test(named.code)) endWith(`${nameOf(named)} has a code that cannot name a file.`);
  const usual = documentPath(named);
  return taken.has(usual) ? `${named.kind}-${named.code}.json` : usual;
}
