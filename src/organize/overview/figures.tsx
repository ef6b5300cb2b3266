import type { ReactNode } from 'react';
import type { Overview } from '#engine/contract/overview.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useFigureWords } from './use-figure-words.ts';

/** Four figures, each with what it means next. */
export function Figures({ data }: { readonly data: Overview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { count, day } = useFigureWords();
  const { registered, unfinished, places, money } = data;
  return (
    <dl className="dk-figures">
      <Figure name={t('overview.registered')} value={count(registered.now)}>
        {t('overview.today_week', { today: registered.today, week: count(registered.week) })}
      </Figure>
      {places ? (
        <Figure
          name={t('overview.places_left', { name: resolveText(places.label, locale) })}
          value={count(places.left)}
        >
          {t('overview.of_stock', { stock: count(places.stock) })}{' '}
          {places.left === 0
            ? t('overview.full')
            : places.full_on && t('overview.full_about', { day: day(places.full_on) })}
        </Figure>
      ) : (
        <Figure
          name={t('overview.cancelled')}
          value={count(sumOf(data.flows.map(({ cancelled }) => cancelled)))}
        >
          {t('overview.no_limit')}
        </Figure>
      )}
      <Figure name={t('overview.money_in')} value={formatCents(money.paid - money.refunded, locale)}>
        {money.invoices > 0
          ? t('overview.still_owed', { amount: formatCents(money.owing, locale), count: money.invoices })
          : t('overview.nothing_owed')}
      </Figure>
      <Figure name={t('overview.unfinished')} value={count(unfinished.now)}>
        {t('overview.holding', { count: unfinished.holding })}
      </Figure>
    </dl>
  );
}

function Figure({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="dk-figure">
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <span className="dk-soft">{children}</span>
      </dd>
    </div>
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
