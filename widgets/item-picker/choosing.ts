import type { ItemState } from '#engine/event/cart/cart.ts';
import type { OfferInformation, OffersInformation } from '#engine/event/cart/offers.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from './choice-messages.ts';

/** What a view of offers is given: what there is, what is chosen of it, and how to choose. */
export interface Choosing {
  /** By which its radios belong together. */
  readonly name: string;
  readonly formId: string;
  readonly all: OffersInformation;
  readonly items: ReadonlyMap<string, ItemState>;
  readonly enabled: boolean;
  /** Whether one may go back to none. */
  readonly optional: boolean;
  readonly locale: Locale;
  readonly choose: (offer: string, quantity: number, amount?: number) => void;
  readonly service: Pick<CartService, 'join' | 'leave' | 'typeAmount' | 'commitAmount'>;
}

/** How an offer stands for who looks at it. */
export interface OfferStanding {
  readonly title: string;
  readonly group: string;
  readonly price: string;
  readonly quantity: number;
  /** Amount that the bearer gives for one, in cents. */
  readonly given: number;
  /** Somebody else has it, or there is none left. */
  readonly gone: boolean;
  readonly busy: boolean;
  /** The most that may be had now. */
  readonly most: number;
  /** Told where it is little, or always. */
  readonly left: number | undefined;
  /** There is little left. */
  readonly scarce: boolean;
  /** There is none left, and one may wait for it. */
  readonly mayWait: boolean;
}

/** How an offer stands: its words, what is chosen of it, and whether it can be had. */
export function standingOf(offer: OfferInformation, { all, items, locale }: Choosing): OfferStanding {
  const item = items.get(offer.code);
  const group = all.groups.find(({ code }) => code === offer.group);
  return {
    title: resolveText(offer.name, locale),
    group: resolveText(group?.name, locale),
    price: priceOf(offer, locale),
    // A lapsed hold of what is gone is not to be had again.
    quantity: item && (item.isHeld || !item.isFull) ? item.quantity : 0,
    given: item?.given ?? offer.amount,
    gone: item?.isFull ?? false,
    busy: item?.isChanging ?? false,
    most: item?.most ?? 0,
    left: item?.availability === 'full' ? undefined : item?.left,
    scarce: item?.availability === 'limited',
    mayWait: item?.canWait ?? false,
  };
}

/** What an offer costs, or what may be given for it. */
export function priceOf({ amount, minimum, maximum }: OfferInformation, locale: Locale): string {
  if (minimum !== undefined && maximum !== undefined) {
    return say('range', locale, {
      minimum: formatCents(minimum, locale),
      maximum: formatCents(maximum, locale),
    });
  }
  return amount === 0 ? say('free', locale) : formatCents(amount, locale);
}

/**
 * How much is left of an offer, or who has it, in words; '' if there is plenty, if it is a single place on a plan, or if
 * the visitor has the last one.
 */
export function leftOf(
  offer: OfferInformation,
  { gone, left, quantity }: OfferStanding,
  locale: Locale,
): string {
  if (gone) {
    if (quantity > 0) return '';
    if (offer.taken_by !== undefined) return say('takenBy', locale, { name: offer.taken_by });
    return say(offer.place ? 'taken' : 'gone', locale);
  }
  const isSingle = offer.place !== undefined && offer.most === 1;
  return left !== undefined && left > 0 && !isSingle ? say('left', locale, { count: left }) : '';
}
