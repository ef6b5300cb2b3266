import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CancelPlan } from '#engine/contract/desk-bulk.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../api/failure-text.ts';
import { Panel } from '../registration/actions/panel.tsx';
import { ReasonChoice } from '../registration/actions/reason-choice.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { BulkPanelProps } from './panel-props.ts';
import { useCancelPlan } from './use-chosen.ts';

/** Cancels chosen registrations, each by the policy. */
export function CancelManyPanel(props: BulkPanelProps) {
  const { data, error, refetch } = useCancelPlan(props.chosen);
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <CancelForm {...props} plan={data} onStale={() => void refetch()} />;
}

type CancelFormProps = BulkPanelProps & { readonly plan: CancelPlan; readonly onStale: () => void };

function CancelForm({ chosen, plan, onClose, onStart, onStale }: CancelFormProps) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const { cancels, back, refunds, items, voids, skipped, reasons } = plan;
  const [reason, setReason] = useState('');
  const [tells, setTells] = useState(true);
  const start = useMutation({
    mutationFn: () =>
      call(api.deskBulk.startCancelling, {
        body: { ...chosen, cancels, back, notify: tells ? 'Y' : 'N', ...(reason && { reason }) },
      }),
    onSuccess: ({ job }) => onStart(job),
    onError: onStale,
  });
  const closed =
    cancels === 0
      ? t('bulk.cancel_nothing')
      : reasons.length > 0 && reason === ''
        ? t('bulk.cancel_reason_first')
        : undefined;
  return (
    <Panel
      title={t('bulk.cancel_title')}
      isDanger
      action={t('bulk.cancel_do', { count: cancels })}
      isWorking={start.isPending}
      closed={closed}
      problem={start.error ? failureText(start.error, t) : undefined}
      onClose={onClose}
      onSubmit={() => start.mutate()}
      consequences={[
        ...(cancels > 0
          ? [
              t('bulk.cancel_says', { count: cancels }),
              back > 0
                ? t('bulk.cancel_back', { amount: formatCents(back, locale), count: refunds })
                : t('act.cancel_nothing_back'),
              t('bulk.cancel_frees', { count: items }),
              ...(voids > 0 ? [t('bulk.cancel_voids', { count: voids })] : []),
            ]
          : []),
        ...skipped.map(({ why, count }) => t(`bulk.skipped.${why}`, { count })),
        ...(cancels > 0
          ? [tells ? t('bulk.cancel_mails', { count: cancels }) : t('act.no_mail'), t('bulk.cancel_final')]
          : []),
      ]}
    >
      <ReasonChoice
        label={t('bulk.cancel_reason')}
        none={t('bulk.cancel_choose')}
        reasons={reasons}
        value={reason}
        onChange={setReason}
      />
      <label className="dk-check">
        <input type="checkbox" checked={tells} onChange={({ target }) => setTells(target.checked)} />
        {t('bulk.cancel_notify')}
      </label>
    </Panel>
  );
}
