import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Step } from '#engine/configuration/flow-document.ts';
import { api } from '#engine/contract/api.ts';
import { formatCents } from '#engine/format/money.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { CodesFold } from '../fees/codes-fold.tsx';
import { feesKey, useFees } from '../fees/fees-query.ts';
import { CardFields } from '../payment/payment-card.tsx';
import { PaymentRefusal } from '../payment/payment-refusal.tsx';
import { SubmissionNote } from '../payment/submission-note.tsx';
import { useCardForm } from '../payment/use-card-form.ts';
import { FormStep } from '../steps/form-step.tsx';
import { viewOfForm } from './checkout-view.ts';
import { usePayAtOnce } from './use-pay-at-once.ts';
import './checkout.css';

interface CheckoutStepProps {
  readonly flow: DossierFlow;
  readonly view: FlowView;
  /** The step whose form stands above the payment. */
  readonly joined: Step;
  readonly onEdit: (step: string) => void;
}

/** The last form and the payment on one page: one press saves the answers, reviews them and pays. */
export function CheckoutStep({ flow, view, joined, onEdit }: CheckoutStepProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const call = useCall();
  const queries = useQueryClient();
  const card = useCardForm();
  const owed = useFees(flow).quote;
  const { isPaying, isOtherSum, lay, enter } = usePayAtOnce(flow, view, joined);
  // What comes back when one cancels is told before one pays; without it the page stands all the same.
  const { data: terms } = useQuery({
    queryKey: ['checkout', flow.code],
    queryFn: () => call(api.forms.initStepReview, { body: { code: flow.code } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const quote = view.review?.quote ?? owed;
  const formView = viewOfForm(view, joined, isPaying);
  if (!quote || quote.total === 0) return <FormStep flow={flow} view={formView} step={joined} />;

  const policy = terms?.cancellation_policy;
  const isInReview = view.step?.code !== joined.code;
  async function take(): Promise<boolean> {
    const taken = quote && (await card.take());
    if (!taken) return false;
    lay(taken, quote.total);
    return true;
  }
  function reckonAnew(): void {
    void queries.invalidateQueries({ queryKey: feesKey(flow.code) });
    if (isInReview) flow.actor.send({ type: 'RELOAD' });
  }
  const part = (
    <section className="checkout-pay" aria-labelledby="payment-title">
      <h2 id="payment-title">{t('payment.card')}</h2>
      <p className="checkout-lead">
        {t('payment.accepted')} {t('payment.private')}
      </p>
      <SubmissionNote flow={flow} />
      {isOtherSum && (
        <FocusedNote tone="warning" title={t('payment.priceTitle')}>
          <p>{t('payment.priceText')}</p>
        </FocusedNote>
      )}
      {isInReview && card.errors.length === 0 && (
        <PaymentRefusal
          view={view}
          pays
          onEdit={onEdit}
          onLookOver={() => flow.actor.send({ type: 'CONTINUE' })}
        />
      )}
      <CardFields
        card={card}
        onPay={() => {
          const form = document.getElementById(`form-${joined.form_type ?? joined.code}`);
          if (form instanceof HTMLFormElement) form.requestSubmit();
        }}
      />
      {policy && (
        <p className="checkout-policy">
          <b>{t('payment.policy')}</b> {text(policy)}
        </p>
      )}
      <CodesFold flow={flow} applied={quote.lines.some(({ amount }) => amount < 0)} onChanged={reckonAnew} />
    </section>
  );
  const label = t('payment.pay', { amount: formatCents(quote.total, locale) });
  return (
    <FormStep
      flow={flow}
      view={formView}
      step={joined}
      payment={{ quote, label, isPaying, part, take, enter }}
    />
  );
}
