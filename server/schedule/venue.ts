import type { Location } from '#engine/event/documents/locations/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { joinTexts } from '#server/languages/join-texts.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The venue of the event or of a track; undefined without one. */
export function venueLocation(
  configuration: Configured,
  eventCode: string,
  track?: string | null,
): Location | undefined {
  const document = configuration.current(eventCode, 'locations', 'locations')?.document;
  return document?.locations.find(
    ({ address, tracks }) => address !== undefined && (!track || !tracks || tracks.includes(track)),
  );
}

/** Its name and address in one line. */
export function venueOf(
  configuration: Configured,
  eventCode: string,
  track?: string | null,
): Text | undefined {
  const venue = venueLocation(configuration, eventCode, track);
  return venue && joinTexts([venue.name, venue.address], ', ');
}
