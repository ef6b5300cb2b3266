import { useId } from 'react';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { say } from './choice-messages.ts';
import { type Choosing, leftOf, standingOf } from './choosing.ts';
import { EndedOffer } from './ended-offer.tsx';
import { WaitlistAction } from './waitlist-action.tsx';

interface PlanRowProps {
  readonly id: string;
  readonly offer: OfferInformation;
  readonly choosing: Choosing;
  readonly onPoint: (code: string | undefined) => void;
}

/** Something on the plan as a line of its list, which is a whole row to be chosen. */
export function PlanRow({ id: rowId, offer, choosing, onPoint }: PlanRowProps) {
  const id = useId();
  const { locale, name, formId, enabled, choose } = choosing;
  const standing = standingOf(offer, choosing);
  const about = [
    resolveText(offer.description, locale),
    ...(offer.marks ?? []).map((mark) => say(mark, locale)),
    leftOf(offer, standing, locale),
  ];
  const words = (
    <>
      <b className="choice-plan-code">{offer.code}</b>
      <span className="choice-plan-words">
        <b>{standing.group || standing.title}</b>
        <span id={id}>
          <small>{about.filter(Boolean).join(' · ')}</small>
          <EndedOffer item={choosing.items.get(offer.code)} locale={locale} />
        </span>
      </span>
      <b className="num nowrap">{standing.price}</b>
    </>
  );
  const point = {
    onPointerEnter: () => onPoint(offer.code),
    onPointerLeave: () => onPoint(undefined),
  };
  if (standing.gone && standing.quantity === 0) {
    return (
      <li id={rowId} className="choice-plan-row choice-row-gone" {...point}>
        {words}
        {standing.mayWait && (
          <div className="choice-plan-await">
            <WaitlistAction
              item={choosing.items.get(offer.code)}
              locale={locale}
              enabled={enabled}
              service={choosing.service}
            />
          </div>
        )}
      </li>
    );
  }
  return (
    <li id={rowId} {...point}>
      <label
        className={`choice-plan-row${standing.quantity > 0 ? ' on' : ''}`}
        aria-busy={standing.busy || undefined}
      >
        <input
          type="radio"
          name={name}
          form={formId}
          checked={standing.quantity > 0}
          disabled={!enabled}
          aria-label={`${standing.title}, ${standing.price}`}
          aria-describedby={id}
          onChange={() => choose(offer.code, 1)}
        />
        {words}
      </label>
    </li>
  );
}
