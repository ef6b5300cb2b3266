import { isDay } from '#engine/form/format/calendar-day.ts';
import { timeZone } from '#engine/form/keywords/time-zone.ts';
import type { Database } from '#server/database/database.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { ConfigurationStore, TogetherOutcome } from '../configuration-store.ts';
import type { SourceDocuments } from './event-sources.ts';
import { type NewEvent, newEventDocuments } from './new-event-documents.ts';

/** Whose documents a new event is made of, what is chosen for it, and who makes it. */
export interface CreateEvent {
  readonly source: SourceDocuments;
  readonly chosen: NewEvent;
  readonly by: string;
}

/**
 * Publishes the documents of a new event, all or none. Rejects with 422 at a choice that is taken or does not exist.
 * `settle` runs in the transaction that publishes.
 */
export function createEvent(
  configuration: ConfigurationStore,
  { source, chosen, by }: CreateEvent,
  settle: (tx: Database) => Promise<void>,
): Promise<TogetherOutcome> {
  return configuration.publishTogether(
    chosen.code,
    async () => {
      checkChosen(configuration, chosen);
      return { documents: newEventDocuments(source.documents, chosen) };
    },
    by,
    async (tx, publish) => {
      await publish(tx);
      await settle(tx);
    },
  );
}

/** Refuses, each at its field, a code and hosts of another event, and dates and time zones that do not exist. */
function checkChosen(configuration: ConfigurationStore, { code, hosts, start, timezone }: NewEvent): void {
  const others = configuration
    .eventCodes()
    .map((each) => configuration.current(each, 'event', each)?.document);
  const refusals = {
    ...(others.some((event) => event?.code === code) && { code: [inEveryLanguage('newEvents.taken')] }),
    ...(others.some((event) => event?.code !== code && event?.hosts.some((host) => hosts.includes(host))) && {
      host: [inEveryLanguage('newEvents.hostTaken')],
    }),
    ...(!isDay(start) && { start: [inEveryLanguage('newEvents.noDate')] }),
    ...(timezone !== undefined &&
      !timeZone.validate(timezone) && { timezone: [inEveryLanguage('newEvents.noTimezone')] }),
  };
  if (Object.keys(refusals).length > 0) throw new Refusal('invalid', refusals);
}
