import { formatDay } from '#engine/form/format/date-range.ts';
import { dateFormat, numberFormat } from '#engine/form/format/formatters.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Writes counts and calendar days in the page's language. */
export function useFigureWords() {
  const locale = useLocale();
  const { tag } = languages[locale];
  const short = dateFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    count: (value: number) => numberFormat(tag, {}).format(value),
    /** Amounts on an axis, in dollars. */
    dollars: (cents: number) =>
      numberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(cents / 100),
    day: (day: string) => formatDay(day, locale),
    shortDay: (day: string) => short.format(new Date(`${day}T00:00:00Z`)),
  };
}
