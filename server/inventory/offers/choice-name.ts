import type { Text } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { offerNamed } from './find-offers.ts';

/** What something chosen is called now; the code alone of what is offered no more. */
export function choiceName(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  item: string,
): Text {
  return offerNamed(configuration, eventCode, item)?.offer.name ?? item;
}
