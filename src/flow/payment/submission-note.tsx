import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { SUBMISSION } from '#machines/flow/flow-setup.ts';
import { connectPayment } from '#machines/payment/payment.connect.ts';
import type { PaymentMachine } from '#machines/payment/payment.machine.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import { Note } from '#src/ui/note.tsx';

/** A chart that pays through its child `submission` and forwards the visitor's events to it. */
interface Paying {
  readonly actor: AnyActorRef;
}

/** The state of a submission and its payment, with the actions that its statechart offers. */
export function SubmissionNote({ flow }: { flow: Paying }) {
  const actor = useSelector(
    flow.actor,
    (state: AnyMachineSnapshot) => state.children[SUBMISSION] as ActorRefFrom<PaymentMachine> | undefined,
  );
  return actor ? <PaymentNote actor={actor} send={flow.actor.send} /> : null;
}

/** Whether the payment waits for the visitor at their bank, and nothing is under way here. */
export function useIsAtBank({ actor }: Paying): boolean {
  const payment = useSelector(
    actor,
    (state: AnyMachineSnapshot) => state.children[SUBMISSION] as ActorRefFrom<PaymentMachine> | undefined,
  );
  return useSelector(payment, (state) => state !== undefined && connectPayment(state).phase === 'challenged');
}

interface PaymentNoteProps {
  readonly actor: ActorRefFrom<PaymentMachine>;
  /** Sends a pressed button's event to the paying chart. */
  readonly send: (event: { type: 'RETRY' | 'EDIT' | 'CONTINUE' | 'CANCEL' }) => void;
}

/** The state of a payment, with the actions that its statechart offers. */
export function PaymentNote({ actor, send }: PaymentNoteProps) {
  const { t } = useTranslation('registration');
  const event = useEvent();
  const view = connectPayment(useSelector(actor, (state) => state));
  const button = (type: 'RETRY' | 'EDIT' | 'CONTINUE' | 'CANCEL', words: string, quiet = false) => (
    <Button size="s" {...(quiet && { variant: 'quiet' as const })} onClick={() => send({ type })}>
      {words}
    </Button>
  );
  switch (view.phase) {
    case 'tokenising':
    case 'submitting':
    case 'cancelling':
    case 'waiting':
      return view.atRisk || view.phase === 'tokenising' ? (
        <Note tone="info" icon="hourglass" role="status" title={t(`payment.${view.phase}`)} />
      ) : null;
    case 'slow':
      return (
        <Note
          tone="info"
          icon="hourglass"
          role="status"
          title={t(view.atRisk ? 'payment.slow' : 'step.slow')}
        >
          <div className="actions">{button('RETRY', t('interrupted.retry'))}</div>
        </Note>
      );
    case 'unreached':
      return (
        <FocusedNote
          tone="warning"
          icon="offline"
          title={t('payment.unreachedTitle')}
          actions={
            <>
              {button('RETRY', t('interrupted.retry'))}
              {button('EDIT', t('interrupted.edit'), true)}
            </>
          }
        >
          <p>{t('payment.unreachedText')}</p>
        </FocusedNote>
      );
    case 'lostAnswer':
      return (
        <FocusedNote
          tone="warning"
          icon="offline"
          title={t(view.atRisk ? 'payment.lostTitle' : 'interrupted.offlineTitle')}
          actions={button('RETRY', t('interrupted.retry'))}
        >
          <p>{t(view.atRisk ? 'payment.lostText' : 'interrupted.offlineText')}</p>
        </FocusedNote>
      );
    case 'failed':
      return (
        <FocusedNote
          tone="danger"
          title={t('payment.failedTitle')}
          actions={button('RETRY', t('interrupted.retry'))}
        >
          <p>
            {t(view.atRisk ? 'payment.failedText' : 'interrupted.failedText', {
              email: event.contact_email ?? '',
            })}
          </p>
        </FocusedNote>
      );
    case 'challenged':
      return (
        <FocusedNote
          tone="info"
          icon="lock"
          title={t(view.unconfirmed ? 'payment.unconfirmedTitle' : 'payment.challengedTitle')}
          actions={
            <>
              {button('CONTINUE', t('payment.toBank'))}
              {button('RETRY', t('payment.askAgain'), true)}
              {button('CANCEL', t('payment.cancel'), true)}
            </>
          }
        >
          <p>
            {view.unconfirmed
              ? t('payment.unconfirmedText', { confirmed: t('payment.askAgain') })
              : t('payment.challengedText')}
          </p>
        </FocusedNote>
      );
    case 'over':
      return null;
    default:
      return view.phase satisfies never;
  }
}
