import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { priceOfItem } from '#server/prices/price-of-item.ts';
import { pricesToday } from '#server/prices/rules/prices-today.ts';
import type { WaitlistRow } from './entries.ts';

interface At {
  readonly configuration: Pick<ConfigurationStore, 'current'>;
  readonly event: EventDocument;
  readonly now: Date;
}

/**
 * What an offer costs in cents before tax: an item for its holder, or the least for which one can register with the place.
 * Undefined if that depends on more, as in flows and in a move to another track or day.
 */
export function priceOffered(
  { configuration, event, now }: At,
  { kind, item }: Pick<WaitlistRow, 'kind' | 'item'>,
  holder: DossierRow | undefined,
): number | undefined {
  if (kind === 'flow') return undefined;
  if (kind === 'event' || kind === 'track' || kind === 'day') {
    if (holder) return undefined;
    const fees = configuration.current(event.code, 'fees', catalogue.fees)?.document;
    const membership = configuration.current(event.code, 'membership', catalogue.membership)?.document;
    if (!fees) return undefined;
    const prices = pricesToday({ event, fees, membership }, { now, timezone: event.timezone })
      .filter(({ track }) => kind !== 'track' || track === item)
      .flatMap(({ choices = [] }) => choices)
      .filter(({ registrations_day }) => kind !== 'day' || registrations_day.includes(item))
      .flatMap((choice) => choice.prices.map(({ from }) => from));
    return prices.length > 0 ? Math.min(...prices) : undefined;
  }
  return holder && priceOfItem(configuration, holder, { kind, item }, now);
}
