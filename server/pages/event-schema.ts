import type { Static } from 'typebox';
import type { event as contract } from '#engine/contract/event.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import { type ScheduledSession, scheduleOf } from '#server/schedule/schedule-index.ts';
import { exhibitorTypes, sponsorLevels } from './partners.ts';

/** The filters of an event's lists, as used by the calls `…BySchema`. */
export function eventSchema(
  configuration: ConfigurationStore,
  { version, document }: Versioned<'event'>,
): Static<(typeof contract)['getClientEventSchema']['response']> {
  const entry = ({
    code,
    name,
  }: {
    code: string;
    name: ReturnType<typeof sponsorLevels>[number]['name'];
  }) => ({
    code,
    name,
  });
  const { event_code, client_code, code } = document;
  return {
    event_code,
    client_code,
    version,
    workshops: (scheduleOf(configuration, code)?.filters ?? []).flatMap((filter) =>
      filter.options.map((option) => ({
        code: schemaCode(filter.code, option.id),
        name: option.name,
        filter: filter.code,
        filter_name: filter.label,
      })),
    ),
    sponsors: sponsorLevels(configuration, code).map(entry),
    exhibitors: exhibitorTypes(configuration, code).map(entry),
  };
}

/** Whether a session is of a schema of the workshops, by its code. */
export function isOfSchema({ session }: ScheduledSession, code: string): boolean {
  return Object.entries(session.filters).some(([filter, values]) =>
    values.some((value) => schemaCode(filter, value) === code),
  );
}

function schemaCode(filter: string, option: string): string {
  return `${filter}.${option}`;
}
