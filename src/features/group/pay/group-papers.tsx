import { api } from '#engine/contract/api.ts';
import type { GroupPayInformation } from '#engine/contract/group-payment.ts';
import { formatCents } from '#engine/format/money.ts';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { useGroupCall } from '../use-group-call.ts';

/** The group's receipts and invoices, each as a file. */
export function GroupPapers({ information }: { information: GroupPayInformation }) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const { receipts, invoices, group } = information;
  if (receipts.length === 0 && invoices.length === 0) return null;
  return (
    <section aria-labelledby="papers-title" className="group-papers">
      <h2 id="papers-title">{t('payPage.papers')}</h2>
      <ul>
        {receipts.map(({ number, quote }) => (
          <Paper
            key={`receipt ${number}`}
            group_code={group.group_code}
            paper="receipt"
            number={number}
            words={t('payPage.receiptLine', { number, total: formatCents(quote.total, locale) })}
          />
        ))}
        {invoices.map(({ number, total, state }) => (
          <Paper
            key={`invoice ${number}`}
            group_code={group.group_code}
            paper="invoice"
            number={number}
            words={t('payPage.invoiceLine', {
              number,
              total: formatCents(total, locale),
              state: t(`payPage.invoiceStates.${state}`),
            })}
          />
        ))}
      </ul>
    </section>
  );
}

interface PaperProps {
  readonly group_code: string;
  readonly paper: 'receipt' | 'invoice';
  readonly number: number;
  readonly words: string;
}

function Paper({ group_code, paper, number, words }: PaperProps) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const call = useGroupCall();
  const file = useFileDownload(
    () => call(api.group.getGroupReceipt, { body: { group_code, paper, number, locale }, locale }),
    `${paper}-${number}.pdf`,
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
