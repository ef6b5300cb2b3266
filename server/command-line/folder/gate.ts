import type { CheckedDocument } from '#engine/contract/site-drafts.ts';
import type { WalkedFlow } from '#engine/contract/walks.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { describeDiagnostics } from '../../configuration/describe-diagnostics.ts';
import { type Asking, readVersions } from './asking.ts';
import { type Compared, nameOf } from './compare-folder.ts';
import { titleOf } from './proposed.ts';

/** What was published since a folder was pulled. */
export interface Newer {
  readonly kind: string;
  readonly code: string;
  /** The version of the file. */
  readonly from: number;
  readonly version: number;
  readonly published_by: string;
  readonly published_at: string;
  readonly removed: boolean;
}

/** What was published since a folder was pulled, with who did and when. */
export async function publishedSince(
  asking: Asking,
  event: string,
  compared: readonly Compared[],
): Promise<Newer[]> {
  const behind = compared.filter(({ state }) => state === 'newer' || state === 'conflict');
  if (behind.length === 0) return [];
  const versions = await readVersions(asking, event);
  return behind.flatMap(({ kind, code, own }) => {
    const newest = versions.find((each) => each.kind === kind && each.code === code);
    if (!newest || !own) return [];
    const { version, published_by, published_at, unpublished } = newest;
    return [{ kind, code, from: own.from, version, published_by, published_at, removed: isYes(unpublished) }];
  });
}

/** The same as lines. */
export const newerLines = (newer: readonly Newer[]): string[] =>
  newer.map(({ kind, code, from, version, published_by: by, published_at: at, removed }) => {
    const what = removed ? 'was removed' : `version ${version} was published`;
    return `${nameOf({ kind, code })}: ${what} by ${by} at ${at}, and the file is ${from === 0 ? 'of no version' : `version ${from}`}.`;
  });

/** Whether a document cannot be published as it is. */
export const isRefused = ({ diagnostics, elsewhere }: CheckedDocument): boolean =>
  [...diagnostics, ...elsewhere.map(({ diagnostic }) => diagnostic)].some(
    ({ severity }) => severity === 'error',
  );

/** What is wrong with documents, by document. */
export function diagnosticLines(
  documents: readonly CheckedDocument[],
  compared: readonly Compared[],
): string[] {
  return documents.flatMap((each) => {
    const lines = [
      describeDiagnostics(each.diagnostics),
      ...each.elsewhere.map(
        ({ diagnostic, ...other }) => `  breaks ${nameOf(other)}:\n${describeDiagnostics([diagnostic])}`,
      ),
    ].filter(Boolean);
    return lines.length === 0 ? [] : [titled(each, compared), ...lines];
  });
}

/** Whom documents affect, by document. */
export function affectedLines(
  documents: readonly CheckedDocument[],
  compared: readonly Compared[] = [],
): string[] {
  return documents.flatMap((each) =>
    each.affected.length === 0
      ? []
      : [titled(each, compared), ...each.affected.map(({ problem }) => `  ${problem}`)],
  );
}

/** A way through a flow that has another price than what is published. */
export interface PriceChange {
  readonly flow: string;
  readonly label: string;
  readonly title: string;
  readonly currency: string;
  readonly was: number;
  readonly is: number;
}

/** The ways through flows whose price changes. */
export const priceChanges = (flows: readonly WalkedFlow[]): PriceChange[] =>
  flows.flatMap(({ code, label, walks }) =>
    walks.flatMap(({ title, currency, was, total }) =>
      was === undefined || was === total
        ? []
        : [{ flow: code, label: resolveText(label, 'en'), title, currency, was, is: total }],
    ),
  );

/** The same as lines. */
export const priceLines = (changes: readonly PriceChange[]): string[] =>
  changes.map(
    ({ label, title, was, is }) => `${label}, ${title}: ${formatCents(was, 'en')} → ${formatCents(is, 'en')}`,
  );

function titled({ kind, code }: CheckedDocument, compared: readonly Compared[]): string {
  const own = compared.find((each) => each.kind === kind && each.code === code)?.own;
  return titleOf({ kind, code, ...(own && { own }) });
}
