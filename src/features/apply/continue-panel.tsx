import { useSearchParams } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { applicationOf } from './current-application.ts';
import { continueForm } from './first-form.ts';
import { useApplication } from './use-application.ts';
import { useFlowCall } from './use-flow-call.ts';
import './apply.css';

interface ContinuePanelProps {
  readonly flow: string;
  /** The waitlist entry with an offered place, which an existing draft accepts. */
  readonly entry: string | undefined;
}

/** Access for people who have started or submitted already. */
export function ContinuePanel({ flow, entry }: ContinuePanelProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const call = useFlowCall(flow);
  const [search] = useSearchParams();
  const resume = useMachineCall(({ code, email }: { code: string; email: string }, signal) =>
    call(api.flows.continueFlow, {
      body: { flow, code, email, ...(entry !== undefined && { entry_ID: entry }) },
      signal,
      locale,
    }),
  );
  useApplication(resume.answer?.registration);
  const { phase, failure } = resume;
  const known = applicationOf(flow).current.read();
  return (
    <section className="form-section apply-again" aria-labelledby="continue-title">
      <h2 id="continue-title">{t('apply.haveCode')}</h2>
      <p className="section-lead soft">{t('apply.haveCodeText')}</p>
      <CallInterruption phase={phase} onRetry={resume.retry} onEdit={resume.edit} />
      <SmallForm
        served={continueForm}
        initial={{ code: search.get('code') ?? known?.code ?? '', email: known?.email ?? '' }}
        refused={phase === 'refused' ? failure?.errors : undefined}
        onSubmit={({ code, email }) => resume.make({ code: String(code), email: String(email) })}
        buttons={(formId) => (
          <Button type="submit" form={formId} variant="secondary" busy={resume.working}>
            {t('apply.continue')}
          </Button>
        )}
      />
    </section>
  );
}
