import { useRef } from 'react';
import { problemSentences } from '#engine/form/format/whole-sentence.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { useDecline } from './use-decline.ts';

type Declining = ReturnType<typeof useDecline>;

interface DeclineQuestionProps extends Pick<Declining, 'view' | 'send'> {
  /** The consequence. */
  readonly consequence: string;
  /** The question, and its answers; of declining a place by default. */
  readonly title?: string;
  readonly yes?: string;
  readonly no?: string;
}

/** Asks whether a place is really declined, or a waitlist left. */
export function DeclineQuestion({ view, send, consequence, title, yes, no }: DeclineQuestionProps) {
  const { t } = useTranslation('registration');
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={view.isAsking}
      onClose={() => send({ type: 'KEEP' })}
      role="alertdialog"
      title={title ?? t('waitlist.declineTitle')}
      closeLabel={t('waitlist.declineClose')}
      initialFocus={keep}
      footer={
        <div className="actions">
          <Button variant="danger" onClick={() => send({ type: 'CONFIRM' })}>
            {yes ?? t('waitlist.declineYes')}
          </Button>
          <Button ref={keep} variant="secondary" onClick={() => send({ type: 'KEEP' })}>
            {no ?? t('waitlist.declineNo')}
          </Button>
        </div>
      }
    >
      <p>{consequence}</p>
    </Dialog>
  );
}

interface DeclineInterruptionProps extends Pick<Declining, 'send' | 'call'> {
  /** What was not done; declining a place by default. */
  readonly title?: string;
}

/** Why declining failed, with what to do. */
export function DeclineInterruption({ send, call, title }: DeclineInterruptionProps) {
  const { t } = useTranslation('registration');
  if (!call) return null;
  if (call.phase !== 'refused' && call.phase !== 'signedOut') {
    return (
      <CallInterruption
        phase={call.phase}
        onRetry={() => send({ type: 'RETRY' })}
        onEdit={() => send({ type: 'EDIT' })}
      />
    );
  }
  return (
    <FocusedNote
      tone="warning"
      title={title ?? t('waitlist.declineRefused')}
      actions={
        <Button size="s" onClick={() => send({ type: 'EDIT' })}>
          {t('waitlist.declineBack')}
        </Button>
      }
    >
      {problemSentences(call.failure?.errors ?? {}).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </FocusedNote>
  );
}
