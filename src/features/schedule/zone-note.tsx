import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleTime } from '#engine/contract/schedule.ts';
import { formatWallTime } from '#engine/format/wall-clock.ts';
import { zoneCityOf } from '#engine/format/zone-city.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { ZoneClock } from './zone-clock.ts';

interface ZoneNoteProps {
  readonly zone: string;
  /** The schedule on the tracks' own clocks. */
  readonly times: readonly ScheduleTime[];
  readonly clock: ZoneClock;
}

/** Whose clock the times are read off, and how far that of a track elsewhere is ahead (spec §9: the Eastern time note). */
export const ZoneNote = memo(function ZoneNote({ zone, times, clock }: ZoneNoteProps) {
  const { t } = useTranslation('schedule');
  const { timezone, tracks } = useEvent();
  const text = useText();
  const locale = useLocale();
  const told = (name: string) => ({ zone: zoneNameOf(name, locale), city: zoneCityOf(name, locale) });
  const elsewhere = tracks.flatMap((track) => {
    const example = times.find((time) => time.track === track.code);
    if (!example || track.timezone === timezone) return [];
    const here = formatWallTime(clock(example.start, timezone), locale);
    const there = formatWallTime(example.start, locale);
    return [
      { track: text(track.name), here, there, event: zoneCityOf(timezone, locale), ...told(track.timezone) },
    ];
  });
  return (
    <div className="zone-note small soft">
      <p>{zone === '' ? t('zone_note_event', told(timezone)) : t('zone_note_chosen', told(zone))}</p>
      {elsewhere.map((each) => (
        <p key={each.track}>{t('zone_note_other', each)}</p>
      ))}
    </div>
  );
});
