import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { Counter } from '../parts/counter.tsx';
import { say } from './choice-messages.ts';
import { type Choosing, standingOf } from './choosing.ts';
import { WaitlistAction } from './waitlist-action.tsx';

interface OfferPickProps {
  readonly offer: OfferInformation;
  readonly choosing: Choosing;
  /** Ids of what describes it. */
  readonly describedBy?: string;
}

/** The control by which an offer is chosen: one of all, one of several, or how many. */
export function OfferPick({ offer, choosing, describedBy }: OfferPickProps) {
  const { all, name, formId, enabled, locale, choose } = choosing;
  const { title, quantity, gone, most, busy } = standingOf(offer, choosing);
  const several = isYes(all.several);
  if (gone && quantity === 0) {
    return (
      <WaitlistAction
        item={choosing.items.get(offer.code)}
        locale={locale}
        enabled={enabled}
        service={choosing.service}
      />
    );
  }
  if (several && offer.most > 1) {
    return (
      <Counter
        value={quantity}
        most={enabled ? most : quantity}
        busy={busy}
        label={say('quantity', locale, { what: title })}
        less={say('less', locale, { what: title })}
        more={say('more', locale, { what: title })}
        onChange={(next) => choose(offer.code, next)}
      />
    );
  }
  return (
    <label className="choice-pick" aria-busy={busy || undefined}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={several ? undefined : name}
        form={formId}
        checked={quantity > 0}
        disabled={!enabled}
        aria-label={say('chooseNamed', locale, { what: title })}
        aria-describedby={describedBy}
        onChange={() => choose(offer.code, several && quantity > 0 ? 0 : 1)}
      />
      <span aria-hidden="true">{say(quantity > 0 ? 'chosen' : 'choose', locale)}</span>
    </label>
  );
}
