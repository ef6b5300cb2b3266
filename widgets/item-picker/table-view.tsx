import { type CSSProperties, useId } from 'react';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { Picture } from '../parts/picture.tsx';
import { say } from './choice-messages.ts';
import { type Choosing, leftOf, standingOf } from './choosing.ts';
import { EndedOffer } from './ended-offer.tsx';
import { OfferPick } from './offer-pick.tsx';
import './table-view.css';

/** Offers side by side, compared row by row; on a phone each is a card with its rows named. */
export function TableView({ choosing }: { choosing: Choosing }) {
  const { all, locale } = choosing;
  const size = { '--choices': all.offers.length, '--rows': all.benefits.length } as CSSProperties;
  return (
    <div className="choice-table" style={size}>
      <div className="choice-rows" aria-hidden="true">
        <span />
        {all.benefits.map(({ code, label }) => (
          <b key={code}>{resolveText(label, locale)}</b>
        ))}
        <span />
      </div>
      {all.offers.map((offer) => (
        <OfferColumn key={offer.code} offer={offer} choosing={choosing} />
      ))}
    </div>
  );
}

function OfferColumn({ offer, choosing }: { offer: OfferInformation; choosing: Choosing }) {
  const id = useId();
  const { all, locale } = choosing;
  const standing = standingOf(offer, choosing);
  const left = leftOf(offer, standing, locale);
  const state = standing.quantity > 0 ? ' on' : standing.gone ? ' choice-column-gone' : '';
  return (
    <article className={`choice-column${state}`} aria-labelledby={id}>
      <div className="choice-column-head">
        <span className="choice-art">
          <Picture picture={offer.picture} alt="" />
        </span>
        <h3 id={id}>{standing.title}</h3>
        <p className="choice-price num">
          <Price offer={offer} price={standing.price} locale={locale} />
        </p>
        <p className={`choice-left${standing.gone ? '' : ' choice-low'}`}>{left}</p>
        <EndedOffer item={choosing.items.get(offer.code)} locale={locale} />
        {isYes(offer.recommended) && <p className="tag tag-line">{say('recommended', locale)}</p>}
      </div>
      <dl>
        {all.benefits.map(({ code, label }) => (
          <div key={code}>
            <dt>{resolveText(label, locale)}</dt>
            <dd>{benefitOf(offer, code, choosing)}</dd>
          </div>
        ))}
      </dl>
      <div className="choice-column-foot">
        <OfferPick offer={offer} choosing={choosing} />
      </div>
    </article>
  );
}

/** What a level begins at, and up to what it goes; whole amounts without their cents. */
function Price({ offer, price, locale }: { offer: OfferInformation; price: string; locale: Locale }) {
  const { minimum, maximum } = offer;
  if (minimum === undefined || maximum === undefined) return <b>{price}</b>;
  const decimals = minimum % 100 === 0 && maximum % 100 === 0 ? 0 : 2;
  return (
    <>
      <b>{formatMoney(minimum / 100, locale, decimals)}</b>{' '}
      {say('upTo', locale, { maximum: formatMoney(maximum / 100, locale, decimals) })}
    </>
  );
}

function benefitOf({ benefits }: OfferInformation, row: string, { locale }: Choosing) {
  const words = resolveText(benefits?.[row], locale);
  if (words !== '') return words;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{say('notIncluded', locale)}</span>
    </>
  );
}
