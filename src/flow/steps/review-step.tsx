import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isYes } from '#engine/configuration/flag.ts';
import type { PayMethod } from '#engine/contract/money.ts';
import { isRegistration } from '#engine/contract/registration.ts';
import type { WorkshopCartEntry } from '#engine/contract/workshop-cart.ts';
import { formatList } from '#engine/format/list.ts';
import { formatCents } from '#engine/format/money.ts';
import { languages } from '#engine/languages/languages.ts';
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
import { CodesFold } from '../fees/codes-fold.tsx';
import { FeesSection } from '../fees/fees-section.tsx';
import { PaymentCard } from '../payment/payment-card.tsx';
import { PaymentRefusal } from '../payment/payment-refusal.tsx';
import { SubmissionNote, useIsAtBank } from '../payment/submission-note.tsx';
import { useCardForm } from '../payment/use-card-form.ts';
import { ItemNotes } from '../review/item-notes.tsx';
import { ReviewProblems } from '../review/review-problems.tsx';
import { ReviewedAnswers } from '../review/reviewed-answers.tsx';
import { blockingReason } from './blocking-reason.ts';
import { FlowUnavailable } from './flow-unavailable.tsx';
import { ReviewLoading } from './review-loading.tsx';
import { StepActionBar } from './step-action-bar.tsx';
import { useInSight } from './use-in-sight.ts';
import { useSubmission } from './use-submission.ts';

// Few pick workshops: what tells of their seats is loaded then.
const HeldSeats = lazy(() => import('../review/held-seats.tsx'));
const HeldTickets = lazy(() => import('./held-tickets.tsx'));
const HeldChoices = lazy(() => import('../review/held-choices.tsx'));
const NamedRows = lazy(() => import('../review/named-rows.tsx'));
const MethodChoice = lazy(() => import('../payment/method-choice.tsx'));
const DueNote = lazy(async () => ({ default: (await import('./due-note.tsx')).DueNote }));
const SeatsLeft = lazy(() => import('../review/seats-left.tsx'));
const SkippedSteps = lazy(() => import('../skipped/skipped-steps.tsx'));

interface ReviewStepProps {
  readonly flow: DossierFlow;
  readonly view: FlowView;
  readonly onEdit: (step: string) => void;
}

/** Everything once more from the server, and the payment; what is wrong leads back to its step (spec §5). */
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
  const leftOut = [...view.skipped, ...flow.elsewhere];
  const reload = useCallback(() => send({ type: 'RELOAD' }), [send]);
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
    const retry = () => send({ type: 'RETRY' });
    return <ReviewLoading heading={heading} onRetry={phase === 'loadingSlowly' ? retry : undefined} />;
  }

  const { quote } = review;
  const group = isRegistration(review.registration) ? review.registration.group : undefined;
  const isHolding = review.workshops.some(isPassing);
  const sells =
    isRegistration(review.registration) && quote.lines.some(({ category }) => category === 'merchandise');
  const chose = review.booked.some(({ kind }) => kind === 'choice');
  function whyClosed(): string | undefined {
    const closed = blockingReason(phase);
    if (closed) return t(`step.closed.${closed}`);
    if (isComplete) return undefined;
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
  // An application without fees is not about money: there is no section that says so.
  const isFree = quote.lines.length === 0 && quote.total === 0;
  const tellsFees = !isFree || chose || isRegistration(review.registration);
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
          {isHolding && (
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
        </div>
        <CarriedOverWorkshops code={flow.code} />
        <ItemNotes notes={review.item_notes} />
        {count > 0 && <ReviewProblems ref={summary} problems={problems} count={count} onEdit={onEdit} />}
        <div className="review-columns">
          {tellsFees && (
            <FeesSection quote={quote} headingRef={fees}>
              {sells && (
                <Suspense>
                  <HeldTickets shop={flow.picks.carts.variant('')} />
                </Suspense>
              )}
              {chose && (
                <Suspense>
                  <HeldChoices flow={flow} review={review} />
                </Suspense>
              )}
              {isRegistration(review.registration) && (
                <CodesFold flow={flow} applied={review.codes.length > 0} onChanged={reload} />
              )}
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
        {leftOut.length > 0 && (
          <Suspense>
            <SkippedSteps flow={flow} steps={leftOut} />
          </Suspense>
        )}
        {!isRegistration(review.registration) && (
          <Suspense>
            <NamedRows flow={flow} of={review.registration.flow} onChanged={reload} />
            <DueNote flow={review.registration.flow} place="review" />
          </Suspense>
        )}
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
          isHolding ? (
            <Suspense>
              <SeatsLeft code={flow.code} />
            </Suspense>
          ) : (
            sells && (
              <Suspense fallback={code}>
                <HeldTickets shop={flow.picks.carts.variant('')} silent otherwise={code} />
              </Suspense>
            )
          )
        }
      >
        {primary('m')}
      </StepActionBar>
    </>
  );
}

/** Whether a seat is held for a time only, or was. */
function isPassing({ workshops_cart_status, reserved_time }: WorkshopCartEntry): boolean {
  return reserved_time !== undefined || workshops_cart_status === 'N';
}
