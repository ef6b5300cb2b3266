import { useLiveMessage, useLiveState } from '#src/lib/realtime/use-live.ts';
import type { PickServices } from '../picks/pick-services.ts';

/** Keeps what can be picked true while it is shown: seats as they are told, the rest asked anew where it was missed. */
export function useLivePicks(picks: PickServices): void {
  useLiveMessage('SeatsChanged', ({ seats }) => picks.heedSeats(seats));
  useLiveMessage('OffersChanged', (news) => picks.heedOffers(news));
  useLiveMessage('ConfigurationPublished', ({ kind }) => {
    if (kind === 'schedule' || kind === 'event' || kind === 'offers') picks.refresh();
  });
  useLiveState(() => picks.reconnected());
}
