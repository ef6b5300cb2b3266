import { isYes } from '../../form/field/flag.ts';
import type { ActivityInformation } from './activity.ts';
import { awaitedIn } from './awaited-in.ts';
import type { Cart, ItemState } from './cart.ts';

/** Activities as items, of which one can be held. */
export function cartOfActivities(
  activities: readonly ActivityInformation[],
): Cart<readonly ActivityInformation[]> {
  return {
    details: activities,
    isExclusive: true,
    items: activities.map(({ activity_code: code, quantity, waitlist, awaited, ...activity }) => ({
      code,
      name: activity.name,
      amount: activity.amount,
      limit: activity.most,
      hasWaitlist: isYes(waitlist),
      availability: activity.availability,
      left: activity.left,
      ...(quantity > 0 && { own: { quantity, amount: activity.amount, isLapsed: false } }),
      ...awaitedIn(awaited),
    })),
  };
}

/** The answer of an activity picker. */
export const answerOfActivities = (chosen: readonly ItemState[]) =>
  chosen.map(({ code, quantity }) => ({ activity_code: code, quantity }));
