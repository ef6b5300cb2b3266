import type { ExitCode } from '../output.ts';
import { type Asking, checkDocuments } from './asking.ts';
import { compareFolder } from './compare-folder.ts';
import {
  affectedLines,
  diagnosticLines,
  isRefused,
  newerLines,
  priceChanges,
  priceLines,
  publishedSince,
} from './gate.ts';
import { proposalOf } from './proposed.ts';

export interface CheckFolder {
  readonly event: string;
  readonly folder: string;
  readonly json?: boolean | undefined;
  /** Whether what has no file is removed. */
  readonly prune?: boolean | undefined;
}

/** Runs the publish gate on what a folder would publish; ends with 1 if it would be refused. */
export async function checkFolder(
  asking: Asking,
  { event, folder, json, prune = false }: CheckFolder,
): Promise<ExitCode | undefined> {
  const compared = await compareFolder(asking, event, folder);
  const newer = await publishedSince(asking, event, compared);
  const { documents } = await checkDocuments(asking, { event, ...proposalOf(compared, prune) });
  const ok = newer.length === 0 && !documents.some(isRefused);
  if (json) asking.print(JSON.stringify({ ok, newer, documents }, null, 2));
  else {
    for (const line of newerLines(newer)) asking.print(line);
    for (const line of diagnosticLines(documents, compared)) asking.print(line);
    asking.print(
      ok
        ? `${documents.length} changed document${documents.length === 1 ? '' : 's'} of ${event} can be published.`
        : 'This cannot be published as it is.',
    );
  }
  return ok ? undefined : 1;
}

/** Prints whom the changes of a folder affect, and which prices; ends with 1 if there are any, or it is refused. */
export async function tellImpact(
  asking: Asking,
  { event, folder, json, prune = false }: CheckFolder,
): Promise<ExitCode | undefined> {
  const compared = await compareFolder(asking, event, folder);
  const check = { event, ...proposalOf(compared, prune), walks: 'Y' as const };
  const { documents, flows = [] } = await checkDocuments(asking, check);
  const prices = priceChanges(flows);
  const affected = documents.filter((each) => each.affected.length > 0);
  const refused = documents.filter(isRefused);
  if (json) {
    const told = affected.map((each) => ({ kind: each.kind, code: each.code, affected: each.affected }));
    asking.print(JSON.stringify({ documents: told, prices, refused: refused.length > 0 }, null, 2));
  } else {
    for (const line of affectedLines(affected, compared)) asking.print(line);
    for (const line of priceLines(prices)) asking.print(line);
    for (const line of diagnosticLines(refused, compared)) asking.print(line);
    if (affected.length + prices.length + refused.length === 0)
      asking.print('The changes affect no one who registered, and no price.');
  }
  return affected.length + prices.length + refused.length > 0 ? 1 : undefined;
}
