import type { Overbooked } from '#engine/contract/desk-actions.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';

/** What is taken beyond a limit, for the audit log: “Yoga (3/2)”, or in words if places are reserved. */
export function overInWords(over: Omit<Overbooked, 'waiting'>, locale: Locale): string {
  const { taken, limit, reserved } = over;
  const name = resolveText(over.name, locale);
  if (reserved === 0) return `${name} (${taken}/${limit})`;
  return wordIn('waitlist.overReserved', locale, { name, taken, reserved, total: limit + reserved });
}
