import { dayAfter, skippedFaults } from '../../diagnosis/diagnose-times.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { isMissing } from '../../diagnosis/shared-sentences.ts';
import { diagnoseEventLimits } from './diagnose-limits.ts';
import { diagnoseTheme } from './diagnose-theme.ts';
import { diagnoseWords } from './diagnose-words.ts';
import { type MapTiles, TILE_PARTS } from './map-tiles.ts';
import { says } from './problems.ts';
import type { EventDocument } from './schema.ts';

/** Diagnostics of an event with a valid shape: an unreadable theme, repeated tiles, days outside of the dates. */
export function diagnoseEvent(event: EventDocument): Diagnostic[] {
  const { theme, map, dates, days, timezone, words } = event;
  return [
    ...diagnoseTheme(theme),
    ...(map ? diagnoseTiles(map) : []),
    ...outsideDays({ dates, days }),
    ...skippedHours({ days, timezone }),
    ...diagnoseWords(words),
    ...diagnoseEventLimits(event),
  ];
}

/** Selectable days before the event's first or after its last. */
function outsideDays({ dates, days }: Pick<EventDocument, 'dates' | 'days'>): Diagnostic[] {
  return days.flatMap(({ date }, index) =>
    date >= dates.start && date <= dates.end
      ? []
      : [documentFault(`/days/${index}/date`, 'range', says('notEventDay'), says('fromTo', dates))],
  );
}

/** Doors that open, or close, in the hour that daylight saving time skips. */
function skippedHours({ days, timezone }: Pick<EventDocument, 'days' | 'timezone'>): Diagnostic[] {
  return days.flatMap(({ date, doors, closes }, index) => {
    const endsNextDay = doors !== undefined && closes !== undefined && closes <= doors;
    return [
      ...skippedFaults(`/days/${index}/doors`, date, doors, timezone),
      ...skippedFaults(`/days/${index}/closes`, endsNextDay ? dayAfter(date) : date, closes, timezone),
    ];
  });
}

function diagnoseTiles({ tiles }: MapTiles): Diagnostic[] {
  const known: readonly string[] = TILE_PARTS;
  const missing = known.filter((part) => !tiles.includes(part));
  const other = (tiles.match(/\{[^}]*\}?|\}/g) ?? []).filter((part) => !known.includes(part));
  const faults = [...missing.map(isMissing), ...other.map((part) => says('unknownPart', { part }))];
  return faults.map((problem) =>
    documentFault('/map/tiles', 'tile_address', problem, 'https://…/{z}/{x}/{y}.png'),
  );
}
