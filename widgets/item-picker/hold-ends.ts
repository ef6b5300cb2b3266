import type { HeldItem } from '#engine/event/cart/booked.ts';
import { formatList } from '#engine/form/format/list.ts';
import { withQuantity } from '#engine/form/format/with-quantity.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';

/** Items whose holds expire together, by name. */
export interface HoldEnd {
  readonly until: string;
  readonly names: string;
}

/** Holds that expire so close to one another, in milliseconds, have one countdown: the first to expire. */
const TOGETHER = 60_000;

/** What is held by the time at which it expires, the first to expire first; what has lapsed is left out. */
export function holdEnds(items: readonly HeldItem[], locale: Locale): HoldEnd[] {
  const held = items.flatMap(({ until, quantity, name }) =>
    until === undefined ? [] : [{ until, name: withQuantity(quantity, resolveText(name, locale)) }],
  );
  const ends: { until: string; names: string[] }[] = [];
  for (const { until, name } of held.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))) {
    const last = ends.at(-1);
    if (last && Date.parse(until) - Date.parse(last.until) < TOGETHER) last.names.push(name);
    else ends.push({ until, names: [name] });
  }
  return ends.map(({ until, names }) => ({ until, names: formatList(names, locale) }));
}
