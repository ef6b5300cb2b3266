import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { connectPayment } from '#machines/payment/payment.connect.ts';
import type { PaymentMachine } from '#machines/payment/payment.machine.ts';
import { SUBMISSION } from '#machines/registration/registration-setup.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import type { RegistrationFlow } from '../flow/registration-flow.ts';

/** What goes on with the submission and its payment, with the ways on that its statechart offers. */
export function SubmissionNote({ flow }: { flow: RegistrationFlow }) {
  const actor = useSelector(
    flow.actor,
    (state) => state.children[SUBMISSION] as ActorRefFrom<PaymentMachine> | undefined,
  );
  return actor ? <UnderWay actor={actor} flow={flow} /> : null;
}

function UnderWay({ actor, flow }: { actor: ActorRefFrom<PaymentMachine>; flow: RegistrationFlow }) {
  const { t } = useTranslation('registration');
  const event = useEvent();
  const view = connectPayment(useSelector(actor, (state) => state));
  const { send } = flow.actor;
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
        <Note tone="warning" icon="offline" role="alert" title={t('payment.unreachedTitle')}>
          <p>{t('payment.unreachedText')}</p>
          <div className="actions">
            {button('RETRY', t('interrupted.retry'))}
            {button('EDIT', t('interrupted.edit'), true)}
          </div>
        </Note>
      );
    case 'lostAnswer':
      return (
        <Note
          tone="warning"
          icon="offline"
          role="alert"
          title={t(view.atRisk ? 'payment.lostTitle' : 'interrupted.offlineTitle')}
        >
          <p>{t(view.atRisk ? 'payment.lostText' : 'interrupted.offlineText')}</p>
          <div className="actions">{button('RETRY', t('interrupted.retry'))}</div>
        </Note>
      );
    case 'failed':
      return (
        <Note tone="danger" role="alert" title={t('payment.failedTitle')}>
          <p>
            {t(view.atRisk ? 'payment.failedText' : 'interrupted.failedText', {
              email: event.contact_email ?? '',
            })}
          </p>
          <div className="actions">{button('RETRY', t('interrupted.retry'))}</div>
        </Note>
      );
    case 'challenged':
      return (
        <Note tone="info" icon="lock" role="alert" title={t('payment.challengedTitle')}>
          <p>{t('payment.challengedText')}</p>
          <div className="actions">
            {button('CONTINUE', t('payment.toBank'))}
            {button('RETRY', t('payment.askAgain'), true)}
            {button('CANCEL', t('payment.cancel'), true)}
          </div>
        </Note>
      );
    case 'over':
      return null;
    default:
      return view.phase satisfies never;
  }
}
