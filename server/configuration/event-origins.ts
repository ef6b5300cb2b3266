import {
  analyticsOrigins,
  NO_ORIGINS,
  type Origins,
} from '#engine/event/documents/event/analytics-origins.ts';
import { tileOrigin } from '#engine/event/documents/event/map-tiles.ts';
import type { ConfigurationStore } from './configuration-store.ts';

/** Where the pages of an event reach out to: the services that measure and the tiles of its maps, as it configures them. */
export function eventOrigins(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: string | undefined,
): Origins {
  const document = event === undefined ? undefined : configuration.current(event, 'event', event)?.document;
  if (!document) return NO_ORIGINS;
  const { script, connect, image } = analyticsOrigins(document.analytics);
  const tiles = tileOrigin(document.map);
  return { script, connect, image: tiles === undefined ? image : [...image, tiles] };
}
