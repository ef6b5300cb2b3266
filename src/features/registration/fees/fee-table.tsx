import { useTranslation } from 'react-i18next';
import { isYes } from '#engine/configuration/flag.ts';
import type { Quote } from '#engine/contract/money.ts';
import { formatCents, formatPercent } from '#engine/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import './fees.css';

/** Everything that is owed, line by line, with its taxes and total as the server has them (spec §3 "Fees"). */
export function FeeTable({ quote }: { quote: Quote }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const money = (cents: number) => formatCents(cents, locale);
  return (
    <>
      <table className="table stacked fee-table">
        <thead>
          <tr>
            <th scope="col">{t('fees.category')}</th>
            <th scope="col">{t('fees.description')}</th>
            <th scope="col" className="r">
              {t('fees.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.id}>
              <td className="fee-category">{t(`fees.${line.category}`)}</td>
              <td>
                <b>{text(line.label)}</b>
                {line.detail && <span className="fee-detail">{text(line.detail)}</span>}
              </td>
              <td className={`r num${line.amount < 0 ? ' less' : ''}`}>
                {isYes(line.undecided) ? t('step.undecided') : money(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="fee-totals">
        <dl className="lines">
          {quote.taxes.length > 0 && (
            <div>
              <dt>{t('fees.beforeTax')}</dt>
              <dd>{money(quote.subtotal)}</dd>
            </div>
          )}
          {quote.taxes.map((tax) => (
            <div key={tax.code}>
              <dt>
                {t('fees.tax', {
                  label: text(tax.label),
                  percent: formatPercent(tax.percent / 100, locale),
                })}
              </dt>
              <dd>{money(tax.amount)}</dd>
            </div>
          ))}
        </dl>
        <div className="total" aria-live="polite" aria-atomic="true">
          <span>{t('fees.total')}</span>
          <span>{money(quote.total)}</span>
        </div>
      </div>
    </>
  );
}
