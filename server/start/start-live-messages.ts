import { type ChannelOpened, eventChannel, type LiveMessages } from '#engine/contract/live-messages.ts';
import { type DocumentKind, kindOf } from '#engine/event/documents/registry.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { startLiveDossiers } from '#server/dossiers/live-dossiers.ts';
import { type LiveSeats, startLiveSeats } from '#server/inventory/live-seats.ts';
import { startLiveOffers } from '#server/offers/live-offers.ts';
import { startLiveLines } from '#server/waitlist/live-waitlists.ts';

/** Pages whose visitors see a message about updates (spec §4), by kind of document. */
const updates: { readonly [Kind in DocumentKind]?: LiveMessages['EventUpdated']['type'] } = {
  schedule: 'schedule',
  locations: 'location',
};

/** The data sent when a channel opens: for an event's channel the revision of its configuration. */
export function channelOpened(configuration: ConfigurationStore, channel: string): ChannelOpened {
  const event = configuration.eventCodes().find((code) => {
    const served = configuration.current(code, 'event', code);
    return served !== undefined && eventChannel(served.document.event_code) === channel;
  });
  return event === undefined ? {} : { revision: configuration.revision(event) };
}

/** Sends changes to open pages: published documents and seats. */
export async function startLiveMessages(
  parts: Parameters<typeof startLiveSeats>[0],
): Promise<Pick<LiveSeats, 'stop'>> {
  const { configuration, tell } = parts;
  const seats = await startLiveSeats(parts);
  const dossiers = await startLiveDossiers(parts);
  const offers = await startLiveOffers(parts);
  const lines = await startLiveLines(parts);
  configuration.onPublished((eventCode, kind, code, version) => {
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event) return;
    const channel = eventChannel(event.event_code);
    const revision = configuration.revision(eventCode);
    tell(channel, 'ConfigurationPublished', {
      kind,
      code,
      version,
      revision,
      refreshes: kindOf(kind).refreshes?.(code) ?? [],
    });
    const type = updates[kind];
    if (type) tell(channel, 'EventUpdated', { type });
    // Added seats are available immediately.
    if (kind === 'schedule') seats.lookAtAll(eventCode);
  });
  return {
    async stop() {
      await Promise.all([seats.stop(), dossiers.stop(), offers.stop(), lines.stop()]);
    },
  };
}
