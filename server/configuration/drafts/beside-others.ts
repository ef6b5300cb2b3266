import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Versioned } from '../configuration-store.ts';
import type { Served } from '../diagnose-context.ts';
import { isDocument } from '../read-version.ts';

type Named = Pick<ConfigurationDocument, 'kind' | 'code'>;

/**
 * What one of the documents that are published together is diagnosed beside: the others, and what is published. Others
 * without the shape of their kind cannot be read, and are left out.
 */
export async function besideOthers(
  served: Served,
  event: string,
  documents: readonly unknown[],
  one: unknown,
): Promise<Served> {
  const isOne = (each: unknown) =>
    isDocument(each) && isDocument(one) && one.kind === each.kind && one.code === each.code;
  return withDraft(
    served,
    event,
    documents.filter((each) => !isOne(each)),
  );
}

/**
 * The configuration as it would be with these documents of an event published, those that have the shape of their kind,
 * and with those removed.
 */
export async function withDraft(
  served: Served,
  event: string,
  documents: readonly unknown[],
  removed: readonly Named[] = [],
): Promise<Served> {
  if (documents.length === 0) return without(served, event, removed);
  const { hasShape } = await import('#engine/event/documents/diagnose.ts');
  const readable = documents.filter((each): each is ConfigurationDocument => {
    if (!isDocument(each)) return false;
    const isReadable = shaped.get(each) ?? hasShape(each);
    shaped.set(each, isReadable);
    return isReadable;
  });
  return without(overlaid(served, event, readable), event, removed);
}

/** Documents by whether they have the shape of their kind: each is diagnosed beside all others of its draft. */
const shaped = new WeakMap<object, boolean>();

const nameOf = ({ kind, code }: Named) => `${kind}/${code}`;

function overlaid(served: Served, event: string, documents: readonly ConfigurationDocument[]): Served {
  const publishedAt = new Date(0);
  const drafted = new Map<string, Versioned>(
    documents.map((document) => [nameOf(document), { version: 0, document, publishedAt }]),
  );
  const others = () => served.list(event).filter(({ document }) => !drafted.has(nameOf(document)));
  const current = ((of: string, kind: ConfigurationDocument['kind'], code: string) =>
    (of === event ? drafted.get(nameOf({ kind, code })) : undefined) ??
    served.current(of, kind, code)) as Served['current'];
  return {
    current,
    list: (of) => (of === event ? [...others(), ...drafted.values()] : served.list(of)),
    eventCodes: () => [
      ...new Set([...served.eventCodes(), ...(current(event, 'event', event) ? [event] : [])]),
    ],
  };
}

/** The configuration without some documents of an event. */
function without(served: Served, event: string, removed: readonly Named[]): Served {
  if (removed.length === 0) return served;
  const gone = new Set(removed.map(nameOf));
  const isGone = (of: string, named: Named) => of === event && gone.has(nameOf(named));
  return {
    current: ((of: string, kind: ConfigurationDocument['kind'], code: string) =>
      isGone(of, { kind, code }) ? undefined : served.current(of, kind, code)) as Served['current'],
    list: (of) => served.list(of).filter(({ document }) => !isGone(of, document)),
    eventCodes: () => served.eventCodes().filter((code) => !isGone(code, { kind: 'event', code })),
  };
}
