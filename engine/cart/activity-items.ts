import type { ActivityInformation } from '../contract/activity.ts';
import type { Cart, ItemState } from './cart.ts';

/** Activities as items, of which one can be held. */
export function cartOfActivities(
  activities: readonly ActivityInformation[],
): Cart<readonly ActivityInformation[]> {
  return {
    details: activities,
    isExclusive: true,
    items: activities.map(({ activity_code: code, name, amount, most, availability, left, quantity }) => ({
      code,
      name,
      amount,
      limit: most,
      hasWaitlist: false,
      availability,
      left,
      ...(quantity > 0 && { own: { quantity, amount, isLapsed: false } }),
    })),
  };
}

/** The answer of an activity picker. */
export const answerOfActivities = (chosen: readonly ItemState[]) =>
  chosen.map(({ code, quantity }) => ({ activity_code: code, quantity }));
