import { eventChannel, type OfferLeft } from '#engine/contract/live-messages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { availabilityOf } from '#server/inventory/availability.ts';
import { itemsIn, type ListedItem, stockOf } from '#server/inventory/find-offers.ts';
import { takenOf } from '#server/inventory/inventory-lock.ts';
import { offerTakenChannel, readTakenNotice } from '#server/inventory/taken-notice.ts';
import { Coalescer } from '#server/realtime/coalescer.ts';
import type { Tell } from '#server/realtime/publish.ts';

type Parts = {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly configuration: ConfigurationStore;
  readonly tell: Tell;
  readonly onError: (error: unknown) => void;
};

/** Offers are reported at most once in this time, in milliseconds. */
const PACE = 200;
/** With this many, a message stays below the protocol's 10 kB. */
const TOGETHER = 60;

/** An item as the notices name it: within its document. */
const nameIn = ({ code }: { code: string }, { kind, item }: ListedItem) =>
  kind === 'choice' ? item : `${code}/${item}`;

/** Reports on the event's channel how many of an offer, a product or an activity are left, after each commit. */
export async function startLiveOffers({ database, configuration, tell, onError }: Parts) {
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
      for (let from = 0; from < left.length; from += TOGETHER) {
        const told = { ...about, left: left.slice(from, from + TOGETHER) };
        tell(eventChannel(event.event_code), 'OffersChanged', told);
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

  // One after the other, so that the older state is never sent last.
  let last = Promise.resolve();
  const inTurn = (eventCode: string, items?: ReadonlySet<string>) => {
    last = last.then(() => lookAt(eventCode, items)).catch(onError);
    return last;
  };
  const changes = new Coalescer(PACE, inTurn);
  const stopListening = await database.listen(offerTakenChannel, {
    hear(text) {
      const notice = readTakenNotice(text);
      if (notice) changes.add(notice.eventCode, notice.item);
    },
    missed: () => configuration.eventCodes().forEach((eventCode) => void inTurn(eventCode)),
  });
  return {
    async stop() {
      await stopListening();
      await changes.stop();
      await last;
    },
  };
}
