import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { invalidField } from '#server/domain/refusal.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { ItemToHold } from './item-of.ts';
import { offerNamed } from './offers/find-offers.ts';
import { occupiedTimes } from './offers/offer-terms.ts';
import type { StockItem } from './stock/inventory-lock.ts';
import type { StoredHold } from './stock/locked-holds.ts';

/**
 * Throws 422 for an item at a time that something else of the dossier takes up. Two sessions may overlap: the cart shows
 * their conflict, and nobody continues with it.
 */
export function refuseOverlap(
  configuration: ConfigurationStore,
  event: EventDocument,
  { item, times, field }: ItemToHold,
  held: readonly StoredHold[],
): void {
  if (!times) return;
  for (const each of held) {
    const isOther = each.state !== 'lapsed' && (each.kind !== item.kind || each.item !== item.item);
    if (!isOther || (each.kind === 'session' && item.kind === 'session')) continue;
    const other = timesOf(configuration, event, each);
    if (!other || !overlap(times, other)) continue;
    throw invalidField(field, inEveryLanguage('picks.overlaps', { name: other.name }));
  }
}

interface Times {
  readonly start: string;
  readonly end: string;
}

function timesOf(
  configuration: ConfigurationStore,
  event: EventDocument,
  { kind, item }: StockItem,
): (Times & { readonly name: Text }) | undefined {
  if (kind === 'session') {
    const session = scheduleOf(configuration, event.code)?.sessions.get(item)?.session;
    return (
      session && {
        name: session.workshops_title,
        start: session.workshops_schedule_start,
        end: session.workshops_schedule_end,
      }
    );
  }
  const offer = kind === 'choice' ? offerNamed(configuration, event.code, item)?.offer : undefined;
  const times = offer && occupiedTimes(offer, event);
  return offer && times && { name: offer.name, ...times };
}

function overlap(one: Times, other: Times): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}
