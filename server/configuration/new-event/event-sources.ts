import type { ConfigurationDocument, DocumentKind } from '#engine/event/documents/registry.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { Served } from '../diagnose-context.ts';
import { type EventTemplate, eventTemplates } from './event-templates.ts';

/** The documents that a new event is made from, with what can be left out of them. */
export interface SourceDocuments {
  /** Absent for a copy. */
  readonly template?: string;
  readonly name: Text;
  readonly description: Text;
  readonly documents: readonly ConfigurationDocument[];
  readonly optional: readonly DocumentKind[];
}

/** Kinds that an event can do without. */
const OPTIONAL: readonly DocumentKind[] = [
  'discounts',
  'people',
  'sponsors',
  'exhibitors',
  'accommodations',
  'schedule',
];

/** The templates, and then the event itself. */
export async function eventSources(served: Served, eventCode: string): Promise<SourceDocuments[]> {
  const copy = copyOf(served, eventCode);
  return [...(await eventTemplates()).map(ofTemplate), ...(copy ? [copy] : [])];
}

/** One source: a template by its code, or a copy of the event; undefined for an unknown template. */
export async function eventSource(
  served: Served,
  eventCode: string,
  template: string | undefined,
): Promise<SourceDocuments | undefined> {
  if (template === undefined) return copyOf(served, eventCode);
  const found = (await eventTemplates()).find(({ code }) => code === template);
  return found && ofTemplate(found);
}

const ofTemplate = ({ code, ...named }: EventTemplate): SourceDocuments => ({
  ...named,
  template: code,
  optional: [],
});

function copyOf(served: Served, eventCode: string): SourceDocuments | undefined {
  const event = served.current(eventCode, 'event', eventCode)?.document;
  if (!event) return undefined;
  const documents = served.list(eventCode).map(({ document }) => document);
  const optional = OPTIONAL.filter((kind) => documents.some((document) => document.kind === kind));
  return { name: event.name, description: event.location, documents, optional };
}
