import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from './configuration-store.ts';

/** The event of a dossier; throws if it is gone. */
export function eventOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  { eventCode }: { eventCode: string },
): EventDocument {
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  if (!event) throw new Error(`the event ${eventCode} is gone`);
  return event;
}
