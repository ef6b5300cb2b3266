import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../../api/use-organizer.ts';
import { useNotify } from '../../shell/notices.tsx';
import { Empty } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { InvoiceChoice, printed, recipientOf, useInvoiceChoice } from './invoice-choice.tsx';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** Voids an open invoice of a registration or a group. */
export function VoidPanel({ data, onClose }: ActionProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { event } = useOrganizer();
  const { invoice, ...choice } = useInvoiceChoice(data);
  const number = invoice ? printed(invoice) : '';
  const { send, isPending, problem } = useAction(api.invoice.voidInvoice, () => {
    notify(t('act.void_done', { number }));
    onClose();
  });
  if (!invoice) return <Empty title={t('act.payment_nothing_title')}>{t('act.payment_nothing')}</Empty>;
  const amount = formatCents(invoice.total, locale);
  return (
    <Panel
      title={t('act.void')}
      action={t('act.void_do', { number })}
      isDanger
      isWorking={isPending}
      problem={problem()}
      onClose={onClose}
      onSubmit={() => send({ event, number: invoice.number })}
      consequences={[
        t('act.cancel_voids', { number, amount }),
        t(data.dossier.flow === 'group' ? 'act.void_group' : 'act.void_owed'),
        t('act.mails', { email: recipientOf(data, invoice) }),
        t('act.payment_final'),
      ]}
    >
      <InvoiceChoice {...choice} invoice={invoice} />
    </Panel>
  );
}
