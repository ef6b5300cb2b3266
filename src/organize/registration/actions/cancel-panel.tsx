import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../../api/use-organizer.ts';
import { useNotify } from '../../shell/notices.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { AmountTable } from './amount-table.tsx';
import { printed } from './invoice-choice.tsx';
import { OwnRefund, useOwnRefund } from './own-refund.tsx';
import { Panel } from './panel.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { useAction } from './use-action.ts';
import { useWayBack } from './use-way-back.ts';

type Preview = AnswerOf<typeof api.cancellation.getCancellationAsOrganizer>;

/** Cancels a registration with what the policy gives back, or another amount with a reason. */
export function CancelPanel(props: ActionProps) {
  const { repeat: _, ...options } = query(useCall(), api.cancellation.getCancellationAsOrganizer, {
    params: { code: props.data.dossier.code },
  });
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0 });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <CancelForm {...props} preview={data} />;
}

function CancelForm({ data, preview, onClose }: ActionProps & { readonly preview: Preview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { event } = useOrganizer();
  const { refund, left, freed, reasons } = preview;
  const [reason, setReason] = useState('');
  const wayBack = useWayBack();
  const own = useOwnRefund({ byPolicy: refund.back, left });
  const { amount } = own;
  const [tells, setTells] = useState(true);
  const money = (cents: number) => formatCents(cents, locale);
  const owing = data.invoices.filter(({ state }) => state === 'open');
  const { send, isPending, wrong, problem } = useAction(
    api.cancellation.changeRegistrationAsOrganizer,
    (done) => {
      notify(t('act.cancel_done', { amount: money(done.refund_amount) }));
      onClose();
    },
  );
  const kept = refund.kept + (refund.kept_tax ?? 0);
  const deducted = (refund.deducted ?? 0) + (refund.deducted_tax ?? 0);
  const byLine = refund.paid - kept - deducted - refund.back;
  const rows: readonly (readonly [string, number])[] = [
    [t('act.cancel_paid'), refund.paid],
    ...(byLine > 0 ? [[t('act.cancel_not_back'), -byLine] as const] : []),
    ...(kept > 0 ? [[t('act.cancel_kept'), -kept] as const] : []),
    ...(deducted > 0 ? [[t('act.cancel_deducted'), -deducted] as const] : []),
  ];
  return (
    <Panel
      title={t('act.cancel')}
      isDanger
      action={
        amount > 0 && !own.tooMuch ? t('act.cancel_do', { amount: money(amount) }) : t('act.cancel_only')
      }
      isWorking={isPending}
      closed={own.closed}
      problem={problem('refund_amount', 'why')}
      onClose={onClose}
      onSubmit={() =>
        send({
          event,
          code: data.dossier.code,
          option: 'cancel',
          ...(reason && { reason }),
          expected_refund: refund.back,
          ...own.body,
          notify_registration: tells ? 'Y' : 'N',
        })
      }
      consequences={[
        ...(own.tooMuch
          ? []
          : [amount > 0 ? wayBack(preview, amount, refund.back) : t('act.cancel_nothing_back')]),
        freed.length > 0
          ? t('act.cancel_frees', {
              count: freed.length,
              items: freed.map(({ name }) => resolveText(name, locale)).join(', '),
            })
          : t('act.cancel_frees_place'),
        ...owing.map((each) => t('act.cancel_voids', { number: printed(each), amount: money(each.total) })),
        tells ? t('act.mails', { email: data.dossier.email }) : t('act.no_mail'),
        t('act.cancel_final'),
      ]}
    >
      <AmountTable
        caption={t('act.cancel_policy')}
        rows={rows.map(([label, cents]) => ({ id: label, label, amount: money(cents) }))}
        total={money(refund.back)}
      />
      <OwnRefund own={own} left={left} wrong={wrong} />
      <ReasonChoice
        label={t('act.cancel_reason')}
        none={t('act.cancel_no_reason')}
        reasons={reasons}
        value={reason}
        onChange={setReason}
      />
      <label className="dk-check">
        <input type="checkbox" checked={tells} onChange={(changed) => setTells(changed.target.checked)} />
        {t('act.notify', { email: data.dossier.email })}
      </label>
    </Panel>
  );
}
