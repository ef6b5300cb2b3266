import { useState } from 'react';
import type { Overview } from '#engine/contract/overview.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMedia } from '../shell/use-media.ts';
import { AsTable } from './as-table.tsx';
import { binsOf, daysBetween, plotDays, type Span } from './day-bins.ts';
import { DayPlot } from './day-plot.tsx';
import { Legend } from './legend.tsx';
import { markSentence, plotMarks } from './mark-words.ts';
import type { Series } from './plot-scales.ts';
import { SpanChoice } from './span-choice.tsx';
import { useFigureWords } from './use-figure-words.ts';

type Key = 'registered' | 'applied' | 'cancelled';

/** Over this many days a bar is a week, where nothing else was chosen. */
const MANY_DAYS = { wide: 150, phone: 60 };

/** Sign-ups and cancellations by day, with the days on which prices and deadlines change. */
export function SignUps({ data }: { readonly data: Overview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { count, day, shortDay } = useFigureWords();
  const isPhone = useMedia('(max-width: 47.99em)');
  const { sign_ups, marks, today } = data;
  const { from, to } = plotDays(
    sign_ups.map((row) => row.day),
    marks.map((mark) => mark.day),
    today,
  );
  const isLong = daysBetween(from, to) > (isPhone ? MANY_DAYS.phone : MANY_DAYS.wide);
  const [chosen, setSpan] = useState<Span | undefined>();
  const span = chosen ?? (isLong ? 'week' : 'day');
  const rows = sign_ups.map((row) => {
    const isRegistration = row.flow === 'registration';
    return {
      day: row.day,
      registered: isRegistration ? row.submitted : 0,
      applied: isRegistration ? 0 : row.submitted,
      cancelled: row.cancelled,
    };
  });
  const all: readonly Series<Key>[] = [
    { key: 'registered', label: t('overview.series.registered'), look: 'solid' },
    { key: 'applied', label: t('overview.series.applied'), look: 'hollow' },
    { key: 'cancelled', label: t('overview.series.cancelled'), look: 'below' },
  ];
  const series = all.filter(({ key }) => key === 'registered' || rows.some((row) => row[key] > 0));
  const keys = all.map(({ key }) => key);
  const coming = marks.filter((mark) => mark.day >= today).slice(0, 3);
  const table = binsOf(rows, keys, { span: 'day', from, to: today }).filter((row) =>
    keys.some((key) => row[key] > 0),
  );
  return (
    <section className="dk-panel" aria-labelledby="dk-sign-ups">
      <div className="dk-panel-head">
        <h2 id="dk-sign-ups">{t('overview.sign_ups')}</h2>
        <Legend series={series} />
        <SpanChoice value={span} onChange={setSpan} label={t('overview.span')} />
      </div>
      <DayPlot
        label={t('overview.sign_ups')}
        bins={binsOf(rows, keys, { span, from, to })}
        series={series}
        span={span}
        today={today}
        todayLabel={t('overview.today_so_far', { count: count(onDay(rows, today)) })}
        marks={plotMarks(
          marks.filter((mark) => mark.day >= from && mark.day <= to),
          t,
          locale,
        )}
        write={count}
        writeTick={count}
        writeDay={(each) => (span === 'week' ? t('overview.week_of', { day: day(each) }) : day(each))}
        writeShortDay={shortDay}
      />
      {coming.length > 0 && (
        <ul className="dk-coming" aria-label={t('overview.coming')}>
          {coming.map((mark) => (
            <li key={`${mark.day} ${mark.kind} ${markSentence(mark, t, locale)}`}>
              <b>{shortDay(mark.day)}</b> {markSentence(mark, t, locale)}
            </li>
          ))}
        </ul>
      )}
      <AsTable
        name="sign-ups"
        caption={t('overview.sign_ups')}
        head={[t('one.day'), ...all.map(({ label }) => label)]}
        rows={table.map((row) => [day(row.day), ...keys.map((key) => count(row[key]))])}
        values={table.map((row) => [row.day, ...keys.map((key) => row[key])])}
      />
    </section>
  );
}

/** How many registered on a day, as its bar shows them: some may have cancelled since. */
const onDay = (rows: readonly { readonly day: string; readonly registered: number }[], day: string): number =>
  rows.reduce((sum, row) => (row.day === day ? sum + row.registered : sum), 0);
