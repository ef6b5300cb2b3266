import type { OfferInformation } from '#engine/contract/offers.ts';
import { type Choosing, standingOf } from './choosing.ts';
import { say } from './words.ts';

interface AwaitOfferProps {
  readonly offer: OfferInformation;
  readonly choosing: Choosing;
}

/** Waits for an offer of which there is none left, or stops waiting; nothing where that is not possible. */
export function AwaitOffer({ offer, choosing }: AwaitOfferProps) {
  const { enabled, locale, service } = choosing;
  const { title, busy, mayWait, position } = standingOf(offer, choosing);
  if (!mayWait) return null;
  const waits = position !== undefined;
  // One button whatever it does at the moment: it keeps the focus as one thing follows another.
  return (
    <div className="choice-await">
      {waits && <span className="tag info">{say('waiting', locale, { position })}</span>}
      <button
        type="button"
        className="btn btn-2 btn-s"
        disabled={!enabled}
        aria-disabled={busy || undefined}
        aria-label={say(waits ? 'leaveNamed' : 'joinNamed', locale, { what: title })}
        onClick={busy ? undefined : () => service[waits ? 'leave' : 'join'](offer.code)}
      >
        {say(waits ? 'leave' : 'join', locale)}
      </button>
    </div>
  );
}
