import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { formatPersons } from '#server/languages/format-quantity.ts';
import { type CalendarEntry, entryTimes } from './calendar-entry.ts';
import { placeOf } from './place-of.ts';

/** An activity that has a time as an entry of a calendar; one without is told with the days. */
export function activityEntry(
  event: EventDocument,
  activity: ActivityInformation,
  locale: Locale,
  venue: Text | undefined,
): CalendarEntry[] {
  const { activity_code, name, description, place, start, end, timezone, quantity } = activity;
  if (start === undefined) return [];
  return [
    {
      uid: `${event.event_code}-activity-${activity_code}@rostrum`,
      title: resolveText(name, locale),
      description: [quantity > 0 ? formatPersons(quantity) : '', description]
        .map((part) => resolveText(part, locale))
        .filter(Boolean)
        .join('\n'),
      location: placeOf([place, venue ?? event.location], locale),
      ...entryTimes(start, end, timezone),
      status: 'CONFIRMED',
      busyStatus: 'BUSY',
    },
  ];
}
