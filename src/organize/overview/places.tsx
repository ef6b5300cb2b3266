import { Link } from 'react-router';
import type { Overview, OverviewStock } from '#engine/contract/overview.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { listPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { AsTable } from './as-table.tsx';
import { Swatch } from './swatch.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** How full the event, its tracks and flows are, and the ten tightest items. */
export function Places({ data }: { readonly data: Overview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  const { items } = data;
  const capacity = data.capacity.filter(({ stock, taken }) => stock + taken > 0);
  const all = [...capacity, ...items];
  const nameOf = ({ label, at }: OverviewStock) =>
    [resolveText(label, locale), ...(at ? [time(at)] : [])].join(', ');
  return (
    <section className="dk-panel" aria-labelledby="dk-places">
      <div className="dk-panel-head">
        <h2 id="dk-places">{t('overview.places')}</h2>
        <ul className="dk-legend">
          {(['solid', 'hatched', 'waiting'] as const).map((look) => (
            <li key={look}>
              <Swatch look={look} />
              {t(`overview.stock.${look}`)}
            </li>
          ))}
        </ul>
      </div>
      {all.length === 0 && <p className="dk-soft dk-panel-text">{t('overview.no_places')}</p>}
      {capacity.length > 0 && (
        <ul className="dk-stocks dk-stocks-large">
          {capacity.map((stock) => (
            <Stock key={`${stock.kind}/${stock.item}`} stock={stock} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <>
          <h3 className="dk-panel-text">
            {t('overview.tightest', { count: items.length, all: data.limited })}
          </h3>
          <ul className="dk-stocks">
            {items.map((stock) => (
              <Stock key={`${stock.kind}/${stock.item}`} stock={stock} />
            ))}
          </ul>
        </>
      )}
      {all.length > 0 && (
        <AsTable
          name="places"
          caption={t('overview.places')}
          head={[
            t('overview.item'),
            t('overview.stock.solid'),
            t('overview.stock.hatched'),
            t('overview.stock.all'),
            t('overview.stock.waiting'),
          ]}
          rows={all.map((stock) => [nameOf(stock), stock.taken, stock.held, stock.stock, stock.waiting])}
        />
      )}
    </section>
  );
}

/** One bar: taken solid, held hatched; who waits as rings beside it. */
function Stock({ stock }: { readonly stock: OverviewStock }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { count } = useFigureWords();
  const { time } = useMoments();
  const { taken, held, waiting } = stock;
  const share = (part: number) => `${Math.min(100, (100 * part) / Math.max(1, stock.stock))}%`;
  const left = Math.max(0, stock.stock - taken - held);
  const numbers = held > 0 ? `${count(taken)} + ${count(held)}` : count(taken);
  return (
    <li>
      <Link className="dk-stock-name" to={listPath(locale, { item: `${stock.kind}/${stock.item}` })}>
        {resolveText(stock.label, locale)}
        {stock.at && <span className="dk-soft"> {time(stock.at)}</span>}
      </Link>
      <span className="dk-meter" aria-hidden="true">
        <i style={{ width: share(taken) }} />
        <i
          className="dk-meter-held"
          style={{ width: share(Math.min(held, Math.max(0, stock.stock - taken))) }}
        />
      </span>
      <span className="dk-num">{t('overview.numbers', { numbers, stock: count(stock.stock) })}</span>
      {waiting > 0 ? (
        <span className="dk-waits">
          <span className="dk-rings" aria-hidden="true">
            {Array.from({ length: Math.min(4, waiting) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rings are alike
              <i key={index} />
            ))}
          </span>
          {t('overview.wait', { count: waiting })}
        </span>
      ) : (
        <span className="dk-soft">
          {left === 0 ? t('overview.full_item') : t('overview.left', { left: count(left) })}
        </span>
      )}
    </li>
  );
}
