import { api } from '#engine/contract/calls.ts';
import type { GroupPayInformation } from '#engine/contract/group-payment.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { useGroupCall } from '../use-group-call.ts';

/** The group's receipts and invoices, each as a file. */
export function GroupPapers({ information }: { information: GroupPayInformation }) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const { receipts, invoices, refunds, group } = information;
  if (receipts.length === 0 && invoices.length === 0) return null;
  return (
    <section aria-labelledby="papers-title" className="group-papers">
      <h2 id="papers-title">{t('payPage.papers')}</h2>
      <ul>
        {receipts.map(({ number, printed, quote }) => (
          <Paper
            key={`receipt ${number}`}
            group_code={group.group_code}
            paper="receipt"
            number={number}
            words={t('payPage.receiptLine', {
              number: printed ?? number,
              total: formatCents(quote.total, locale),
            })}
          />
        ))}
        {invoices.map(({ number, printed, total, state }) => (
          <Paper
            key={`invoice ${number}`}
            group_code={group.group_code}
            paper="invoice"
            number={number}
            words={t('payPage.invoiceLine', {
              number: printed ?? number,
              total: formatCents(total, locale),
              state: t(`payPage.invoiceStates.${state}`),
            })}
          />
        ))}
        {refunds.map(({ id, number, printed, amount }) => (
          <Paper
            key={id}
            group_code={group.group_code}
            paper="refund"
            refund={id}
            words={t('payPage.refundLine', {
              number: printed ?? number,
              total: formatCents(amount, locale),
            })}
          />
        ))}
      </ul>
    </section>
  );
}

interface PaperProps {
  readonly group_code: string;
  readonly paper: 'receipt' | 'invoice' | 'refund';
  readonly number?: number;
  readonly refund?: string;
  readonly words: string;
}

function Paper({ group_code, paper, number, refund, words }: PaperProps) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const call = useGroupCall();
  const file = useFileDownload(
    () =>
      call(api.group.getGroupReceipt, {
        body: {
          group_code,
          paper,
          ...(number !== undefined && { number }),
          ...(refund !== undefined && { refund }),
          locale,
        },
        locale,
      }),
    `${paper}-${number ?? group_code}.pdf`,
  );
  return (
    <li>
      <span>{words}</span>
      <Button size="s" variant="secondary" icon="download" busy={file.isPending} onClick={file.download}>
        {t('payPage.download')}
      </Button>
    </li>
  );
}
