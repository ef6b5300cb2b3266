import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Versioned } from '../configuration-store.ts';
import type { Served } from '../diagnose-context.ts';
import { isDocument } from '../read-version.ts';

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

/** The configuration as it would be with these documents of an event published, those that have the shape of their kind. */
export async function withDraft(
  served: Served,
  event: string,
  documents: readonly unknown[],
): Promise<Served> {
  if (documents.length === 0) return served;
  const { hasShape } = await import('#engine/event/documents/diagnose.ts');
  return overlaid(served, event, documents.filter(hasShape));
}

function overlaid(served: Served, event: string, documents: readonly ConfigurationDocument[]): Served {
  const nameOf = ({ kind, code }: Pick<ConfigurationDocument, 'kind' | 'code'>) => `${kind}/${code}`;
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
