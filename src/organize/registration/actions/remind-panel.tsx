import { api } from '#engine/contract/organizer-calls.ts';
import { useNotify } from '../../shell/notices.tsx';
import { Empty } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { InvoiceChoice, recipientOf, useInvoiceChoice } from './invoice-choice.tsx';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** Emails a group, or someone else who is billed, a reminder of an open invoice. */
export function RemindPanel({ data, onClose }: ActionProps) {
  const t = useDeskTexts();
  const notify = useNotify();
  const { send, isPending, problem } = useAction(api.deskInvoices.remindOfInvoice, ({ recipient }) => {
    notify(t('one.sent_to', { email: recipient }));
    onClose();
  });
  // The holder of a registration gets the payment link instead.
  const isGroup = data.dossier.flow === 'group';
  const { invoice, ...choice } = useInvoiceChoice(
    data,
    ({ recipient }) => isGroup || recipient !== undefined,
  );
  if (!invoice) return <Empty title={t('act.payment_nothing_title')}>{t('act.payment_nothing')}</Empty>;
  return (
    <Panel
      title={t('act.remind')}
      action={t('act.remind_do')}
      isWorking={isPending}
      problem={problem()}
      onClose={onClose}
      onSubmit={() => send({ number: invoice.number })}
      consequences={[t('act.remind_mails', { email: recipientOf(data, invoice) }), t('act.remind_beside')]}
    >
      <InvoiceChoice {...choice} invoice={invoice} />
    </Panel>
  );
}
