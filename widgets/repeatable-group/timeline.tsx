import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { joinPath, type Path, templateOf } from '#engine/form/field/path.ts';
import { formatClock } from '#engine/form/format/clock.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useFormEnvironment } from '#engine/form/react/form-environment.ts';
import { say } from '../parts/messages.ts';
import { type Hours, hoursSaid, lineOf } from './hours-of-rows.ts';
import './timeline.css';

interface TimelineProps {
  readonly group: Path;
  readonly rows: readonly string[];
  /** The fields of a row that say its hours. */
  readonly codes: readonly string[];
  readonly locale: Locale;
}

/** How long something takes: "2 h 30 min", « 2 h 30 ». */
function lengthOf(minutes: number, locale: Locale): string {
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (parts.minutes === 0) return say('hoursLong', locale, parts);
  return say(parts.hours === 0 ? 'minutesLong' : 'hoursAndMinutesLong', locale, {
    ...parts,
    minutes: String(parts.minutes).padStart(parts.hours === 0 ? 1 : 2, '0'),
  });
}

const clockOf = (minutes: number, locale: Locale) =>
  formatClock(
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    locale,
  );

/** The hours of rows as bars on one line, by the rows' numbers: drawn for the eye, the rows' fields say them in words. */
export function Timeline({ group, rows, codes, locale }: TimelineProps) {
  const { form, session } = useFormEnvironment();
  const { store } = session;
  const fields = useMemo(() => {
    const holder = form.fields.get(templateOf(group));
    return codes.flatMap((code) => holder?.inside.find(({ field }) => field.code === code) ?? []);
  }, [form, group, codes]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = rows.flatMap((row) =>
        codes.map((code) => store.subscribe(joinPath(group, row, code), listener)),
      );
      return () => {
        for (const end of ends) end();
      };
    },
    [store, group, rows, codes],
  );
  // Compared by what it says, so that a keystroke that changes no hours draws nothing.
  const said = useSyncExternalStore(subscribe, () =>
    JSON.stringify(
      rows.map(
        (row) =>
          hoursSaid(
            fields,
            codes.map((code) => {
              const { visible, value } = store.read(joinPath(group, row, code));
              return visible ? value : undefined;
            }),
          ) ?? null,
      ),
    ),
  );
  const hours = useMemo(() => JSON.parse(said) as readonly (Hours | null)[], [said]);
  const known = hours.filter((each) => each !== null);
  const line = lineOf(fields, known);
  const placed = (minutes: number) => `${(100 * minutes) / (line.to - line.from)}%`;
  const total = known.reduce((sum, { from, to }) => sum + to - from, 0);
  const middle = (line.from + line.to) / 2;
  return (
    <div className="timeline">
      <div aria-hidden="true">
        <div className="timeline-line">
          {hours.map(
            (each, at) =>
              each && (
                <span
                  key={rows[at]}
                  style={{
                    insetInlineStart: placed(each.from - line.from),
                    width: placed(each.to - each.from),
                  }}
                >
                  {at + 1}
                </span>
              ),
          )}
        </div>
        <p className="timeline-ends">
          <span>{clockOf(line.from, locale)}</span>
          <span>{middle % 60 === 0 && clockOf(middle, locale)}</span>
          <span>{clockOf(line.to, locale)}</span>
        </p>
      </div>
      <p className="timeline-sum">
        {known.length === 0
          ? say('noHours', locale)
          : say('hoursInAll', locale, { length: lengthOf(total, locale) })}
      </p>
    </div>
  );
}
