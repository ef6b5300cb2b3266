import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { amountText } from '../fees/amount-text.ts';
import { feesKey, useFees } from '../fees/fees-query.ts';
import { useIsAtBank } from '../payment/submission-note.tsx';
import { useCardForm } from '../payment/use-card-form.ts';
import { FormStep } from '../steps/form-step.tsx';
import { CheckoutPay } from './checkout-pay.tsx';
import { viewOfForm } from './checkout-view.ts';
import { usePayAtOnce } from './use-pay-at-once.ts';
import { useTerms } from './use-terms.ts';

interface CheckoutStepProps {
  readonly flow: DossierFlow;
  readonly view: FlowView;
  /** The step whose form is above the payment. */
  readonly joined: Step;
  readonly onEdit: (step: string) => void;
}

/** The last form and the payment on one page: one press saves the answers, reviews them and pays. */
export function CheckoutStep({ flow, view, joined, onEdit }: CheckoutStepProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const queries = useQueryClient();
  const card = useCardForm();
  const owed = useFees(flow).quote;
  const isAtBank = useIsAtBank(flow);
  const [isReckoning, setReckoning] = useState(false);
  const { isPaying, isOtherSum, lay, enter } = usePayAtOnce(flow, view, joined);
  const { terms, lapsed } = useTerms(flow.code);
  const { review } = view;
  const quote = review?.quote ?? owed;
  const isInReview = view.step?.code !== joined.code;
  const formView = viewOfForm(view, joined, isPaying);

  useEffect(() => {
    // The review's quote is the latest.
    if (review) queries.setQueryData(feesKey(flow.code), review.quote);
  }, [review, queries, flow]);

  async function take(): Promise<boolean> {
    const taken = quote && (await card.take());
    if (!taken) return false;
    lay(taken, quote.total);
    return true;
  }
  function reckonAnew(): void {
    if (isInReview) flow.actor.send({ type: 'RELOAD' });
    setReckoning(true);
    void queries.invalidateQueries({ queryKey: feesKey(flow.code) }).finally(() => setReckoning(false));
  }
  const isPaid = quote !== undefined && quote.total > 0;
  const below = quote && (
    <CheckoutPay
      flow={flow}
      view={view}
      joined={joined}
      card={isPaid ? card : undefined}
      terms={terms}
      lapsed={lapsed}
      isInReview={isInReview}
      isOtherSum={isOtherSum}
      applied={quote.lines.some(({ amount }) => amount < 0)}
      onEdit={onEdit}
      onChanged={reckonAnew}
    />
  );
  const payment = isPaid
    ? {
        quote,
        label: t('payment.pay', { amount: amountText(quote.total, !isYes(quote.complete), { t, locale }) }),
        isPaying: isPaying && !isAtBank,
        ...(lapsed.length > 0 && { unavailable: t('review.lapsedFirst') }),
        ...(isAtBank && { unavailable: t('payment.challengedTitle') }),
        isReckoning: isReckoning || (isInReview && view.phase.startsWith('loading')),
        take,
        enter,
      }
    : undefined;
  return <FormStep flow={flow} view={formView} step={joined} payment={payment} below={below} />;
}
