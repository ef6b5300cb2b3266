import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { answerLines } from '#engine/form/summary/answer-lines.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Note } from '#src/ui/note.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { useFlowCall } from '../use-flow-call.ts';
import { RemovedPart } from './removed-part.tsx';

interface PartFormProps {
  readonly code: string;
  readonly presenter: string;
  readonly invitation: string | undefined;
  readonly served: ServedForm;
  readonly initial: Values;
}

/** A presenter's form; a presenter who was removed meanwhile keeps what they typed. */
export function PartForm({ code, presenter, invitation, served, initial }: PartFormProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const call = useFlowCall(PROPOSAL_FLOW);
  const [typed, setTyped] = useState<Values>(initial);
  const saving = useMachineCall((values: Values, signal) =>
    call(api.proposal.saveInstructorInformations, {
      body: {
        workshops_code: code,
        instructor_code: presenter,
        version: served.version,
        values: JSON.stringify(values),
      },
      signal,
      locale,
    }),
  );
  const { phase, failure, answer } = saving;
  if (failure?.kind === 'unauthorized') {
    const lines = answerLines(served, typed, locale).map((line) => `${line.label}\n${line.text.join('\n')}`);
    return <RemovedPart invitation={invitation} typed={lines.join('\n\n')} />;
  }
  const { document } = served;
  const proposal = applyPath('step', PROPOSAL_FLOW, locale);
  return (
    <StepLayout heading={text(document.title)} lead={text(document.lead)}>
      <PageHead title={t('presenter.partTitle')} />
      <CallInterruption phase={phase} onRetry={saving.retry} onEdit={saving.edit} />
      {phase === 'refused' && failure?.kind === 'stale' && (
        <Note tone="warning" role="alert" title={t('interrupted.staleTitle')}>
          {t('apply.changed')}
        </Note>
      )}
      {answer && !saving.working && (
        <Note tone="success" role="status" title={t('presenter.savedTitle')}>
          {t('presenter.savedText')}
        </Note>
      )}
      <SmallForm
        served={served}
        initial={initial}
        refused={phase === 'refused' && failure?.kind !== 'stale' ? failure?.errors : undefined}
        onChange={setTyped}
        onSubmit={(values) => saving.make(values)}
        buttons={(formId) => (
          <>
            <Button type="submit" form={formId} size="l" busy={saving.working}>
              {t(saving.working ? 'presenter.saving' : 'presenter.save')}
            </Button>
            <Link className={buttonClass({ variant: 'quiet' })} to={proposal}>
              {t('presenter.proposal')}
            </Link>
          </>
        )}
      />
    </StepLayout>
  );
}
