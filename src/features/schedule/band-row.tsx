import { type CSSProperties, memo } from 'react';
import type { PackedBand } from '#engine/event/schedule/pack-day.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallTime } from '#engine/form/format/wall-clock.ts';
import { rowId } from './row-id.ts';
import { otherDay, type RowWords } from './row-words.ts';

interface BandRowProps {
  readonly words: RowWords;
  readonly row: PackedBand;
  /** The date of the day that it is shown under. */
  readonly date: string | undefined;
  /** The same time at the venue; '' if it is the same. */
  readonly venue: string;
}

/** A band for everyone, such as a meal, across the free lanes. */
export const BandRow = memo(function BandRow({ words, row, date, venue }: BandRowProps) {
  const { t, text, locale } = words;
  const { kind, title, start, end } = row.band;
  const id = rowId(row);
  const about = [text(row.band.text), t('until', { time: formatWallTime(end, locale) }), venue].filter(
    Boolean,
  );
  const day = otherDay(start, date, locale);
  return (
    <section
      className={`packed-band band-${kind}`}
      aria-labelledby={`${id}-title`}
      style={{ '--row': row.row } as CSSProperties}
    >
      <time dateTime={start}>
        {formatWallTime(start, locale)}
        {day && (
          <>
            {' '}
            <small className="packed-day">{firstUpper(day, locale)}</small>
          </>
        )}
      </time>
      <div className={`band-in held-${row.held}`} id={id} tabIndex={-1}>
        <h2 id={`${id}-title`}>{text(title)}</h2>
        <p>{about.join(', ')}</p>
      </div>
    </section>
  );
});
