import type { HOMEPAGES } from '#engine/event/documents/event/homepages.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from './configuration-store.ts';

/** The page that an event's home page is for now; the site's own for as long as the one it names is not published. */
export function activeHomepage(
  configuration: Pick<ConfigurationStore, 'current'>,
  { code, options }: Pick<EventDocument, 'code' | 'options'>,
): (typeof HOMEPAGES)[number] {
  const named = options.website_homepage_active ?? 'home';
  return configuration.current(code, 'page', named) ? named : 'home';
}
