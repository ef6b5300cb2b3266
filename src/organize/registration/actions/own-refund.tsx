import { useState } from 'react';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../../shell/field.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { readAmount } from './read-amount.ts';

/** The policy's refund and the most that can be refunded, in cents. */
type Limits = { readonly byPolicy: number; readonly left: number };

/** The policy's refund, or another amount with a reason. */
export function useOwnRefund({ byPolicy, left }: Limits) {
  const t = useDeskTexts();
  const locale = useLocale();
  const [isOwn, setOwn] = useState(false);
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const read = readAmount(typed);
  const amount = isOwn ? (read ?? 0) : byPolicy;
  const tooMuch =
    isOwn && amount > left ? t('act.refund_too_much', { left: formatCents(left, locale) }) : undefined;
  const closed = !isOwn
    ? undefined
    : read === undefined
      ? t('act.refund_enter')
      : (tooMuch ?? (amount !== byPolicy && why.trim() === '' ? t('act.why_needed') : undefined));
  return {
    /** In cents. */
    amount,
    tooMuch,
    /** Why the button cannot be pressed yet. */
    closed,
    /** Its part of the request. */
    body: isOwn
      ? { ...(amount > 0 ? { refund_amount: amount } : { issue_refund: 'N' as const }), why: why.trim() }
      : {},
    isOwn,
    setOwn,
    typed,
    setTyped,
    why,
    setWhy,
  };
}

type OwnRefundProps = {
  readonly own: ReturnType<typeof useOwnRefund>;
  /** In cents. */
  readonly left: number;
  readonly wrong: (field: string) => string | undefined;
};

/** The fields of another refund than the policy's; nothing where there is nothing to refund. */
export function OwnRefund({ own, left, wrong }: OwnRefundProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  if (left === 0) return null;
  return (
    <>
      <label className="dk-check">
        <input
          type="checkbox"
          checked={own.isOwn}
          onChange={(changed) => own.setOwn(changed.target.checked)}
        />
        {t('act.cancel_own')}
      </label>
      {own.isOwn && (
        <>
          <Field
            label={t('act.cancel_amount', { left: formatCents(left, locale) })}
            inputMode="decimal"
            value={own.typed}
            onChange={(changed) => own.setTyped(changed.target.value)}
            error={wrong('refund_amount') ?? own.tooMuch}
          />
          <Field
            label={t('act.cancel_why')}
            value={own.why}
            maxLength={500}
            onChange={(changed) => own.setWhy(changed.target.value)}
            error={wrong('why')}
          />
          <p className="dk-soft dk-small">{t('act.why_hint')}</p>
        </>
      )}
    </>
  );
}
