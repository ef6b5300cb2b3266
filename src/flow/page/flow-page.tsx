import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { Navigate } from 'react-router';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { isReview } from '#engine/event/documents/flow/schema.ts';
import { connectFlow } from '#machines/flow/flow.connect.ts';
import { useEventChanges } from '#src/api/realtime/use-event-changes.ts';
import { AlreadyRegistered, Full } from '#src/flow/steps/flow-ends.tsx';
import { FormStep } from '#src/flow/steps/form-step.tsx';
import { ReviewLoading } from '#src/flow/steps/review-loading.tsx';
import { useLivePicks } from '#src/flow/steps/use-live-picks.ts';
import { useSharedCart } from '#src/flow/steps/use-shared-cart.ts';
import { useStepAddress } from '#src/flow/steps/use-step-address.ts';
import { useStepFocus } from '#src/flow/steps/use-step-focus.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Stepper } from '#src/ui/stepper.tsx';
import { checkoutOf, pagesOf } from '../checkout/checkout-view.ts';
import { useBroughtChoice } from '../choice/use-brought-choice.ts';
import { rememberRegistration } from '../dossier/current.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { confirmationPath, findPath } from '../dossier/dossier-paths.ts';
import { removeDraft } from '../draft/draft-store.ts';

// The last step's own parts: the steps before it do without, and the one before it sends for them.
const loadReview = () => import('#src/flow/steps/review-step.tsx');
const CheckoutStep = lazy(async () => ({
  default: (await import('../checkout/checkout-step.tsx')).CheckoutStep,
}));
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));

/** A flow of so few pages needs no stepper. */
const FEW_STEPS = 2;

interface FlowPageProps {
  readonly flow: DossierFlow;
  /** The organizer has published other steps. */
  readonly onStepsChanged: () => void;
}

/** Shows the statechart's state: the stepper and the current step, or how it ended. */
export function FlowPage({ flow, onStepsChanged }: FlowPageProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const snapshot = useSelector(flow.actor, (state) => state);
  const view = connectFlow(snapshot);
  const confirmed = view.end === 'confirmed';
  const checkout = checkoutOf(view, snapshot.context.registration);
  const shown = checkout ?? view.step;
  const pages = pagesOf(view);

  const goTo = useCallback(
    (step: string) => {
      flow.actor.send({ type: 'GO_TO', step });
      return connectFlow(flow.actor.getSnapshot()).step?.code === step;
    },
    [flow],
  );
  useStepAddress(shown?.code, goTo);
  useStepFocus(shown?.code);
  useSharedCart(flow.picks);
  useLivePicks(flow.picks);
  useBroughtChoice(flow);
  useOnlineEvent(flow.actor.send);

  useEventChanges('steps', onStepsChanged);

  const beforeReview = view.next !== undefined && isReview(view.next.kind);
  useEffect(() => {
    // Without it the review submits by itself, and reports errors.
    if (beforeReview) loadReview().catch(() => undefined);
  }, [beforeReview]);

  const registration = snapshot.context.registration;
  useEffect(() => {
    if (!confirmed) return;
    if (isRegistration(registration)) rememberRegistration(registration);
    void removeDraft(flow.code);
    // The page of the confirmation may have been seen before the last answers were given.
    queries.removeQueries({ queryKey: ['confirmation', flow.code] });
  }, [confirmed, registration, flow, queries]);

  if (confirmed) return <Navigate to={confirmationPath(registration, locale)} replace />;
  if (view.end === 'alreadyRegistered') return <AlreadyRegistered dossier={registration} />;
  if (view.end === 'full') {
    const kind = view.failure?.kind === 'closed' ? 'closed' : 'full';
    return <Full kind={kind} dossier={registration} failure={view.failure} />;
  }
  // 401: the client has dropped the token, and of a registration is on its way to the site root; the draft stays.
  if (view.end === 'unauthorized' && !isRegistration(registration)) {
    return <Navigate to={findPath(registration, locale)} replace />;
  }
  if (view.end === 'unauthorized' || !view.step || !shown) return null;

  return (
    <>
      <PageHead title={text(shown.label)} />
      {pages.length > FEW_STEPS && (
        <Stepper
          label={t('step.navigation')}
          steps={pages.map(({ step, state }) => ({ id: step.code, title: text(step.label), state }))}
          progress={t('step.progress', { n: Math.min(view.position, pages.length), of: pages.length })}
          doneLabel={t('step.done')}
          onSelect={goTo}
        />
      )}
      {checkout ? (
        <Suspense fallback={<ReviewLoading heading={text(checkout.label)} />}>
          <CheckoutStep flow={flow} view={view} joined={checkout} onEdit={goTo} />
        </Suspense>
      ) : isReview(view.step.kind) ? (
        <Suspense fallback={<ReviewLoading heading={text(view.step.label)} />}>
          <ReviewStep flow={flow} view={view} onEdit={goTo} />
        </Suspense>
      ) : (
        <FormStep key={view.step.code} flow={flow} view={view} step={view.step} />
      )}
    </>
  );
}
