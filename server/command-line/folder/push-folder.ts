import path from 'node:path';
import { isYes } from '#engine/form/field/flag.ts';
import { textWithVersion } from '../../configuration/version-key.ts';
import { rewrite } from '../files.ts';
import type { ExitCode } from '../output.ts';
import { type Asking, checkDocuments, publishDocuments } from './asking.ts';
import type { CheckFolder } from './check-folder.ts';
import { compareFolder, nameOf } from './compare-folder.ts';
import { affectedLines, diagnosticLines, isRefused, newerLines, publishedSince } from './gate.ts';
import { isEmpty, proposalOf } from './proposed.ts';

export interface PushFolder extends CheckFolder {
  /** Whether it is published over what was published since the pull. */
  readonly force?: boolean | undefined;
  /** Whether it is published although people are affected. */
  readonly yes?: boolean | undefined;
  readonly note?: string | undefined;
}

/** Publishes everything that was changed in a folder, or nothing; ends with 1 and why if it is refused. */
export async function pushFolder(asking: Asking, options: PushFolder): Promise<ExitCode | undefined> {
  const { event, folder, json, prune = false, force, yes, note } = options;
  const compared = await compareFolder(asking, event, folder);
  const newer = force ? [] : await publishedSince(asking, event, compared);
  const proposal = proposalOf(compared, prune);
  const missing = compared.filter(({ state }) => state === 'missing').map(nameOf);
  const refuse = (...lines: string[]): ExitCode => {
    asking.print(json ? JSON.stringify({ published: [], refused: lines }, null, 2) : lines.join('\n'));
    return 1;
  };
  if (newer.length > 0) {
    return refuse(
      'Published since the pull:',
      ...newerLines(newer),
      `Get it with: pull ${event} ${folder}. Or publish over it with --force.`,
    );
  }
  if (missing.length > 0 && !prune && !json)
    asking.print(`Left as published, without a file here: ${missing.join(', ')}. --prune removes them.`);
  if (isEmpty(proposal)) {
    asking.print(json ? JSON.stringify({ published: [] }) : `Nothing in ${folder} was changed.`);
    return undefined;
  }
  const { documents } = await checkDocuments(asking, { event, ...proposal });
  if (documents.some(isRefused))
    return refuse(...diagnosticLines(documents, compared), 'Nothing was published.');
  const affected = affectedLines(documents, compared);
  if (affected.length > 0 && !yes)
    return refuse(...affected, 'Nothing was published. To publish it anyway, add --yes.');
  const published = await publishDocuments(asking, {
    event,
    ...proposal,
    ...(note !== undefined && { note }),
    ...(yes && { confirmed: 'Y' as const }),
  });
  for (const { kind, code, version } of published) {
    const file = compared.find((each) => each.kind === kind && each.code === code)?.own?.file;
    // The file is of that version now, so that it can be changed and pushed again.
    if (file !== undefined) await rewrite(path.join(folder, file), (text) => textWithVersion(text, version));
  }
  if (json) asking.print(JSON.stringify({ published }, null, 2));
  else {
    for (const line of diagnosticLines(documents, compared)) asking.print(line);
    for (const each of published)
      asking.print(
        `${nameOf(each)} ${isYes(each.deleted) ? 'was removed' : `is at version ${each.version}`}`,
      );
  }
  return undefined;
}
