import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isYes } from '#engine/configuration/flag.ts';
import type { WorkshopCartEntry } from '#engine/contract/workshop-cart.ts';
import { formatCents } from '#engine/format/money.ts';
import type { RegistrationView } from '#machines/registration/registration.connect.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import '#widgets/widgets.css';
import '../registration.css';
import { ToldChoice } from '../choice/told-choice.tsx';
import { CodesSection } from '../fees/codes-section.tsx';
import { FeeTable } from '../fees/fee-table.tsx';
import type { RegistrationFlow } from '../flow/registration-flow.ts';
import { PaymentRefusal } from '../payment/payment-refusal.tsx';
import { PaymentSection } from '../payment/payment-section.tsx';
import { SubmissionNote } from '../payment/submission-note.tsx';
import { useCardForm } from '../payment/use-card-form.ts';
import { ReviewProblems } from '../review/review-problems.tsx';
import { ReviewedAnswers } from '../review/reviewed-answers.tsx';
import { FlowUnavailable } from './flow-unavailable.tsx';
import { ReviewSide } from './review-side.tsx';
import { StepActionBar } from './step-action-bar.tsx';
import { stepInSentence } from './step-in-sentence.ts';

// Few pick workshops: what tells of their seats is loaded then.
const HeldSeats = lazy(() => import('../review/held-seats.tsx'));

interface ReviewStepProps {
  readonly flow: RegistrationFlow;
  readonly view: RegistrationView;
  readonly onEdit: (step: string) => void;
}

/** Everything once more from the server, and the payment; what is wrong leads back to its step (spec §5). */
export function ReviewStep({ flow, view, onEdit }: ReviewStepProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const card = useCardForm();
  const [taking, setTaking] = useState(false);
  const { review, phase, previous, step } = view;
  const heading = step ? text(step.label) : t('review.title');
  const { send } = flow.actor;
  const call = useCall();
  const reload = useCallback(() => send({ type: 'RELOAD' }), [send]);
  const problems = (review?.steps ?? []).filter(({ errors }) => Object.keys(errors).length > 0);
  const count = problems.reduce((sum, { errors }) => sum + Object.keys(errors).length, 0);
  const summary = useRef<HTMLDivElement>(null);
  const fees = useRef<HTMLHeadingElement>(null);
  const refused = view.failure !== undefined;
  useEffect(() => {
    // What was refused is told at the card, with its way on, and has the focus there.
    if (phase === 'editing' && count > 0 && !refused) summary.current?.focus();
  }, [phase, count, refused]);

  if (phase === 'unloaded') {
    return <FlowUnavailable error={view.failure} onRetry={() => send({ type: 'RETRY' })} />;
  }
  // While it is loaded anew, what is known stays: the card that is being typed must not go.
  if (!review) {
    return (
      <StepLayout heading={heading}>
        <Loading label={t('review.loading')}>
          <SkeletonFields count={6} />
        </Loading>
      </StepLayout>
    );
  }

  const { quote } = review;
  const pays = quote.total > 0;
  const working = phase === 'submitting' || taking;
  async function submit(): Promise<void> {
    if (phase !== 'editing' || taking || count > 0 || !review) return;
    if (pays) {
      setTaking(true);
      const taken = await card.take().finally(() => setTaking(false));
      if (!taken) return;
      flow.desk.lay(taken, review.gateway);
    }
    send({ type: 'SUBMIT', key: await newKey(call, 'submission') });
  }
  const incomplete = count > 0 || !isYes(quote.complete) ? t('review.incomplete') : undefined;
  const primary = (size: 'm' | 'l') => (
    <Button
      size={size}
      busy={working || phase === 'loading'}
      unavailable={incomplete}
      {...(pays && { icon: 'lock' as const })}
      onClick={() => void submit()}
    >
      {pays
        ? t(working ? 'payment.paying' : 'payment.pay', { amount: formatCents(quote.total, locale) })
        : t(working ? 'review.submitting' : 'review.submit')}
    </Button>
  );
  function lookOver(): void {
    send({ type: 'CONTINUE' });
    fees.current?.focus();
  }
  const told = (
    <>
      <SubmissionNote flow={flow} />
      {card.errors.length === 0 && (
        <PaymentRefusal view={view} pays={pays} onEdit={onEdit} onLookOver={lookOver} />
      )}
    </>
  );
  return (
    <>
      <StepLayout
        heading={heading}
        lead={t(pays ? 'review.leadPay' : 'review.lead')}
        sideLabel={t('step.summaryTitle')}
        side={<ReviewSide flow={flow} view={view} review={review} onEdit={onEdit} />}
        foot={
          <>
            {primary('l')}
            {previous && (
              <Button variant="quiet" onClick={() => send({ type: 'BACK' })}>
                {t('step.back', { step: stepInSentence(text(previous.label), locale) })}
              </Button>
            )}
          </>
        }
      >
        <ToldChoice code={flow.code} />
        {review.workshops.some(isPassing) && (
          <Suspense>
            <HeldSeats
              code={flow.code}
              review={review}
              canReload={phase === 'editing'}
              onReload={reload}
              onEdit={onEdit}
            />
          </Suspense>
        )}
        {count > 0 && <ReviewProblems ref={summary} problems={problems} count={count} onEdit={onEdit} />}
        <section className="form-section" aria-labelledby="fees-title">
          <h2 id="fees-title" ref={fees} tabIndex={-1}>
            {t('fees.title')}
          </h2>
          {quote.lines.length > 0 ? <FeeTable quote={quote} /> : <p>{t('fees.none')}</p>}
        </section>
        <CodesSection flow={flow} onChanged={reload} />
        <ReviewedAnswers review={review} onEdit={onEdit} />
        {pays ? (
          <PaymentSection card={card} policy={review.cancellation_policy} onPay={() => void submit()}>
            {told}
          </PaymentSection>
        ) : (
          told
        )}
        <p className="small soft review-consent">{t(pays ? 'payment.private' : 'review.consent')}</p>
      </StepLayout>
      <StepActionBar flow={flow} total={quote.total}>
        {primary('m')}
      </StepActionBar>
    </>
  );
}

/** Whether a seat is held for a time only, or was. */
function isPassing({ workshops_cart_status, reserved_time }: WorkshopCartEntry): boolean {
  return reserved_time !== undefined || workshops_cart_status === 'N';
}
