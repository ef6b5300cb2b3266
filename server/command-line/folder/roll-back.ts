import { isDeepStrictEqual } from 'node:util';
import { isYes } from '#engine/form/field/flag.ts';
import { dueAt } from '#server/scheduled-drafts/due-at.ts';
import { type ExitCode, endUnasked, endWith } from '../output.ts';
import {
  type Asking,
  checkDocuments,
  type Published,
  publishDocuments,
  readPublished,
  readVersion,
  readVersions,
  type Version,
} from './asking.ts';
import { nameOf } from './compare-folder.ts';
import { affectedLines, diagnosticLines, isRefused } from './gate.ts';
import type { Proposal } from './proposed.ts';
import { changeLines, toldChanges } from './written-documents.ts';

export interface RollBack {
  readonly event: string;
  /** A version of a document, `form/personal@3`, or a moment of the whole event: `2027-01-31T09:00`. */
  readonly to: string;
  readonly yes?: boolean | undefined;
  /** Whether it is only printed. */
  readonly dryRun?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly note?: string | undefined;
}

/** Publishes a document or a whole event again as it was, through the gate; ends with 1 and why if it is refused. */
export async function rollBack(
  asking: Asking,
  { event, to, yes, dryRun, json, note = `Back to ${to}` }: RollBack,
): Promise<ExitCode | undefined> {
  const [published, versions] = await Promise.all([
    readPublished(asking, event),
    readVersions(asking, event),
  ]);
  const wanted = to.includes('/')
    ? [versionNamed(to, versions)]
    : versionsAt(momentOf(to, published, event), versions);
  const proposal = await proposalFor(asking, event, wanted, published);
  const names = [...proposal.documents.map(({ document }) => document as Published), ...proposal.removed];
  if (names.length === 0) {
    asking.print(json ? JSON.stringify({ published: [] }) : `${event} is as it was at ${to}.`);
    return undefined;
  }
  const { documents } = await checkDocuments(asking, { event, ...proposal });
  const affected = affectedLines(documents);
  if (!json) {
    for (const { kind, code } of names) {
      const was = published.find((each) => each.kind === kind && each.code === code)?.document;
      const is = proposal.documents.find(
        ({ document }) => nameOf(document as Published) === nameOf({ kind, code }),
      );
      asking.print(is ? nameOf({ kind, code }) : `${nameOf({ kind, code })}: removed`);
      if (is) for (const line of changeLines(toldChanges(kind, was, is.document))) asking.print(line);
    }
  }
  const refusal = documents.some(isRefused)
    ? [...diagnosticLines(documents, []), 'Nothing was published.']
    : affected.length > 0 && !yes
      ? [...affected, 'Nothing was published. To publish it anyway, add --yes.']
      : [];
  if (refusal.length > 0) {
    asking.print(json ? JSON.stringify({ published: [], refused: refusal }, null, 2) : refusal.join('\n'));
    return 1;
  }
  if (dryRun) {
    asking.print(json ? JSON.stringify({ published: [], documents }, null, 2) : 'Nothing was published yet.');
    return undefined;
  }
  const done = await publishDocuments(asking, {
    event,
    ...proposal,
    note,
    ...(yes && { confirmed: 'Y' as const }),
  });
  if (json) asking.print(JSON.stringify({ published: done }, null, 2));
  else
    for (const each of done)
      asking.print(
        `${nameOf(each)} ${isYes(each.deleted) ? 'was removed' : `is at version ${each.version}`}`,
      );
  return undefined;
}

function versionNamed(name: string, versions: readonly Version[]): Version {
  const [document = '', version] = name.split('@');
  const ofDocument = versions.filter((each) => nameOf(each) === document);
  const [newest] = ofDocument;
  if (!newest) endWith(`There is no ${document}.`);
  if (version === undefined) endUnasked(`Name the version, such as ${document}@1.`);
  const found = ofDocument.find((each) => String(each.version) === version && !isYes(each.unpublished));
  return found ?? endWith(`${document} has no version ${version}. The newest is ${newest.version}.`);
}

/** The version that each document had at a moment, which may be the one that removed it. */
function versionsAt(moment: Date, versions: readonly Version[]): (Version | Removed)[] {
  const names = new Map(versions.map(({ kind, code }) => [nameOf({ kind, code }), { kind, code }]));
  return [...names.values()].map(({ kind, code }) => {
    const before = versions.filter(
      (each) => each.kind === kind && each.code === code && Date.parse(each.published_at) <= moment.getTime(),
    );
    const newest = before.reduce<Version | undefined>(
      (last, each) => (last && last.version > each.version ? last : each),
      undefined,
    );
    return newest ?? { kind, code, version: 0 };
  });
}

/** A document that was not there yet. */
type Removed = Pick<Version, 'kind' | 'code' | 'version'>;

/** What publishes these versions again; what is so already is left out. */
async function proposalFor(
  asking: Asking,
  event: string,
  wanted: readonly (Version | Removed)[],
  published: readonly Published[],
): Promise<Proposal> {
  const documents: Proposal['documents'] = [];
  const removed: Proposal['removed'] = [];
  for (const each of wanted) {
    const { kind, code, version } = each;
    const now = published.find((other) => other.kind === kind && other.code === code);
    const isGone = version === 0 || ('unpublished' in each && isYes(each.unpublished));
    if (isGone && now) removed.push({ kind, code, version: now.version });
    if (isGone || now?.version === version) continue;
    const document = await readVersion(asking, event, { kind, code, version });
    if (document !== undefined && !isDeepStrictEqual(document, now?.document))
      documents.push({ document, version: now?.version ?? 0 });
  }
  return { documents, removed };
}

/** A moment by the clocks of the event, or with an offset. */
function momentOf(text: string, published: readonly Published[], event: string): Date {
  const document = published.find(({ kind, code }) => kind === 'event' && code === event)?.document;
  const { timezone = 'UTC' } = (document ?? {}) as { timezone?: string };
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)
    ? dueAt(text, timezone)
    : /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
      ? new Date(text)
      : undefined;
  if (!moment || Number.isNaN(moment.getTime()))
    endUnasked(
      `${text} is neither a version, such as form/personal@3, nor a moment, such as 2027-01-31T09:00.`,
    );
  if (moment.getTime() > Date.now()) endUnasked(`${text} has not come yet.`);
  return moment;
}
