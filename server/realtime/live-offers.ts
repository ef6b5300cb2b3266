import { eventChannel, type OfferLeft } from '#engine/contract/live-messages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { offersNamed, splitChoiceItem } from '#server/inventory/offers/find-offers.ts';
import { offersInformation } from '#server/inventory/offers/offers-information.ts';
import { offerTakenChannel, readTakenNotice } from '#server/inventory/stock/taken-notice.ts';
import { Coalescer } from './coalescer.ts';
import type { Tell } from './tell.ts';

type Parts = {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly configuration: ConfigurationStore;
  readonly tell: Tell;
  readonly onError: (error: unknown) => void;
};

/** Offers are told of at most once in so long, in milliseconds. */
const PACE = 200;
/** So many in a message keep it under the 10 kB that the protocol allows. */
const TOGETHER = 60;

/** Tells everybody on the event's channel what is left of an offer as soon as that has changed for good. */
export async function startLiveOffers({ database, configuration, tell, onError }: Parts) {
  async function lookAt(eventCode: string, items: ReadonlySet<string> | undefined): Promise<void> {
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event) return;
    const documents = items
      ? [...new Set([...items].map((item) => splitChoiceItem(item)[0]))].flatMap(
          (code) => offersNamed(configuration, eventCode, code) ?? [],
        )
      : configuration
          .list(eventCode)
          .flatMap(({ document }) =>
            document.kind === 'offers' && offersNamed(configuration, eventCode, document.code)
              ? [document]
              : [],
          );
    for (const document of documents) {
      const { code: offers, offers: all } = await offersInformation(database.db, event, document);
      const left = all
        .filter(({ code }) => !items || items.has(`${offers}/${code}`))
        .map(
          ({ code, availability, left: count }): OfferLeft => ({
            code,
            availability,
            ...(count !== undefined && { left: count }),
          }),
        );
      for (let from = 0; from < left.length; from += TOGETHER) {
        const told = { offers, left: left.slice(from, from + TOGETHER) };
        tell(eventChannel(event.event_code), 'OffersChanged', told);
      }
    }
  }

  // One look after the other: of two at once the older could be told last.
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
