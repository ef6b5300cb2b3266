import { rangeOf } from '#engine/event/documents/offers/schema.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { offerOf } from '#server/inventory/find-offers.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import { atPrices } from './priced-offers.ts';
import { pickedLines } from './rules/picked-lines.ts';

/** The price of one of an item for a dossier, in cents; undefined if its holder chooses it or it is not published. */
export function priceOfItem(
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
  { kind, item }: Item,
  now: Date,
): number | undefined {
  const { eventCode } = row;
  if (kind === 'discount') return undefined;
  const found = kind === 'session' ? undefined : offerOf(configuration, eventCode, { kind, item });
  if (found && rangeOf(found.offer)) return undefined;
  const schedule = configuration.current(eventCode, 'schedule', catalogue.schedule)?.document;
  const [line] = pickedLines([{ kind, item, quantity: 1 }], {
    ...(schedule && { schedule }),
    offerOf() {
      const [offer] = found ? atPrices(configuration, eventCode, [found.offer], row, now) : [];
      return found && offer && { ...found, offer };
    },
  });
  return line?.amount ?? 0;
}
