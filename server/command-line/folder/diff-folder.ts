import type { ExitCode } from '../output.ts';
import type { Asking } from './asking.ts';
import { compareFolder, type State } from './compare-folder.ts';
import { titleOf } from './proposed.ts';
import { changeLines, toldChanges } from './written-documents.ts';

const said: Readonly<Record<State, string>> = {
  same: 'the same',
  changed: 'changed here',
  added: 'new here',
  newer: 'published since the pull',
  conflict: 'changed here, and published since the pull',
  missing: 'published, without a file here',
};

/** Prints how a folder differs from what is published; ends with 1 if it does. */
export async function diffFolder(
  asking: Asking,
  {
    event,
    folder,
    json = false,
  }: { readonly event: string; readonly folder: string; readonly json?: boolean },
): Promise<ExitCode | undefined> {
  const compared = await compareFolder(asking, event, folder);
  const documents = compared.flatMap(({ state, kind, code, own, published }) =>
    state === 'same'
      ? []
      : [
          {
            state,
            kind,
            code,
            ...(own && { file: own.file }),
            changes: own ? toldChanges(kind, published?.document, own.document) : [],
          },
        ],
  );
  if (json) asking.print(JSON.stringify({ documents }, null, 2));
  else {
    for (const { state, kind, code, file, changes } of documents) {
      const own = compared.find((each) => each.own?.file === file)?.own;
      asking.print(`${titleOf({ kind, code, ...(own && { own }) })}: ${said[state]}`);
      for (const line of changeLines(changes)) asking.print(line);
    }
    if (documents.length === 0) asking.print(`${folder} has what is published of ${event}.`);
  }
  return documents.length > 0 ? 1 : undefined;
}
