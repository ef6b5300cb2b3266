import { useState } from 'react';
import type { Overview } from '#engine/contract/overview.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { AsTable } from './as-table.tsx';
import { binsOf, plotDays } from './day-bins.ts';
import { DayPlot } from './day-plot.tsx';
import { Legend } from './legend.tsx';
import type { Series } from './plot-scales.ts';
import { useFigureWords } from './use-figure-words.ts';

type Key = 'paid' | 'refunded';

/** Money by category or by day; what is shown is what a file has, in dollars. */
export function Money({ data }: { readonly data: Overview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { day, shortDay, dollars } = useFigureWords();
  const [isByDay, setByDay] = useState(false);
  const { money, today } = data;
  const { from, to } = plotDays(
    money.days.map((row) => row.day),
    [],
    today,
  );
  const series: readonly Series<Key>[] = [
    { key: 'paid', label: t('overview.paid'), look: 'solid' },
    { key: 'refunded', label: t('overview.refunded'), look: 'below' },
  ];
  const amount = (cents: number) => formatCents(cents, locale);
  const amounts = [t('overview.paid'), t('overview.refunded'), t('overview.owing')];
  const sides = ['paid', 'refunded', 'owing'] as const;
  return (
    <section className="dk-panel" aria-labelledby="dk-money">
      <div className="dk-panel-head">
        <h2 id="dk-money">{t('overview.money')}</h2>
        {isByDay && <Legend series={series} />}
        <fieldset className="dk-segments">
          <legend className="dk-hidden">{t('overview.money')}</legend>
          <button type="button" aria-pressed={!isByDay} onClick={() => setByDay(false)}>
            {t('overview.by_category')}
          </button>
          <button type="button" aria-pressed={isByDay} onClick={() => setByDay(true)}>
            {t('overview.by_day')}
          </button>
        </fieldset>
      </div>
      {isByDay ? (
        <>
          <DayPlot
            label={t('overview.money')}
            bins={binsOf<Key>(money.days, ['paid', 'refunded'], { span: 'day', from, to })}
            series={series}
            span="day"
            today={today}
            todayLabel={t('overview.today')}
            marks={[]}
            write={amount}
            writeTick={dollars}
            writeDay={day}
            writeShortDay={shortDay}
          />
          <AsTable
            name="money-by-day"
            caption={t('overview.money_by_day')}
            head={[t('one.day'), ...amounts]}
            rows={money.days.map((row) => [day(row.day), ...sides.map((side) => amount(row[side]))])}
            values={money.days.map((row) => [row.day, ...sides.map((side) => row[side] / 100)])}
          />
        </>
      ) : (
        <>
          <Categories data={data} />
          <AsTable
            name="money-by-category"
            caption={t('overview.money_by_category')}
            head={[t('overview.category'), ...amounts]}
            rows={money.categories.map((row) => [
              t(`overview.categories.${row.category}`),
              ...sides.map((side) => amount(row[side])),
            ])}
            values={money.categories.map((row) => [
              t(`overview.categories.${row.category}`),
              ...sides.map((side) => row[side] / 100),
            ])}
          />
        </>
      )}
    </section>
  );
}

/** What was paid for each category, less discounts and refunds, and below it what is owed. */
function Categories({ data: { money } }: { readonly data: Overview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const paid = money.categories.filter((row) => row.paid !== 0);
  const most = Math.max(1, ...paid.map((row) => row.paid));
  return (
    <dl className="dk-sums">
      {paid.map((row) => (
        <div key={row.category}>
          <dt>{t(`overview.categories.${row.category}`)}</dt>
          <dd aria-hidden="true">
            {row.category !== 'tax' && row.paid > 0 && (
              <span className="dk-meter">
                <i style={{ width: `${(100 * row.paid) / most}%` }} />
              </span>
            )}
          </dd>
          <dd className="dk-num">{formatCents(row.paid, locale)}</dd>
        </div>
      ))}
      {money.refunded > 0 && (
        <div>
          <dt>{t('overview.refunded')}</dt>
          <dd aria-hidden="true" />
          <dd className="dk-num">{formatCents(-money.refunded, locale)}</dd>
        </div>
      )}
      <div className="dk-sums-total">
        <dt>{t('overview.money_in')}</dt>
        <dd aria-hidden="true" />
        <dd className="dk-num">{formatCents(money.paid - money.refunded, locale)}</dd>
      </div>
      {money.invoices > 0 && (
        <div>
          <dt className="dk-soft">{t('overview.owed_on', { count: money.invoices })}</dt>
          <dd aria-hidden="true" />
          <dd className="dk-num">{formatCents(money.owing, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
