import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { RefusedNote } from '#src/flow/submitted/refused-note.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { Change } from './use-change-machine.ts';

/** Why the preview of a change failed or was refused. */
export function ChangeCall({ change: { call, send }, isRefused }: { change: Change; isRefused: boolean }) {
  const { t } = useTranslation('manage');
  return (
    <>
      {call && (
        <CallInterruption
          phase={call.phase}
          onRetry={() => send({ type: 'RETRY' })}
          onEdit={() => send({ type: 'ABORT' })}
        />
      )}
      {isRefused && (
        <RefusedNote
          call={call}
          title={t('change.refusedTitle')}
          keep={t('change.keep')}
          onAgain={() => send({ type: 'LOOK_AGAIN' })}
          onKeep={() => send({ type: 'ABORT' })}
        />
      )}
    </>
  );
}
