import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from './activity-messages.ts';

/** When an item takes place, to start a line with: its day, from when and to when; '' for what has no time. */
export function whenOf(
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined },
  locale: Locale,
): string {
  if (start === undefined) return '';
  const day = formatWallDay(start, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const from = formatWallTime(start, locale);
  const times =
    end === undefined ? from : say('to', locale, { start: from, end: formatWallTime(end, locale) });
  return firstUpper(`${day}, ${times}`, locale);
}
