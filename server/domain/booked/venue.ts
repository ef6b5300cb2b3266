import type { Text } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { joinTexts } from '#server/domain/fees/join-texts.ts';

/** Name and address of where the event, or one of its tracks, meets; undefined where it meets nowhere. */
export function venueOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  track?: string | null,
): Text | undefined {
  const document = configuration.current(eventCode, 'locations', 'locations')?.document;
  const venue = document?.locations.find(
    ({ address, tracks }) => address !== undefined && (!track || !tracks || tracks.includes(track)),
  );
  return venue && joinTexts([venue.name, venue.address], ', ');
}
