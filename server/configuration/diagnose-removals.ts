import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { usesOfDocument } from '#engine/event/references/find-uses.ts';
import type { Database } from '#server/database/database.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { affectedByRemoval, neededStill } from './affected-by-removal.ts';
import type { Together } from './configuration-store.ts';
import type { Served } from './diagnose-context.ts';
import { hasErrors } from './diagnose-document.ts';
import { withDraft } from './drafts/beside-others.ts';

type Named = Pick<ConfigurationDocument, 'kind' | 'code'>;

/** Something that the removal of a document breaks in another one: the pointer is a place of that one. */
export interface BrokenElsewhere extends Named {
  readonly diagnostic: Diagnostic;
}

/** What the removal of a document would do. */
export interface Removal extends Named {
  /** Why it must stay. */
  readonly diagnostics: Diagnostic[];
  readonly elsewhere: readonly BrokenElsewhere[];
  readonly affected: Diagnostic[];
}

/** What each removal would do beside everything that is published with it. */
export async function diagnoseRemovals(
  db: Database,
  event: string,
  { documents, removed = [] }: Together,
  served: Served,
): Promise<Removal[]> {
  if (removed.length === 0) return [];
  const before = await withDraft(served, event, documents);
  const broken = await brokenBy(event, removed, before);
  const found: Removal[] = [];
  for (const { kind, code } of removed) {
    const document = served.current(event, kind, code)?.document;
    found.push({
      kind,
      code,
      diagnostics: document ? await neededStill(db, event, document, before) : [],
      elsewhere: broken.get(nameOf({ kind, code })) ?? [],
      affected: document ? await affectedByRemoval(db, event, document) : [],
    });
  }
  return found;
}

/** What keeps removals from being published, in terms of the documents that are removed. */
export function removalFaults(removals: readonly Removal[]): Diagnostic[] {
  return removals.flatMap(({ diagnostics, elsewhere, kind, code }) => [
    ...diagnostics,
    ...elsewhere.map(({ diagnostic, ...place }) => {
      const leaning = says('leansOnRemoved', {
        document: nameOf(place),
        removed: nameOf({ kind, code }),
        pointer: diagnostic.pointer,
      });
      return { ...diagnostic, pointer: '', problem: [leaning, ...diagnostic.problem] };
    }),
  ]);
}

/** Whether a removal is refused. */
export const isRefused = ({ diagnostics, elsewhere }: Removal): boolean =>
  hasErrors(diagnostics) || hasErrors(elsewhere.map(({ diagnostic }) => diagnostic));

const nameOf = ({ kind, code }: Named) => `${kind}/${code}`;
const placeOf = ({ kind, code, diagnostic }: BrokenElsewhere) =>
  `${kind}/${code} ${diagnostic.pointer} ${diagnostic.code}`;

/** What is wrong with documents that stay and was not before, by the name of the removed document that is to blame. */
async function brokenBy(
  event: string,
  removed: readonly Named[],
  before: Served,
): Promise<ReadonlyMap<string, BrokenElsewhere[]>> {
  const after = await withDraft(before, event, [], removed);
  const staying = after.list(event).map(({ document }) => document);
  const known = new Set((await faultsOf(event, staying, before)).map(placeOf));
  const faults = (await faultsOf(event, staying, after)).filter((each) => !known.has(placeOf(each)));
  const found = new Map<string, BrokenElsewhere[]>();
  const [first] = removed;
  if (!first) return found;
  let left = faults;
  for (const one of removed) {
    const others = removed.filter((each) => each !== one);
    // A fault that is gone if this one stays is its own.
    const withIt = await withDraft(before, event, [], others);
    const still =
      others.length === 0 ? new Set() : new Set((await faultsOf(event, staying, withIt)).map(placeOf));
    const own = left.filter((each) => !still.has(placeOf(each)));
    left = left.filter((each) => !own.includes(each));
    found.set(nameOf(one), [...own.map((each) => graver(one, each)), ...mentions(one, staying, own)]);
  }
  // Several are to blame together.
  found.set(nameOf(first), [...(found.get(nameOf(first)) ?? []), ...left.map((each) => graver(first, each))]);
  return found;
}

async function faultsOf(
  event: string,
  documents: readonly ConfigurationDocument[],
  served: Served,
): Promise<BrokenElsewhere[]> {
  const { diagnoseItself } = await import('./diagnose-in-event.ts');
  return documents.flatMap((document) => {
    const { kind, code } = document;
    return diagnoseItself(event, document, served).diagnostics.map((diagnostic) => ({
      kind,
      code,
      diagnostic,
    }));
  });
}

/** What leads to nothing is an error here: a document that is deleted is not published next. */
function graver(removed: Named, { diagnostic, ...place }: BrokenElsewhere): BrokenElsewhere {
  if (diagnostic.code !== 'dangling') return { ...place, diagnostic };
  const fault = documentFault(
    diagnostic.pointer,
    'dangling',
    removed.kind === 'page' ? says('mentionedStill', { document: nameOf(removed) }) : diagnostic.problem,
  );
  return { ...place, diagnostic: fault };
}

/** Other places that still mention a removed document, such as a link within a text. */
function mentions(
  one: Named,
  staying: readonly ConfigurationDocument[],
  told: readonly BrokenElsewhere[],
): BrokenElsewhere[] {
  const documents = [...staying.filter((each) => nameOf(each) !== nameOf(one))];
  return usesOfDocument(documents, one).flatMap(({ kind, code, pointer }) => {
    const document = documents.find((each) => each.kind === kind && each.code === code);
    const isTold = told.some(
      (each) =>
        each.kind === kind &&
        each.code === code &&
        (pointer.startsWith(each.diagnostic.pointer) || each.diagnostic.pointer.startsWith(pointer)),
    );
    if (!document || isTold) return [];
    const diagnostic =
      one.kind === 'page'
        ? documentFault(pointer, 'dangling', says('mentionedStill', { document: nameOf(one) }))
        : documentWarning(pointer, 'dangling', says('mentionedStill', { document: nameOf(one) }));
    return [{ kind: document.kind, code, diagnostic }];
  });
}
