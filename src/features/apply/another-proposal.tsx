import { api } from '#engine/contract/calls.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { useApplication } from './use-application.ts';

/** After a proposal another one, with its presenters copied across (spec §4 "Proposals"). */
export function AnotherProposal({ code }: { code: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const call = useCall();
  const another = useMachineCall((key: string, signal) =>
    call(api.proposal.generateNewWorkshopWithInstructors, {
      body: { workshops_code: code, locale },
      idempotencyKey: key,
      signal,
      locale,
    }),
  );
  useApplication(another.answer?.registration);
  const { phase, failure } = another;
  return (
    <div className="stack">
      <CallInterruption phase={phase} onRetry={another.retry} onEdit={another.edit} />
      {phase === 'refused' && (
        <Note tone="warning" role="alert">
          {Object.values(failure?.errors ?? {})
            .flat()
            .join(' ')}
        </Note>
      )}
      <p className="soft">{t('presenter.anotherText')}</p>
      <div className="actions">
        <Button
          variant="secondary"
          busy={another.working}
          onClick={() => void newKey(call, PROPOSAL_FLOW).then((key) => another.make(key))}
        >
          {t(another.working ? 'presenter.beginning' : 'presenter.another')}
        </Button>
      </div>
    </div>
  );
}
