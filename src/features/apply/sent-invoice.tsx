import { api } from '#engine/contract/calls.ts';
import type { Invoice } from '#engine/contract/invoice.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { FeeTable, FeeTotals } from '#src/flow/fees/fee-table.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';

interface SentInvoiceProps {
  readonly review: Review;
  readonly invoice: Invoice;
  readonly id: string;
}

/** The invoice of an application: due date, how to pay or when it was paid, and the file. */
export function SentInvoice({ review, invoice, id }: SentInvoiceProps) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const { code, email } = review.registration;
  const { number, due_on, state } = invoice;
  const file = useFileDownload(
    () => call(api.invoice.getInvoice, { body: { code, locale }, locale }),
    `${t('apply.invoice.file')}-${code}-${number}.pdf`,
  );
  return (
    <section className="panel sent-receipt" aria-labelledby={id}>
      <h2 id={id}>{t('apply.invoice.title', { number })}</h2>
      <div className="sent-invoice" role="status">
        <Tag {...looks[state]}>{t(`apply.invoice.state.${state}`)}</Tag>
        <p>{t(`apply.invoice.text.${state}`, { date: formatDate(due_on, locale), email })}</p>
      </div>
      {state === 'open' && (
        <>
          <FeeTable quote={review.quote} id={`${id}-lines`} />
          <FeeTotals quote={review.quote} />
        </>
      )}
      {state !== 'withdrawn' && (
        <div className="actions">
          <Button variant="secondary" size="s" icon="download" busy={file.isPending} onClick={file.download}>
            {t(file.isPending ? 'confirmation.downloading' : 'apply.invoice.download')}
          </Button>
        </div>
      )}
      <div role="alert">{file.isError && <p className="error">{t('confirmation.fileFailed')}</p>}</div>
    </section>
  );
}

const looks = {
  open: { tone: 'info', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  withdrawn: { icon: 'close' },
} as const;
