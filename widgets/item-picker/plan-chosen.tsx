import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { formatList } from '#engine/form/format/list.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { say } from './choice-messages.ts';
import { type Choosing, standingOf } from './choosing.ts';
import { neighboursOf } from './neighbours.ts';
import './plan-chosen.css';

interface PlanChosenProps {
  readonly offer: OfferInformation;
  readonly choosing: Choosing;
}

/** What was chosen on the plan, summed up below it: where it is, who stands beside it, what comes with it. */
export function PlanChosen({ offer, choosing }: PlanChosenProps) {
  const { all, locale } = choosing;
  const { title, group, price } = standingOf(offer, choosing);
  const beside = neighboursOf(offer, all.offers).map((other) => {
    if (other.taken_by !== undefined) return other.taken_by;
    return say(standingOf(other, choosing).gone ? 'takenPlace' : 'freePlace', locale, { code: other.code });
  });
  return (
    <section className="choice-plan-chosen" aria-label={title}>
      <b className="choice-plan-square" aria-hidden="true">
        {offer.code}
      </b>
      <div>
        <b>{title}</b>
        {offer.description && <p>{resolveText(offer.description, locale)}</p>}
        {beside.length > 0 && <p>{say('beside', locale, { names: formatList(beside, locale) })}</p>}
      </div>
      <dl>
        <div>
          <dt>{group || title}</dt>
          <dd className="num nowrap">{price}</dd>
        </div>
        {offer.marks?.map((mark) => (
          <div key={mark}>
            <dt>{say(mark, locale)}</dt>
            <dd>{say('included', locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
