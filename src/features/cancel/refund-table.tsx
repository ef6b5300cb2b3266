import type { CancellationPreview, RefundLine, RefundQuote } from '#engine/contract/cancellation.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents, formatPercent } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useRefundToBoth } from '#src/lib/i18n/use-refund-to-both.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';

/** How much less comes back than the lines say, in cents: what was never paid, or has been given back before. */
function beforehand({ lines, taxes, kept, back }: RefundQuote): number {
  const ofLines = [...lines, ...taxes].reduce((sum, line) => sum + line.back, 0);
  return ofLines - kept - back;
}

/** What was paid and what comes back of it, line by line; what is kept has its reason. */
export function RefundTable({ preview }: { preview: CancellationPreview }) {
  const { refund, card, to_group, to_own } = preview;
  const toBoth = useRefundToBoth(refund.back, to_own);
  const { t } = useTranslation('manage');
  const text = useText();
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  if (refund.paid === 0) return <p className="soft">{t('cancel.free')}</p>;
  const why = ({ kept, until, back }: RefundLine) => {
    if (kept === 'Y') return t('cancel.stays');
    if (back === 0) return t('cancel.notBack');
    return until === undefined ? '' : t('cancel.lineUntil', { date: formatDate(until, locale) });
  };
  const takenOff = beforehand(refund);
  return (
    <>
      <table className="refund">
        <thead>
          <tr>
            <th scope="col">{t('cancel.what')}</th>
            <th scope="col">{t('cancel.paid')}</th>
            <th scope="col">{t('cancel.comesBack')}</th>
          </tr>
        </thead>
        <tbody>
          {refund.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {text(line.label)}
                <span className="refund-why">
                  {[text(line.detail), why(line)].filter(Boolean).join('. ')}
                </span>
              </th>
              <td className="num soft">{money(line.paid)}</td>
              <td className="num">{money(line.back)}</td>
            </tr>
          ))}
          {refund.taxes.map((tax) => (
            <tr key={`tax ${tax.code}`}>
              <th scope="row">
                {text(tax.label)}, {formatPercent(tax.percent / 100, locale)}
              </th>
              <td className="num soft">{money(tax.paid)}</td>
              <td className="num">{money(tax.back)}</td>
            </tr>
          ))}
          {takenOff > 0 && (
            <tr>
              <th scope="row">
                {t('cancel.takenOff')}
                <span className="refund-why">
                  {refund.deducted_tax === undefined
                    ? t('cancel.takenOffWhy')
                    : t('cancel.takenOffTax', { amount: money(refund.deducted_tax) })}
                </span>
              </th>
              <td />
              <td className="num">{money(-takenOff)}</td>
            </tr>
          )}
          {refund.kept > 0 && (
            <tr className="refund-kept">
              <th scope="row">
                {t('cancel.kept')}
                <span className="refund-why">
                  {refund.kept_tax === undefined
                    ? t('cancel.keptWhy')
                    : t('cancel.keptTax', { amount: money(refund.kept_tax) })}
                </span>
              </th>
              <td />
              <td className="num">{money(-refund.kept)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('cancel.total')}</th>
            <td className="num soft">{money(refund.paid)}</td>
            <td className="num">{money(refund.back)}</td>
          </tr>
        </tfoot>
      </table>
      {to_group === 'Y' && <p className="small">{toBoth ?? t('cancel.toGroup')}</p>}
      {to_group !== 'Y' && refund.back > 0 && (
        <p className="small refund-card">
          <Icon name="card" />{' '}
          {card ? t('cancel.card', { brand: brandName(card.brand), last4: card.last4 }) : t('cancel.cards')}
        </p>
      )}
    </>
  );
}
