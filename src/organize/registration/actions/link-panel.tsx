import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { Empty } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** Emails a link that opens the page to pay what is owed. */
export function LinkPanel({ data: { dossier, invoices }, onClose }: ActionProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { send, isPending, problem } = useAction(api.deskMoney.sendPaymentLink, (sent) => {
    notify(t('owed.link_done', { amount: formatCents(sent.amount, locale), email: sent.recipient }));
    onClose();
  });
  // Someone else who is billed gets a link of their own, with a reminder.
  const open = invoices.find(({ state, recipient }) => state === 'open' && !recipient);
  if (!open) return <Empty title={t('owed.link_nothing_title')}>{t('owed.link_nothing')}</Empty>;
  const amount = formatCents(open.total, locale);
  return (
    <Panel
      title={t('act.link')}
      action={t('owed.link_do', { amount })}
      isWorking={isPending}
      problem={problem()}
      onClose={onClose}
      onSubmit={() => send({ code: dossier.code })}
      consequences={[
        t('owed.link_mails', { email: dossier.email, amount }),
        t('owed.link_same'),
        t('owed.link_once'),
      ]}
    >
      <p>{t('act.payment_owes', { number: open.printed ?? String(open.number), amount })}</p>
    </Panel>
  );
}
