import type { Event } from '#engine/contract/event.ts';
import { isMissingPage } from '#engine/event/documents/page/page-features.ts';
import { pathWithoutLocale } from '#src/lib/i18n/locale-path.ts';

/** Whether an address is of a flow or a feature that the event does not have. */
export function isMissingAt({ features }: Pick<Event, 'features'>, pathname: string): boolean {
  return features !== undefined && isMissingPage(pathWithoutLocale(pathname), features);
}
