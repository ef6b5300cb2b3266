import { eventChannel, type OfferLeft } from '#engine/contract/live-messages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { offersNamed, splitChoiceItem } from '#server/inventory/find-offers.ts';
import { offerTakenChannel, readTakenNotice } from '#server/inventory/taken-notice.ts';
import { Coalescer } from '#server/realtime/coalescer.ts';
import type { Tell } from '#server/realtime/publish.ts';
import { offersInformation } from './offers-information.ts';

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

/** Reports on the event's channel how many of an offer are left, after each commit. */
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
