import { useMutation } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Receipt } from '#engine/contract/money.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents, formatPercent } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { feeSummary } from '#src/flow/fees/fee-summary.ts';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { type Line, Lines } from '#src/ui/lines.tsx';
import { Icon } from '#ui/icon.tsx';
import './submitted.css';

interface ReceiptPanelProps {
  readonly registration: Pick<Dossier, 'code' | 'email'>;
  readonly receipt: Receipt;
  /** Whether it is the receipt of a change. */
  readonly ofChange?: boolean;
  /** The id of its heading, if a page has it twice. */
  readonly headingId?: string;
}

/** The lines of the receipt, taxes last. */
function useReceiptLines({ quote }: Receipt): Line[] {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const lines = feeSummary(quote).map(
    ({ id, category, heading, amount, labels }): Line => ({
      id,
      term: heading === undefined ? t(`fees.${category}`) : text(heading),
      detail: formatList(labels.map(text), locale),
      value: formatCents(amount, locale),
      ...(amount < 0 && { tone: 'less' as const }),
    }),
  );
  const taxes = quote.taxes.map(
    ({ code, label, percent, amount }): Line => ({
      id: `tax ${code}`,
      term: t('fees.tax', { label: text(label), percent: formatPercent(percent / 100, locale) }),
      value: formatCents(amount, locale),
    }),
  );
  return [...lines, ...taxes];
}

/** The payment, with the receipt as a file or by email. */
export function ReceiptPanel({ registration, receipt, ofChange = false, headingId }: ReceiptPanelProps) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const lines = useReceiptLines(receipt);
  const { code, email } = registration;
  const { number, printed, card, issued_at, quote } = receipt;
  const id = headingId ?? (ofChange ? `receipt-${number}` : 'receipt');
  const date = formatDate(
    dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(issued_at)),
    locale,
  );
  const file = useFileDownload(
    () => call(api.lookup.getReceipt, { body: { code, locale, ...(ofChange && { number }) }, locale }),
    `${t('confirmation.receiptFile')}-${ofChange ? `${code}-${number}` : code}.pdf`,
  );
  const mail = useMutation({
    mutationFn: () => call(api.lookup.sendReceiptParty, { body: { code, email, locale }, locale }),
  });
  return (
    <section className="panel receipt" aria-labelledby={id}>
      <div className="row between">
        <h2 id={id}>{t(ofChange ? 'confirmation.changeReceipt' : 'confirmation.receipt')}</h2>
        <span className="small soft num">
          {t('confirmation.receiptNumber', { number: printed ?? number })}
        </span>
      </div>
      <Lines lines={lines} />
      <div className="total">
        <span>{t(quote.total > 0 ? 'confirmation.paid' : 'fees.total')}</span>
        <span>{formatCents(quote.total, locale)}</span>
      </div>
      <p className="small soft receipt-card">
        {card ? t('confirmation.card', { brand: brandName(card.brand), last4: card.last4, date }) : date}
      </p>
      <div className="actions">
        <Button variant="secondary" size="s" icon="download" busy={file.isPending} onClick={file.download}>
          {t(file.isPending ? 'confirmation.downloading' : 'confirmation.download')}
        </Button>
        {!ofChange && (
          <Button variant="quiet" size="s" busy={mail.isPending} onClick={() => mail.mutate()}>
            {t(mail.isPending ? 'confirmation.emailing' : 'confirmation.emailReceipt')}
          </Button>
        )}
      </div>
      <div role="status">
        {mail.isSuccess && (
          <p className="next-done">
            <Icon name="success" /> {t('confirmation.emailed', { email })}
          </p>
        )}
      </div>
      <div role="alert">
        {file.isError && <p className="error">{t('confirmation.fileFailed')}</p>}
        {mail.isError && <p className="error">{t('confirmation.emailFailed')}</p>}
      </div>
    </section>
  );
}
