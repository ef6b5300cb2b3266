import type { StockLeft } from '#engine/cart/cart.ts';
import type { SessionSeats } from '#engine/contract/live-messages.ts';
import { useEventChanges } from '#src/lib/realtime/use-event-changes.ts';
import { useLiveMessage, useLiveState } from '#src/lib/realtime/use-live.ts';
import type { PickServices } from '../picks/pick-services.ts';

const stockOf = ({ workshops_session_code, availability, seats_left }: SessionSeats): StockLeft => ({
  code: workshops_session_code,
  availability,
  left: seats_left,
});

/** Documents that say what can be chosen, when and for how much. */
const CHOSEN_FROM: ReadonlySet<string> = new Set(['schedule', 'event', 'offers']);

/** Keeps what can be picked true while it is shown: stock as it is told, the rest asked anew where it was missed. */
export function useLivePicks(picks: PickServices): void {
  useLiveMessage('SeatsChanged', ({ seats }) => picks.stockChanged('session', seats.map(stockOf)));
  useLiveMessage('OffersChanged', ({ offers, left }) => picks.stockChanged('choice', left, offers));
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
  useEventChanges(
    ({ kind }) => {
      if (CHOSEN_FROM.has(kind)) picks.refresh();
    },
    () => picks.refresh(),
  );
  useLiveState(() => picks.reconnected());
}
