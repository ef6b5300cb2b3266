import type { StockLeft } from '#engine/event/cart/cart.ts';
import type { SessionSeats } from '#engine/event/schedule/session-seats.ts';
import { useEventChanges } from '#src/api/realtime/use-event-changes.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import type { PickServices } from '../picks/pick-services.ts';

const stockOf = ({ workshops_session_code, availability, seats_left }: SessionSeats): StockLeft => ({
  code: workshops_session_code,
  availability,
  left: seats_left,
});

/** Keeps what can be picked true while it is shown: stock as it is told, the rest asked anew where it was missed. */
export function useLivePicks(picks: PickServices): void {
  useLiveMessage('SeatsChanged', ({ seats }) => picks.stockChanged('session', seats.map(stockOf)));
  useLiveMessage('OffersChanged', ({ kind = 'choice', offers, left }) =>
    picks.stockChanged(kind, left, kind === 'choice' ? offers : ''),
  );
  useLiveMessage('WaitlistMoved', ({ lines }) => {
    for (const line of lines) {
      // `session/CODE`, `activity/CODE`, `variant/PRODUCT/VARIANT` or `choice/OFFERS/CODE`.
      const [kind, ...parts] = line.split('/');
      const [within = '', item = ''] = parts;
      if (kind === 'choice') picks.waitlistMoved(kind, [item], within);
      if (kind === 'session' || kind === 'activity' || kind === 'variant')
        picks.waitlistMoved(kind, [parts.join('/')]);
    }
  });
  useEventChanges('items', () => picks.refresh());
  useLiveState(() => picks.reconnected());
}
