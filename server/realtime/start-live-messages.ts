import type { DocumentKind } from '#engine/configuration/document.ts';
import { eventChannel, type LiveMessages } from '#engine/contract/live-messages.ts';
import { startLiveDossiers } from './live-dossiers.ts';
import { startLiveLines } from './live-lines.ts';
import { startLiveOffers } from './live-offers.ts';
import { type LiveSeats, startLiveSeats } from './live-seats.ts';

/** Pages whose visitors are told when they are updated (spec §4), by the kind of document that they are drawn from. */
const updates: { readonly [Kind in DocumentKind]?: LiveMessages['EventUpdated']['type'] } = {
  schedule: 'schedule',
  locations: 'location',
};

/** Tells open pages what changes: documents as they are published, seats as they are taken and given back. */
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
    tell(channel, 'ConfigurationPublished', { kind, code, version });
    const type = updates[kind];
    if (type) tell(channel, 'EventUpdated', { type });
    // Seats that were added are available at once.
    if (kind === 'schedule') seats.lookAtAll(eventCode);
  });
  return {
    async stop() {
      await Promise.all([seats.stop(), dossiers.stop(), offers.stop(), lines.stop()]);
    },
  };
}
