import { useLiveMessage, useLiveState } from '#src/lib/realtime/use-live.ts';
import type { PickServices } from '../picks/pick-services.ts';

/** Keeps what can be picked true while it is shown: stock as it is told, the rest asked anew where it was missed. */
export function useLivePicks(picks: PickServices): void {
  useLiveMessage('SeatsChanged', ({ seats }) =>
    picks.stockChanged(
      'session',
      seats.map(({ workshops_session_code: code, availability, seats_left: left }) => ({
        code,
        availability,
        left,
      })),
    ),
  );
  useLiveMessage('OffersChanged', ({ offers, left }) => picks.stockChanged('choice', left, offers));
  useLiveMessage('ConfigurationPublished', ({ kind }) => {
    if (kind === 'schedule' || kind === 'event' || kind === 'offers') picks.refresh();
  });
  useLiveState(() => picks.reconnected());
}
