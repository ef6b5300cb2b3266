import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#engine/contract/calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { RefusedNote } from './refused-note.tsx';
import { standingQuery } from './status-query.ts';

/** Asks an accepted applicant to confirm. */
export function ConfirmTaking({ code }: { code: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const call = useCall();
  const queries = useQueryClient();
  const confirm = useMachineCall((_: undefined, signal) =>
    call(api.application.confirmDecision, { body: { code }, signal, locale }),
  );
  const { answer, phase, failure } = confirm;
  useEffect(() => {
    if (answer) queries.setQueryData(standingQuery(call, code).queryKey, answer);
  }, [answer, queries, call, code]);
  return (
    <div className="standing-ask">
      <p>{t('apply.standing.confirmText')}</p>
      <CallInterruption phase={phase} onRetry={confirm.retry} onEdit={confirm.edit} />
      {phase === 'refused' && <RefusedNote failure={failure} />}
      <Button busy={confirm.working} onClick={() => confirm.make(undefined)}>
        {t(confirm.working ? 'apply.standing.confirming' : 'apply.standing.confirm')}
      </Button>
    </div>
  );
}
