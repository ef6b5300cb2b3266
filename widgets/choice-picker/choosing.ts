import { isYes } from '#engine/configuration/flag.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Choice, OfferInformation, OffersInformation } from '#engine/contract/offers.ts';
import { formatCents } from '#engine/format/money.ts';
import type { ChoiceState } from '#engine/react/picker-services.ts';
import { say } from './words.ts';

/** What a view of offers is given: what there is, what is chosen of it, and how to choose. */
export interface Choosing {
  /** By which its radios belong together. */
  readonly name: string;
  readonly formId: string;
  readonly all: OffersInformation;
  readonly state: ChoiceState;
  readonly enabled: boolean;
  /** Whether one may go back to none. */
  readonly optional: boolean;
  readonly locale: Locale;
  readonly choose: (offer: string, quantity: number, amount?: number) => void;
  readonly wait: (offer: string, waits: boolean) => void;
}

/** How an offer stands for who looks at it. */
export interface OfferStanding {
  readonly title: string;
  readonly group: string;
  readonly price: string;
  readonly choice: Choice | undefined;
  /** Somebody else has it, or there is none left. */
  readonly gone: boolean;
  readonly busy: boolean;
  /** The most that may be had now. */
  readonly most: number;
  /** There is none left, and one may wait for it. */
  readonly mayWait: boolean;
  /** Place in line, for who waits. */
  readonly position: number | undefined;
}

/** How an offer stands: its words, what is chosen of it, and whether it can be had. */
export function standingOf(offer: OfferInformation, { all, state, locale }: Choosing): OfferStanding {
  const choice = state.chosen.find((each) => each.offer === offer.code);
  // What lapsed counts no more: of what is left some may be had again.
  const own = choice && !isYes(choice.lapsed) ? choice.quantity : 0;
  const awaited = state.waiting.find((each) => each.offer === offer.code);
  // What is kept out of a line counts as taken for everybody else.
  const kept = awaited?.state === 'offered' ? 1 : 0;
  const gone = offer.availability === 'full' && own + kept === 0;
  const group = all.groups.find(({ code }) => code === offer.group);
  return {
    title: resolveText(offer.name, locale),
    group: resolveText(group?.name, locale),
    price: priceOf(offer, locale),
    choice,
    gone,
    busy: state.busy.has(offer.code),
    most: Math.min(offer.most, own + kept + (offer.left ?? Number.POSITIVE_INFINITY)),
    mayWait: gone && isYes(all.waitlist) && offer.taken_by === undefined,
    position: awaited?.position,
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

/** What is left of an offer, or who has it, in words; '' where there is plenty. */
export function leftOf(offer: OfferInformation, { gone }: OfferStanding, locale: Locale): string {
  if (gone) {
    if (offer.taken_by !== undefined) return say('takenBy', locale, { name: offer.taken_by });
    return say(offer.place ? 'taken' : 'gone', locale);
  }
  return offer.availability === 'limited' && offer.left !== undefined && offer.most < offer.left
    ? say('left', locale, { count: offer.left })
    : '';
}
