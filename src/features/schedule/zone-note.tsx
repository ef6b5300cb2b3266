import { memo } from 'react';
import type { ScheduleTime } from '#engine/event/schedule/session.ts';
import { formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { ZoneClock } from './zone-clock.ts';

interface ZoneNoteProps {
  /** The schedule on the tracks' own clocks. */
  readonly times: readonly ScheduleTime[];
  readonly clock: ZoneClock;
}

/** How far the clock of a track elsewhere is ahead of the venue's (spec §9: the Eastern time note). */
export const ZoneNote = memo(function ZoneNote({ times, clock }: ZoneNoteProps) {
  const { t } = useTranslation('schedule');
  const { timezone, tracks } = useEvent();
  const text = useText();
  const locale = useLocale();
  const elsewhere = tracks.flatMap((track) => {
    const example = times.find((time) => time.track === track.code);
    if (!example || track.timezone === timezone) return [];
    const here = formatWallTime(clock(example.start, timezone), locale);
    const there = formatWallTime(example.start, locale);
    const told = { zone: zoneNameOf(track.timezone, locale), city: zoneCityOf(track.timezone, locale) };
    return [{ track: text(track.name), here, there, event: zoneCityOf(timezone, locale), ...told }];
  });
  if (elsewhere.length === 0) return null;
  return (
    <div className="zone-note small soft">
      {elsewhere.map((each) => (
        <p key={each.track}>{t('zone_note_other', each)}</p>
      ))}
    </div>
  );
});
