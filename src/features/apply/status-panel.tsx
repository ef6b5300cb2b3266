import { useQuery } from '@tanstack/react-query';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { RefundFile } from '#src/flow/submitted/refund-file.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { ConfirmTaking } from './confirm-taking.tsx';
import { DecisionList } from './decision-list.tsx';
import { IfDeclined } from './if-declined.tsx';
import { standingQuery } from './status-query.ts';
import { mayBeDeclined } from './status-steps.ts';
import { Withdrawal } from './withdrawal.tsx';
import './status.css';

interface StandingPanelProps {
  /** The application as it was submitted, with its receipt and invoice. */
  readonly review: Review;
  readonly flow: string;
}

/** An application's status, history, and the applicant's actions. */
export function StandingPanel({ review, flow }: StandingPanelProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { code } = review.registration;
  const { data: standing, error, refetch } = useQuery(standingQuery(useCall(), code, flow));
  if (error) {
    return (
      <Note
        tone="warning"
        role="alert"
        title={t('apply.standing.unavailable')}
        action={
          <Button size="s" onClick={() => void refetch()}>
            {t('interrupted.retry')}
          </Button>
        }
      />
    );
  }
  if (!standing) {
    return (
      <Loading label={t('apply.standing.loading')}>
        <SkeletonCards count={1} />
      </Loading>
    );
  }
  return (
    <section className="panel standing" aria-labelledby="standing-title">
      <h2 id="standing-title">{t('apply.standing.title')}</h2>
      <DecisionList standing={standing} />
      {mayBeDeclined(standing) && <IfDeclined invoice={review.invoice} refund={standing.refund} />}
      {standing.refunds.map(({ id, amount, state }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only ever added
        <div key={at}>
          <p>{t(`apply.standing.refund.${state}`, { amount: formatCents(amount, locale) })}</p>
          {id !== undefined && <RefundFile code={code} refund={id} number={at + 1} />}
        </div>
      ))}
      {isYes(standing.may_confirm) && <ConfirmTaking code={code} />}
      {isYes(standing.may_withdraw) && (
        <Withdrawal code={code} refund={standing.refund} invoice={review.invoice?.state} />
      )}
    </section>
  );
}
