import { memo } from 'react';
import { nowInDay } from '#engine/event/schedule/now-in-day.ts';
import type { PackedRow } from '#engine/event/schedule/pack-day.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { countOfRow, rowId } from './row-id.ts';
import { useNow } from './use-now.ts';

interface JumpTimesProps {
  readonly rows: readonly PackedRow[];
  /** The date of the day that is shown. */
  readonly date: string | undefined;
  readonly onJump: (id: string) => void;
}

/** The start times of a day with their number of sessions, as links. */
export const JumpTimes = memo(function JumpTimes({ rows, date, onJump }: JumpTimesProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const now = useNow();
  const at = now === undefined ? undefined : nowInDay(rows, now);
  const worth = rows.filter((row) => row.kind === 'block' || row.band.kind !== 'break');
  if (worth.length < 2) return null;
  return (
    <nav className="jump-times" aria-label={t('jump')}>
      {worth.map((row) => {
        const id = rowId(row);
        const count = countOfRow(row);
        const start = row.kind === 'band' ? row.band.start : row.start;
        return (
          <a
            key={id}
            href={`#${id}`}
            aria-current={at?.row === row.row && at.isOn ? 'time' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onJump(id);
            }}
          >
            <b>{formatWallTime(start, locale)}</b>{' '}
            {date !== undefined && !start.startsWith(date) && (
              <small>{firstUpper(formatWallDay(start, locale, { weekday: 'short' }), locale)} </small>
            )}
            {row.kind === 'band' ? (
              <span>{t(`band.${row.band.kind}`)}</span>
            ) : (
              <>
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{t('found', { count })}</VisuallyHidden>
              </>
            )}
          </a>
        );
      })}
    </nav>
  );
});
