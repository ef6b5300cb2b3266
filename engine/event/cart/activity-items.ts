import { isYes } from '../../form/field/flag.ts';
import type { ActivityInformation } from './activity.ts';
import { awaitedIn } from './awaited-in.ts';
import type { Cart, ItemState } from './cart.ts';

/** Activities as items, of which one can be held. */
export function cartOfActivities(
  activities: readonly ActivityInformation[],
  now?: string,
): Cart<readonly ActivityInformation[]> {
  return {
    details: activities,
    isExclusive: true,
    heldUntil: activities.find(({ held_until }) => held_until !== undefined)?.held_until,
    now,
    items: activities.map(
      ({ activity_code: code, quantity, lapsed, waitlist, awaited, ended_offer, ...activity }) => ({
        code,
        name: activity.name,
        amount: activity.amount,
        limit: activity.most,
        hasWaitlist: isYes(waitlist),
        availability: activity.availability,
        left: activity.left,
        ...(quantity > 0 && { own: { quantity, amount: activity.amount, isLapsed: isYes(lapsed) } }),
        ...awaitedIn(awaited, ended_offer),
      }),
    ),
  };
}

/** The answer of an activity picker. */
export const answerOfActivities = (chosen: readonly ItemState[]) =>
  chosen.map(({ code, quantity }) => ({ activity_code: code, quantity }));
