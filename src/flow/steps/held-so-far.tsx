import { lazy, type ReactNode, Suspense } from 'react';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { useFees } from '../fees/fees-query.ts';

// Few events sell anything by the piece, or limit their places.
const HeldTickets = lazy(() => import('./held-tickets.tsx'));
const HeldPlace = lazy(() => import('./held-place.tsx'));
const HeldChoices = lazy(() => import('./held-choices.tsx'));

interface HeldSoFarProps {
  readonly flow: DossierFlow;
  /** Shown already where it is shown again. */
  readonly silent?: boolean;
  /** Shown where nothing is held. */
  readonly otherwise?: ReactNode;
}

/** How long everything is held, or that it no longer is: one countdown, of the tickets, the choices or the place. */
export function HeldSoFar(props: HeldSoFarProps) {
  const { flow, silent = false, otherwise = null } = props;
  const { registration } = flow.actor.getSnapshot().context;
  const place = registration.place_held ? (
    <Suspense fallback={otherwise}>
      <HeldPlace place={flow.picks.place} silent={silent} otherwise={otherwise} />
    </Suspense>
  ) : (
    otherwise
  );
  const choices = (
    <Suspense fallback={place}>
      <HeldChoices silent={silent} otherwise={place} />
    </Suspense>
  );
  // What an application chooses may be merchandise too; only a registration buys it by the piece.
  return isRegistration(registration) ? <HeldPieces {...props} otherwise={choices} /> : choices;
}

function HeldPieces({ flow, silent = false, otherwise = null }: HeldSoFarProps) {
  const { quote } = useFees(flow);
  const sells = quote?.lines.some(({ category }) => category === 'merchandise');
  if (!sells) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <HeldTickets shop={flow.picks.carts.variant('')} silent={silent} otherwise={otherwise} />
    </Suspense>
  );
}
