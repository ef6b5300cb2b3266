import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { occupiedTimes } from '#server/inventory/offer-terms.ts';
import { anotherAmount, notOffered, soldOut, tooMany } from '#server/inventory/pick-problems.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { activitiesFor, personsOf } from './activities.ts';
import type { ItemToHold } from './item-to-hold.ts';

/** An activity for a number of people, replacing any other; with `amount`, only at that price. */
export type WantedActivity = { kind: 'activity'; activity_code: string; quantity: number; amount?: number };

/** An activity that a dossier can hold, replacing any other. */
export function activityItem(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  { activity_code, quantity, amount }: WantedActivity,
): ItemToHold {
  const activity = activitiesFor(configuration, row).find(({ code }) => code === activity_code);
  // Signing off is free, and possible even if the activity was removed or is now for others.
  if (quantity > 0) {
    if (!activity) throw notOffered('activity_code');
    if (quantity > personsOf(activity)) throw tooMany('quantity', personsOf(activity));
    const price = activity.amount ?? 0;
    if (amount !== undefined && amount !== price) throw anotherAmount('amount', price);
  }
  return {
    item: { kind: 'activity', item: activity_code },
    quantity,
    stock: activity ? activity.stock : 0,
    times: activity && occupiedTimes(activity, event),
    field: 'activity_code',
    replaces: (own) => own.filter((each) => each.item !== activity_code),
    full: () => soldOut('activity_code', noPlaces),
  };
}

const noPlaces = inEveryLanguage('picks.noPlaces');
