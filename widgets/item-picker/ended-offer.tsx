import type { ItemState } from '#engine/event/cart/cart.ts';
import { formatMoment } from '#engine/form/format/moment.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';
import './item-notes.css';

interface EndedOfferProps {
  readonly item: ItemState | undefined;
  readonly locale: Locale;
}

/** Whether an offer of an item has ended that the visitor neither has nor awaits. */
export const hasEndedOffer = (item: ItemState): boolean =>
  item.endedOffer !== undefined && item.awaited === undefined && !item.isHeld;

/** When the visitor's offer of an item ended, in its row; nothing without one. */
export function EndedOffer({ item, locale }: EndedOfferProps) {
  if (!item?.endedOffer || !hasEndedOffer(item)) return null;
  const { at, isDeclined } = item.endedOffer;
  return (
    <small className="pick-ended">
      {say(isDeclined ? 'offerDeclined' : 'offerEnded', locale, { at: formatMoment(at, locale) })}
    </small>
  );
}
