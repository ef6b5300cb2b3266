import { eventChannel, type OfferLeft } from '#engine/contract/live-messages.ts';
import { availabilityOf } from '#server/inventory/availability.ts';
import { itemsIn, type ListedItem, stockOf } from '#server/inventory/find-offers.ts';
import { followTaken, inMessages, type LiveParts } from '#server/inventory/follow-taken.ts';
import { takenOf } from '#server/inventory/inventory-lock.ts';
import { offerTakenChannel } from '#server/inventory/taken-notice.ts';

/** An item as the notices name it: within its document. */
const nameIn = ({ code }: { code: string }, { kind, item }: ListedItem) =>
  kind === 'choice' ? item : `${code}/${item}`;

/** Reports on the event's channel how many of an offer, a product or an activity are left, after each commit. */
export async function startLiveOffers(parts: LiveParts) {
  const { database, configuration, tell } = parts;

  async function lookAt(eventCode: string, names: ReadonlySet<string> | undefined): Promise<void> {
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event) return;
    const all = configuration.list(eventCode).flatMap(({ document }) => {
      if (document.kind !== 'offers') return [];
      return !names || [...names].some((name) => name.startsWith(`${document.code}/`)) ? [document] : [];
    });
    for (const document of all) {
      const listed = itemsIn(document).filter((each) => !names || names.has(nameIn(document, each)));
      const [first] = listed;
      if (!first) continue;
      const left = await leftOf(eventCode, listed);
      const about = { kind: first.kind, offers: document.code };
      for (const each of inMessages(left)) {
        tell(eventChannel(event.event_code), 'OffersChanged', { ...about, left: each });
      }
    }
  }

  async function leftOf(eventCode: string, listed: readonly ListedItem[]): Promise<OfferLeft[]> {
    const kind = listed[0]?.kind ?? 'choice';
    const items = listed.map(({ item }) => item);
    const taken = await takenOf(database.db, eventCode, kind, items);
    return listed.map(({ item, offer, variant }) => ({
      code: kind === 'choice' ? offer.code : item,
      ...availabilityOf(taken.get(item) ?? 0, variant ? variant.stock : stockOf(offer), offer.tells_left),
    }));
  }

  return followTaken(parts, offerTakenChannel, lookAt);
}
