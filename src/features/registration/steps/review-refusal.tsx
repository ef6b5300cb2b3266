import { useTranslation } from 'react-i18next';
import type { RegistrationView } from '#machines/registration/registration.connect.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { Note } from '#src/ui/note.tsx';

/** Why the last try to submit was refused, where it was not the answers: the card, a seat that has gone. */
export function ReviewRefusal({ view }: { view: RegistrationView }) {
  const { t } = useTranslation('registration');
  const event = useEvent();
  if (view.phase !== 'editing' || !view.failure) return null;
  const { kind, errors } = view.failure;
  const messages = Object.values(errors).flat();
  const list = messages.map((message) => <p key={message}>{message}</p>);
  switch (kind) {
    case 'declined':
      return (
        <Note tone="danger" icon="card" role="alert" title={t('payment.declinedTitle')}>
          {list}
          <p>{t('payment.declinedText')}</p>
        </Note>
      );
    case 'full':
      return (
        <Note tone="warning" role="alert" title={t('payment.goneTitle')}>
          {list}
        </Note>
      );
    case 'invalid':
      return (
        <Note tone="warning" role="alert" title={messages.length > 0 ? t('step.generalError') : undefined}>
          {messages.length > 0 ? list : <p>{t('payment.enterAgain')}</p>}
        </Note>
      );
    default:
      return (
        <Note tone="danger" role="alert" title={t('interrupted.failedTitle')}>
          <p>{t('interrupted.failedText', { email: event.contact_email ?? '' })}</p>
        </Note>
      );
  }
}
