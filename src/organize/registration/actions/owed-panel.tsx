import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ADJUSTMENTS } from '#engine/contract/desk-values.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../../api/failure-text.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { feeFromAddress } from './fee-of-change.ts';
import { OwedFields, type OwedNow, type Typed } from './owed-fields.tsx';
import { Panel } from './panel.tsx';
import { readAmount } from './read-amount.ts';
import { useAction } from './use-action.ts';
import { useWayBack } from './use-way-back.ts';

/** Adds a fee to what is owed, waives one, or gives a credit. */
export function OwedPanel(props: ActionProps) {
  const { repeat: _, ...options } = query(useCall(), api.deskMoney.getOwedAsOrganizer, {
    params: { code: props.data.dossier.code },
  });
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0 });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <OwedForm {...props} now={data} />;
}

/** What is typed as the call takes it; undefined while something is missing. */
function adjustmentOf({ kind, label, category, amount, line }: Typed) {
  const cents = readAmount(amount);
  switch (kind) {
    case 'fee':
      return label.trim() && cents ? { kind, label: label.trim(), category, amount: cents } : undefined;
    case 'waiver':
      return line ? { kind, line } : undefined;
    case 'credit':
      return cents ? { kind, amount: cents } : undefined;
    default:
      return kind satisfies never;
  }
}

function OwedForm({ data, now, onClose }: ActionProps & { readonly now: OwedNow }) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const notify = useNotify();
  const wayBack = useWayBack();
  const { code, email } = data.dossier;
  const [params] = useSearchParams();
  const [typed, setTyped] = useState<Typed>({ kind: 'fee', ...feeFromAddress(params), line: '' });
  const [why, setWhy] = useState('');
  const [tells, setTells] = useState(true);
  const money = (cents: number) => formatCents(cents, locale);
  const adjustment = adjustmentOf(typed);
  const isTooMuch = typed.kind === 'credit' && (readAmount(typed.amount) ?? 0) > now.creditable;
  const shown = useQuery({
    queryKey: ['adjustment', code, adjustment, now],
    queryFn: ({ signal }) =>
      call(api.deskMoney.previewAdjustment, {
        body: { code, kind: typed.kind, ...adjustment },
        signal,
        locale,
      }),
    enabled: adjustment !== undefined && !isTooMuch,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const preview = adjustment && !isTooMuch ? shown.data : undefined;
  const { send, isPending, wrong, problem } = useAction(api.deskMoney.adjustOwed, ({ owes, refund }) => {
    const amount = money(owes);
    notify(
      refund > 0 ? t('owed.done_refund', { amount, refund: money(refund) }) : t('owed.done', { amount }),
    );
    onClose();
  });
  const { kind } = typed;
  const missing = {
    fee: typed.label.trim() === '' ? t('owed.enter_label') : t('act.refund_enter'),
    waiver: t('owed.enter_line'),
    credit: t('act.refund_enter'),
  }[kind];
  const closed = isTooMuch
    ? t('owed.too_much', { amount: money(now.creditable) })
    : adjustment === undefined
      ? missing
      : shown.error
        ? failureText(shown.error, t)
        : !preview || shown.isPlaceholderData
          ? t('owed.calculating')
          : why.trim() === ''
            ? t('act.why_needed')
            : undefined;
  const differs = preview ? Math.abs(preview.owes - preview.owed) + preview.refund : 0;
  const sends = tells && preview !== undefined && preview.owes > 0 && preview.owes !== preview.owed;
  const action = !preview
    ? t(`owed.kind.${kind}`)
    : preview.refund > 0
      ? t('owed.do_refund', { amount: money(differs), refund: money(preview.refund) })
      : t(`owed.do_${kind}`, { amount: money(differs) });
  return (
    <Panel
      title={t('act.owed')}
      action={action}
      isWorking={isPending}
      closed={closed}
      problem={problem('amount', 'label', 'why')}
      onClose={onClose}
      onSubmit={() => {
        if (adjustment && preview)
          send({
            code,
            ...adjustment,
            why: why.trim(),
            expected: preview.owes,
            expected_refund: preview.refund,
            notify: tells ? 'Y' : 'N',
          });
      }}
      consequences={
        preview
          ? [
              ...(preview.owes === preview.owed
                ? []
                : [t('owed.owes', { before: money(preview.owed), after: money(preview.owes) })]),
              ...(preview.tax > 0 ? [t('owed.tax', { tax: money(preview.tax) })] : []),
              ...(preview.replaces ? [t('owed.replaces', { number: preview.replaces })] : []),
              ...(preview.owed === 0 && preview.owes > 0 ? [t('owed.new_invoice')] : []),
              ...(preview.refund > 0 ? [wayBack(preview, preview.refund, preview.refund)] : []),
              sends || (tells && preview.refund > 0) ? t('act.mails', { email }) : t('act.no_mail'),
              t('owed.final'),
            ]
          : []
      }
    >
      <p>{t('owed.now', { amount: money(now.owed) })}</p>
      <div className="dk-choices" role="radiogroup" aria-label={t('owed.kinds')}>
        {ADJUSTMENTS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              checked={kind === each}
              onChange={() => setTyped({ ...typed, kind: each })}
            />
            {t(`owed.kind.${each}`)}
          </label>
        ))}
      </div>
      <OwedFields now={now} typed={typed} onType={(part) => setTyped({ ...typed, ...part })} wrong={wrong} />
      <Field
        label={t('act.why')}
        value={why}
        maxLength={500}
        onChange={({ target }) => setWhy(target.value)}
        error={wrong('why')}
      />
      <p className="dk-soft dk-small">{t('act.why_hint')}</p>
      <label className="dk-check">
        <input type="checkbox" checked={tells} onChange={({ target }) => setTells(target.checked)} />
        {preview?.owes === 0 ? t('act.notify', { email }) : t('owed.send')}
      </label>
    </Panel>
  );
}
