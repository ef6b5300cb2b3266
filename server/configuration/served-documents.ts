import { type ConfigurationDocument, isDocumentKind } from '#engine/event/documents/registry.ts';
import type { ConfigurationStore, DocumentOf, Versioned } from '#server/configuration/configuration-store.ts';
import { inKindsOfToday } from './former-kinds.ts';

type Served = Pick<ConfigurationStore, 'current' | 'list' | 'eventCodes'>;
const publishedAt = new Date('2027-01-01T00:00:00Z');
type Kept = { event: string; document: ConfigurationDocument };

/** A configuration in memory, without a database: documents by event; later ones replace earlier ones. */
export function servedDocuments(): Served & { add(event: string, document: unknown): void } {
  const kept: Kept[] = [];
  const find = (event: string, kind: string, code: string) =>
    kept.findLast((one) => one.event === event && one.document.kind === kind && one.document.code === code);
  return {
    add(event, given) {
      const document = inKindsOfToday(given);
      if (!isConfiguration(document)) throw new Error('This is no configuration document.');
      kept.push({ event, document });
    },
    eventCodes: () => [...new Set(kept.map(({ event }) => event))],
    current: <Kind extends ConfigurationDocument['kind']>(event: string, kind: Kind, code: string) => {
      const document = find(event, kind, code)?.document;
      return document && isKind(document, kind) ? { version: 1, document, publishedAt } : undefined;
    },
    list: (event) =>
      kept
        .filter((one) => one === find(event, one.document.kind, one.document.code) && one.event === event)
        .map(({ document }): Versioned => ({ version: 1, document, publishedAt })),
  };
}

function isConfiguration(value: unknown): value is ConfigurationDocument {
  return typeof value === 'object' && value !== null && 'kind' in value && isDocumentKind(value.kind);
}

function isKind<Kind extends ConfigurationDocument['kind']>(
  document: ConfigurationDocument,
  kind: Kind,
): document is DocumentOf<Kind> {
  return document.kind === kind;
}
