import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { PayMethod } from '#engine/contract/money.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { languages } from '#engine/form/languages/languages.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import '../review/review.css';
import { CarriedOverWorkshops } from '../choice/carried-over-workshops.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { amountText } from '../fees/amount-text.ts';
import { FeesSection } from '../fees/fees-section.tsx';
import { PaymentCard } from '../payment/payment-card.tsx';
import { PaymentRefusal } from '../payment/payment-refusal.tsx';
import { SubmissionNote, useIsAtBank } from '../payment/submission-note.tsx';
import { useCardForm } from '../payment/use-card-form.ts';
import { ItemNotes } from '../review/item-notes.tsx';
import { lapsedIn } from '../review/lapsed-in.ts';
import { ReviewProblems } from '../review/review-problems.tsx';
import { ReviewedAnswers } from '../review/reviewed-answers.tsx';
import { blockingReason } from './blocking-reason.ts';
import { FlowUnavailable } from './flow-unavailable.tsx';
import { ReviewLoading } from './review-loading.tsx';
import { choosesOffers, ReviewSections } from './review-sections.tsx';
import { StepActionBar } from './step-action-bar.tsx';
import { useInSight } from './use-in-sight.ts';
import { useSubmission } from './use-submission.ts';

// Loaded where they are shown.
const PlaceGone = lazy(() => import('./place-gone.tsx'));
const MethodChoice = lazy(() => import('../payment/method-choice.tsx'));
const HeldLeft = lazy(() => import('../review/held-left.tsx'));

interface ReviewStepProps {
  readonly flow: DossierFlow;
  readonly view: FlowView;
  readonly onEdit: (step: string) => void;
}

/** Everything as the server has it, and the payment; errors lead back to their step (spec §5). */
export function ReviewStep({ flow, view, onEdit }: ReviewStepProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const card = useCardForm();
  const [chosen, setChosen] = useState<PayMethod>('card');
  const isAtBank = useIsAtBank(flow);
  const { problems, count, pays, byCard, working, isComplete, submit } = useSubmission(
    flow,
    view,
    card,
    chosen,
  );
  const [isButtonInSight, buttonPlace] = useInSight();
  const { review, phase, previous, step } = view;
  const heading = t('review.heading', { step: step ? text(step.label) : t('review.title') });
  const { send } = flow.actor;
  const reload = useCallback(() => send({ type: 'RELOAD' }), [send]);
  const summary = useRef<HTMLDivElement>(null);
  const fees = useRef<HTMLHeadingElement>(null);
  const refused = view.failure !== undefined;
  useEffect(() => {
    // A refused payment is reported at the card, which has the focus. A hold that expires must not interrupt typing.
    if (phase === 'editing' && count > 0 && !refused && !isTyping()) summary.current?.focus();
  }, [phase, count, refused]);

  if (phase === 'unloaded') {
    return <FlowUnavailable error={view.failure} onRetry={() => send({ type: 'RETRY' })} />;
  }
  // During a reload the old review stays, so that a half-typed card is not lost.
  if (!review) {
    const retry = () => send({ type: 'RETRY' });
    return <ReviewLoading heading={heading} onRetry={phase === 'loadingSlowly' ? retry : undefined} />;
  }

  const { quote } = review;
  const group = isRegistration(review.registration) ? review.registration.group : undefined;
  const sections = {
    flow,
    review,
    skipped: view.skipped,
    canReload: phase === 'editing',
    onReload: reload,
    onEdit,
  };
  function whyClosed(): string | undefined {
    const closed = blockingReason(phase);
    if (closed) return t(`step.closed.${closed}`);
    if (isComplete) return undefined;
    if (review && lapsedIn(review).length > 0) return t('review.lapsedFirst');
    const undecided = quote.lines.filter((line) => isYes(line.undecided)).map((line) => text(line.label));
    return count === 0 && undecided.length > 0
      ? t('review.undecided', { fees: formatList(undecided, locale) })
      : t('review.incomplete');
  }
  function ifDeclined(): string | undefined {
    if (!pays || !isYes(review?.decided)) return undefined;
    return byCard
      ? t('payment.declinedLater', { amount: formatCents(quote.total, locale) })
      : t('payment.invoice.declinedLater');
  }
  const primary = (size: 'm' | 'l') => (
    <Button
      size={size}
      busy={(working && !isAtBank) || phase === 'loading' || phase === 'loadingSlowly'}
      unavailable={isAtBank ? t('payment.challengedTitle') : whyClosed()}
      onUnavailable={() => summary.current?.focus()}
      {...(pays && { icon: byCard ? ('lock' as const) : ('mail' as const) })}
      onClick={() => void submit()}
      data-sends="SUBMIT"
      data-pays={byCard ? '' : undefined}
    >
      {byCard
        ? t(working && !isAtBank ? 'payment.paying' : 'payment.pay', {
            amount: amountText(quote.total, !isYes(quote.complete), { t, locale }),
          })
        : t(
            working
              ? 'review.submitting'
              : pays
                ? 'payment.invoice.send'
                : group
                  ? 'review.groupDo'
                  : isRegistration(review.registration)
                    ? 'review.submit'
                    : 'apply.submit',
          )}
    </Button>
  );
  const code = (
    <>
      {t('step.summaryCode')} <span className="num nowrap">{flow.code}</span>
    </>
  );
  // An application without fees needs no section about them.
  const isFree = quote.lines.length === 0 && quote.total === 0;
  const tellsFees = !isFree || choosesOffers(review) || isRegistration(review.registration);
  function lookOver(): void {
    send({ type: 'CONTINUE' });
    fees.current?.focus();
  }
  const told = (
    <>
      {group && (
        <Note
          tone="info"
          icon="users"
          title={t('review.groupTitle', { organization: group.group_organization })}
        >
          <p>{t('review.groupText', { contact: group.group_contact_name })}</p>
        </Note>
      )}
      <SubmissionNote flow={flow} />
      {card.errors.length === 0 && (
        <PaymentRefusal view={view} pays={pays} onEdit={onEdit} onLookOver={lookOver} />
      )}
    </>
  );
  return (
    <>
      <div className="wrap review told">
        <div className="review-head">
          <div>
            <h1 tabIndex={-1}>{heading}</h1>
            <p className="small soft">{code}</p>
          </div>
          <ReviewSections place="head" {...sections} />
        </div>
        <CarriedOverWorkshops code={flow.code} />
        {isYes(review.registration.place_gone, false) && (
          <Suspense>
            <PlaceGone dossier={review.registration} />
          </Suspense>
        )}
        <ItemNotes notes={review.item_notes} />
        {count > 0 && (
          <ReviewProblems ref={summary} review={review} problems={problems} count={count} onEdit={onEdit} />
        )}
        <div className="review-columns">
          {tellsFees && (
            <FeesSection quote={quote} headingRef={fees}>
              <ReviewSections place="fees" {...sections} />
            </FeesSection>
          )}
          <PaymentCard
            card={card}
            pays={byCard}
            {...(!isRegistration(review.registration) && { title: t('apply.submit') })}
            invoiced={pays && !byCard}
            choice={
              pays &&
              review.methods && (
                <Suspense>
                  <MethodChoice
                    legend={t('payment.method')}
                    methods={review.methods.map((method) => ({
                      method,
                      label: t(`payment.methods.${method}`),
                      help: t(`payment.methodHelp.${method}`),
                    }))}
                    chosen={chosen}
                    onChoose={setChosen}
                  />
                </Suspense>
              )
            }
            policy={review.cancellation_policy}
            ifDeclined={ifDeclined()}
            onPay={() => void submit()}
            told={told}
            button={primary('l')}
            buttonRef={buttonPlace}
          />
        </div>
        <ReviewedAnswers
          review={review}
          lead={t(byCard ? 'review.leadPay' : 'review.lead')}
          onEdit={onEdit}
        />
        <ReviewSections place="below" {...sections} />
        {previous && (
          <Button
            variant="quiet"
            className="review-back"
            data-sends="BACK"
            onClick={() => send({ type: 'BACK' })}
          >
            {t('step.back', { step: languages[locale].forms.inSentence(text(previous.label)) })}
          </Button>
        )}
      </div>
      <StepActionBar
        flow={flow}
        {...((isFree || isYes(quote.complete)) && { total: isFree ? 'none' : quote.total })}
        reach={isButtonInSight ? 'hidden' : 'wide'}
        aside={
          review.held && (
            <Suspense fallback={code}>
              <HeldLeft held={review.held} clockOffset={review.clockOffset ?? 0} otherwise={code} />
            </Suspense>
          )
        }
      >
        {primary('m')}
      </StepActionBar>
    </>
  );
}

/** Whether the focus is in a field; the problems' role announces them there. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, iframe') ?? false;
}
