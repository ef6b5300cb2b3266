import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useCall } from '#src/api/call-context.tsx';
import { formQuery } from '#src/api/form-query.ts';
import { useEventChanges } from '#src/api/realtime/use-event-changes.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { FlowUnavailable } from './flow-unavailable.tsx';
import { type PaymentBelow, StepForm } from './step-form.tsx';
import { useStepBand } from './use-step-band.ts';

interface FormStepProps {
  readonly flow: DossierFlow;
  readonly view: FlowView;
  readonly step: Step;
  readonly payment?: PaymentBelow | undefined;
  readonly below?: ReactNode;
}

/** Loads a step's form, each time it is entered and whenever it is published. */
export function FormStep({ flow, view, step, payment, below }: FormStepProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const call = useCall();
  const formType = step.form_type ?? step.code;
  const band = useStepBand(view);
  const sheet = isYes(step.with_payment);
  const kept = flow.draftOf(formType);
  const form = useQuery({ ...formQuery(call, formType), refetchOnMount: 'always' });
  // Answers from another device: asked for only where this one has none.
  const saved = useQuery({
    queryKey: ['saved', flow.code, formType],
    queryFn: () => call(api.forms.initializeForm, { body: { form_type: formType, code: flow.code } }),
    enabled: kept === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEventChanges('forms', () => void form.refetch(), formType);

  // A refused save reveals a newer version even if the message about it was missed.
  const { phase } = view;
  const { refetch } = form;
  useEffect(() => {
    if (phase === 'changed') void refetch();
  }, [phase, refetch]);

  // On entering, the version that is current now; without a connection, the one this device has.
  const fresh = form.isFetchedAfterMount ? form.data : undefined;
  const served = fresh ?? (form.isError ? (form.data ?? kept?.form) : undefined);
  const answersKnown = kept !== undefined || saved.isFetched;
  if (!served || !answersKnown) {
    if (form.isError && !served) {
      return <FlowUnavailable error={form.error} onRetry={() => void form.refetch()} />;
    }
    return (
      <StepLayout heading={text(step.label)} band={band} sheet={sheet}>
        <Loading label={t('step.loading')}>
          <SkeletonFields count={6} />
        </Loading>
      </StepLayout>
    );
  }
  const filled = flow.form(served, saved.data?.values ?? {});
  return <StepForm flow={flow} view={view} filled={filled} payment={payment} below={below} sheet={sheet} />;
}
