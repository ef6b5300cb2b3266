import type { Quote } from '#engine/contract/money.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatPercent } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { amountText } from './amount-text.ts';
import './fees.css';

/** Everything that is owed, line by line, as the server has it (spec §3 "Fees"). */
export function FeeTable({ quote, id }: { quote: Quote; id: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  // Where all is of one kind its name tells nothing.
  const kinds = new Set(quote.lines.map(({ category, heading }) => JSON.stringify([category, heading])));
  return (
    <table className="fee-table" id={id}>
      <thead className="sr">
        <tr>
          <th scope="col">{t('fees.description')}</th>
          <th scope="col">{t('fees.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => (
          <tr key={line.id}>
            <td>
              <b>{text(line.label)}</b>
              <span className="fee-detail">
                {[
                  kinds.size > 1 &&
                    (line.heading === undefined ? t(`fees.${line.category}`) : text(line.heading)),
                  text(line.detail),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td className={`fee-amount num${line.amount < 0 ? ' fee-less' : ''}`}>
              {amountText(line.amount, isYes(line.undecided), { t, locale })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What it comes to, taxes told apart; a change of the total is announced. */
export function FeeTotals({ quote }: { quote: Quote }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const money = (cents: number) => amountText(cents, !isYes(quote.complete), { t, locale });
  return (
    <div className="fee-totals">
      {quote.taxes.length > 0 && (
        <dl>
          <div>
            <dt>{t('fees.beforeTax')}</dt>
            <dd>{money(quote.subtotal)}</dd>
          </div>
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
      )}
      <div className="total" aria-live="polite" aria-atomic="true">
        <span>{t('fees.total')}</span>
        <span>{money(quote.total)}</span>
      </div>
    </div>
  );
}
