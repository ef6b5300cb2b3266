import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { Session } from '#engine/event/schedule/session.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import type { Locale, Text } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** Translations for rows: requested once by their list, since hundreds of rows would each subscribe to the language. */
export interface RowWords {
  readonly t: TFunction<'schedule'>;
  readonly text: (text: Text | undefined) => string;
  readonly locale: Locale;
}

export function useRowWords(): RowWords {
  const { t } = useTranslation('schedule');
  const text = useText();
  const locale = useLocale();
  return useMemo(() => ({ t, text, locale }), [t, text, locale]);
}

/** The weekday of an instant that is not on the date that it is shown under: far from the venue a morning may be the evening before. */
export function otherDay(instant: string, date: string | undefined, locale: Locale): string {
  if (date === undefined || instant.startsWith(date)) return '';
  return formatWallDay(instant, locale, { weekday: 'long' });
}

/** "10:30 am to 2:30 pm". */
export function lastsWords({ t, locale }: RowWords, session: Session): string {
  return t('to', {
    start: formatWallTime(session.workshops_schedule_start, locale),
    end: formatWallTime(session.workshops_schedule_end, locale),
  });
}
