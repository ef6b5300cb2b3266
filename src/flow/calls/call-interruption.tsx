import { plainName, wholeSentence } from '#engine/form/format/whole-sentence.ts';
import type { CallPhase } from '#machines/call/call-block.ts';
import type { Failure } from '#machines/failure.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';

interface CallInterruptionProps {
  readonly phase: CallPhase;
  /** Why the call was refused, unless the page says so elsewhere. */
  readonly failure?: Failure | undefined;
  readonly onRetry: () => void;
  /** Goes back to the input to fix it. */
  readonly onEdit?: () => void;
}

/** Why a call was refused, in whole sentences. */
export const refusalSentences = ({ errors }: Failure): string[] =>
  Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => wholeSentence(plainName(name), message)),
  );

/** Why a call failed or waits, with the actions that its statechart offers. */
export function CallInterruption({ phase, failure, onRetry, onEdit }: CallInterruptionProps) {
  const { t } = useTranslation('registration');
  const { contact_email: email = '' } = useEvent();
  const retry = (
    <Button size="s" onClick={onRetry}>
      {t('interrupted.retry')}
    </Button>
  );
  if (phase === 'slow') {
    return (
      <Note tone="info" icon="hourglass" role="status" title={t('step.slow')}>
        <div className="actions">{retry}</div>
      </Note>
    );
  }
  if (phase === 'refused' && failure) {
    const said = refusalSentences(failure);
    return (
      <Note tone="warning" icon="warning" role="alert" title={t('interrupted.refusedTitle')}>
        {said.length > 0 ? said.map((each) => <p key={each}>{each}</p>) : <p>{t('step.unknownError')}</p>}
      </Note>
    );
  }
  if (phase !== 'lostConnection' && phase !== 'failed') return null;
  const offline = phase === 'lostConnection';
  return (
    <Note
      tone={offline ? 'warning' : 'danger'}
      icon={offline ? 'offline' : 'warning'}
      role="alert"
      title={t(offline ? 'interrupted.offlineTitle' : 'interrupted.failedTitle')}
    >
      <p>{offline ? t('interrupted.offlineText') : t('interrupted.failedText', { email })}</p>
      <div className="actions">
        {retry}
        {onEdit && (
          <Button size="s" variant="quiet" onClick={onEdit}>
            {t('interrupted.edit')}
          </Button>
        )}
      </div>
    </Note>
  );
}
