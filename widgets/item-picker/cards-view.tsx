import { useId } from 'react';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { capitalised } from '#engine/form/format/whole-sentence.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { Picture } from '../parts/picture.tsx';
import { say } from './choice-messages.ts';
import { type Choosing, leftOf, standingOf } from './choosing.ts';
import { EndedOffer } from './ended-offer.tsx';
import { OfferPick } from './offer-pick.tsx';
import { whenOf } from './when-of.ts';

/** Offers as cards: picture, words, price, what is left, and the control by which one is chosen. */
export function CardsView({ choosing }: { choosing: Choosing }) {
  return (
    <ul className="choice-cards">
      {choosing.all.offers.map((offer) => (
        <OfferCard key={offer.code} offer={offer} choosing={choosing} />
      ))}
    </ul>
  );
}

function OfferCard({ offer, choosing }: { offer: OfferInformation; choosing: Choosing }) {
  const id = useId();
  const { locale } = choosing;
  const standing = standingOf(offer, choosing);
  const left = leftOf(offer, standing, locale);
  const about = [whenOf(offer, locale), resolveText(offer.where, locale)].filter(Boolean).join('. ');
  const state = standing.quantity > 0 ? ' on' : standing.gone ? ' choice-card-gone' : '';
  return (
    <li className={`choice-card${state}`}>
      <Picture picture={offer.picture} alt={resolveText(offer.picture_alt, locale)} />
      <div className="choice-about">
        <div className="choice-head">
          <h3>{standing.title}</h3>
          <b className="num">{standing.price}</b>
        </div>
        <div id={id}>
          {about && <p className="meta">{capitalised(about)}</p>}
          {standing.group && <p className="small soft">{standing.group}</p>}
          {offer.description && <p className="soft">{resolveText(offer.description, locale)}</p>}
          {left && <p className={standing.scarce ? 'tag warning' : 'tag tag-line'}>{left}</p>}
          <EndedOffer item={choosing.items.get(offer.code)} locale={locale} />
        </div>
        <OfferPick offer={offer} choosing={choosing} describedBy={id} />
        {offer.most > 1 && standing.quantity >= offer.most && (
          <p className="small soft">{say('most', locale, { count: offer.most })}</p>
        )}
      </div>
    </li>
  );
}
