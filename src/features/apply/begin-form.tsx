import { useQuery } from '@tanstack/react-query';
import type { FlowInformation } from '#engine/contract/flows.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { formQuery } from '#src/api/form-query.ts';
import { newKey } from '#src/api/new-key.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { beginFlow } from '#src/flow/calls/flow-calls.ts';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { firstForm } from './first-form.ts';
import { useApplication } from './use-application.ts';
import { useFlowCall } from './use-flow-call.ts';

interface Beginnable {
  readonly flow: FlowInformation;
  /** The entry of the waitlist that was offered a place. */
  readonly entry: string | undefined;
}

/** The first form, which starts the flow. */
export function BeginForm({ flow, entry }: Beginnable) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const { data, error, refetch } = useQuery({
    ...formQuery(call, flow.form_type ?? ''),
    enabled: flow.form_type !== undefined,
    // A form stays as it is while it is being filled in; the server reports changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (flow.form_type !== undefined && !data) {
    return (
      <Loading label={t('step.loading')}>
        <SkeletonFields count={4} />
      </Loading>
    );
  }
  return <FirstForm flow={flow} entry={entry} form={firstForm(data, isYes(flow.by_invitation))} />;
}

interface Beginning {
  readonly values: Values;
  readonly key: string;
}

function FirstForm({ flow, entry, form }: Beginnable & { form: ServedForm }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const call = useFlowCall(flow.code);
  const begin = useMachineCall(({ values, key }: Beginning, signal) => {
    const { invitation_code, ...answers } = values;
    const body = {
      version: form.version,
      values: JSON.stringify(answers),
      locale,
      ...(entry !== undefined && { entry_ID: entry }),
      ...(invitation_code !== undefined && { invitation_code: String(invitation_code) }),
    };
    return beginFlow(call, flow.code, body, { idempotencyKey: key, signal, locale });
  });
  useApplication(begin.answer?.registration);
  const { phase, failure } = begin;
  return (
    <>
      <CallInterruption phase={phase} onRetry={begin.retry} onEdit={begin.edit} />
      {phase === 'refused' && failure?.kind === 'stale' && (
        <Note tone="warning" role="alert" title={t('interrupted.staleTitle')}>
          {t('apply.changed')}
        </Note>
      )}
      <SmallForm
        served={form}
        refused={phase === 'refused' && failure?.kind !== 'stale' ? failure?.errors : undefined}
        onSubmit={async (values) => begin.make({ values, key: await newKey(call, 'application') })}
        buttons={(formId) => (
          <Button type="submit" form={formId} size="l" busy={begin.working}>
            {t(begin.working ? 'apply.beginning' : 'apply.begin')}
          </Button>
        )}
      />
    </>
  );
}
