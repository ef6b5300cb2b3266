import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundableCharge } from '#engine/contract/desk-actions.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMoments } from '../../shell/use-moments.ts';
import type { ActionProps } from './action-names.ts';
import { Panel } from './panel.tsx';
import { readAmount } from './read-amount.ts';
import { useAction } from './use-action.ts';

/** Refunds lines of what was charged, or an amount. */
export function RefundPanel(props: ActionProps) {
  const t = useDeskTexts();
  const { repeat: _, ...options } = query(useCall(), api.deskActions.getRefundable, {
    params: { code: props.data.dossier.code },
  });
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0 });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const charges = data.charges.filter(({ left }) => left > 0);
  const [first] = charges;
  if (!first) return <Empty title={t('act.refund_nothing_title')}>{t('act.refund_nothing')}</Empty>;
  return <RefundForm {...props} charges={charges} first={first} />;
}

type RefundFormProps = ActionProps & {
  readonly charges: readonly RefundableCharge[];
  readonly first: RefundableCharge;
};

function RefundForm({ data, charges, first, onClose }: RefundFormProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { day } = useMoments();
  const [chosen, setChosen] = useState(first.payment);
  const charge = charges.find(({ payment }) => payment === chosen) ?? first;
  const [lines, setLines] = useState<readonly string[]>([]);
  const [byAmount, setByAmount] = useState(first.lines.length === 0);
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const [tells, setTells] = useState(true);
  const money = (cents: number) => formatCents(cents, locale);
  const isTyped = byAmount || charge.lines.length === 0;
  const ticked = charge.lines.filter(({ id }) => lines.includes(id));
  const amount = isTyped
    ? (readAmount(typed) ?? 0)
    : ticked.reduce((sum, { net, tax }) => sum + net + tax, 0);
  const { send, isPending, wrong, problem } = useAction(api.deskActions.refundRegistration, (done) => {
    notify(t(`act.refund_${done.state}`, { amount: money(done.amount) }), done.state === 'failed');
    onClose();
  });
  const card = resolveText(charge.label, locale);
  const isTooMuch = amount > charge.left;
  const closed =
    charge.elsewhere === 'Y'
      ? t('act.refund_elsewhere')
      : amount === 0
        ? t(isTyped ? 'act.refund_enter' : 'act.refund_choose')
        : isTooMuch
          ? t('act.refund_too_much', { left: money(charge.left) })
          : why.trim() === ''
            ? t('act.why_needed')
            : undefined;
  return (
    <Panel
      title={t('act.refund')}
      action={amount > 0 ? t('act.refund_do', { amount: money(amount) }) : t('act.refund')}
      isWorking={isPending}
      closed={closed}
      // Of chosen items no field shows what is wrong with the amount: another desk may have refunded one of them.
      problem={isTyped ? problem('amount', 'why') : problem('why')}
      onClose={onClose}
      onSubmit={() =>
        send({
          code: data.dossier.code,
          payment: charge.payment,
          ...(!isTyped && { lines: ticked.map(({ id }) => id) }),
          amount,
          why: why.trim(),
          notify: tells ? 'Y' : 'N',
        })
      }
      consequences={
        amount > 0 && !isTooMuch
          ? [
              t('act.refund_goes', { amount: money(amount), card }),
              t('act.refund_paid', {
                before: money(data.dossier.paid),
                after: money(data.dossier.paid - amount),
              }),
              t('act.refund_keeps'),
              tells ? t('act.mails', { email: data.dossier.email }) : t('act.no_mail'),
              t('act.refund_final'),
            ]
          : []
      }
    >
      {charges.length > 1 && (
        <fieldset className="dk-checks">
          <legend>{t('act.refund_from')}</legend>
          {charges.map(({ payment, label, at, left }) => (
            <label key={payment}>
              <input
                type="radio"
                name="charge"
                checked={payment === charge.payment}
                onChange={() => {
                  setChosen(payment);
                  setLines([]);
                }}
              />
              {t('act.refund_charge', { card: resolveText(label, locale), day: day(at), left: money(left) })}
            </label>
          ))}
        </fieldset>
      )}
      {charge.lines.length > 0 && (
        <div className="dk-choices" role="radiogroup" aria-label={t('act.refund_how')}>
          {([false, true] as const).map((isAmount) => (
            <label key={String(isAmount)}>
              <input
                type="radio"
                name="how"
                checked={byAmount === isAmount}
                onChange={() => setByAmount(isAmount)}
              />
              {t(isAmount ? 'act.refund_by_amount' : 'act.refund_by_line')}
            </label>
          ))}
        </div>
      )}
      {isTyped ? (
        <Field
          label={t('act.amount')}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={
            wrong('amount') ??
            (isTooMuch ? t('act.refund_too_much', { left: money(charge.left) }) : undefined)
          }
        />
      ) : (
        <fieldset className="dk-checks dk-lines">
          <legend className="dk-hidden">{t('act.refund_by_line')}</legend>
          {charge.lines.map(({ id, label, detail, net, tax }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={lines.includes(id)}
                onChange={(event) =>
                  setLines(event.target.checked ? [...lines, id] : lines.filter((each) => each !== id))
                }
              />
              <span className="dk-grow">
                {resolveText(label, locale)}
                {detail && <span className="dk-soft"> {resolveText(detail, locale)}</span>}
                {tax > 0 && (
                  <span className="dk-soft dk-small dk-block">{t('act.with_tax', { tax: money(tax) })}</span>
                )}
              </span>
              <span className="dk-num">{money(net + tax)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Field
        label={t('act.why')}
        value={why}
        maxLength={500}
        onChange={(event) => setWhy(event.target.value)}
        error={wrong('why')}
      />
      <p className="dk-soft dk-small">{t('act.why_hint')}</p>
      <label className="dk-check">
        <input type="checkbox" checked={tells} onChange={(event) => setTells(event.target.checked)} />
        {t('act.notify', { email: data.dossier.email })}
      </label>
    </Panel>
  );
}
