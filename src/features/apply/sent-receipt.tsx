import { api } from '#engine/contract/calls.ts';
import type { Receipt } from '#engine/contract/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { FeeTable, FeeTotals } from '#src/flow/fees/fee-table.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

interface SentReceiptProps {
  readonly code: string;
  readonly receipt: Receipt;
  readonly id: string;
}

/** The payment on submission, with the receipt as a file; what was accepted since has receipts of its own. */
export function SentReceipt({ code, receipt: { quote }, id }: SentReceiptProps) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const file = useFileDownload(
    () => call(api.lookup.getReceipt, { body: { code, locale }, locale }),
    `${t('confirmation.receiptFile')}-${code}.pdf`,
  );
  return (
    <section className="panel sent-receipt" aria-labelledby={id}>
      <h2 id={id}>{t('confirmation.receipt')}</h2>
      <FeeTable quote={quote} id={`${id}-lines`} />
      <FeeTotals quote={quote} />
      <div className="actions">
        <Button variant="secondary" size="s" icon="download" busy={file.isPending} onClick={file.download}>
          {t(file.isPending ? 'confirmation.downloading' : 'confirmation.download')}
        </Button>
      </div>
      <div role="alert">{file.isError && <p className="error">{t('confirmation.fileFailed')}</p>}</div>
    </section>
  );
}
