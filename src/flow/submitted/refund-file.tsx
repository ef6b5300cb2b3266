import { api } from '#engine/contract/calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

/** The receipt of a refund as a file, named after its place in the list. */
export function RefundFile({ code, refund, number }: { code: string; refund: string; number: number }) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const file = useFileDownload(
    () => call(api.lookup.getReceipt, { body: { code, refund, locale }, locale }),
    `${t('confirmation.refundFile')}-${code}-${number}.pdf`,
  );
  return (
    <>
      <Button variant="secondary" size="s" icon="download" busy={file.isPending} onClick={file.download}>
        {t('confirmation.downloadRefund')}
      </Button>
      {file.isError && (
        <p className="error" role="alert">
          {t('confirmation.fileFailed')}
        </p>
      )}
    </>
  );
}
