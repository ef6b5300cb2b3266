import { useTranslation } from 'react-i18next';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import type { RegistrationFlow } from '../dossier/registration-flow.ts';
import { ChangeList } from './change-list.tsx';

/** What has interrupted a step, in words, with the ways on that the statechart offers. */
export function Interruption({ view, flow }: { view: FlowView; flow: RegistrationFlow }) {
  const { t } = useTranslation('registration');
  const event = useEvent();
  const send = flow.actor.send;
  const retry = (
    <Button size="s" onClick={() => send({ type: 'RETRY' })}>
      {t('interrupted.retry')}
    </Button>
  );
  const edit = (
    <Button size="s" variant="quiet" onClick={() => send({ type: 'EDIT' })}>
      {t('interrupted.edit')}
    </Button>
  );
  switch (view.phase) {
    case 'lostConnection':
      return (
        <Note tone="warning" icon="offline" role="alert" title={t('interrupted.offlineTitle')}>
          <p>{t('interrupted.offlineText')}</p>
          <div className="actions">
            {retry}
            {edit}
          </div>
        </Note>
      );
    case 'failed':
      return (
        <Note tone="danger" role="alert" title={t('interrupted.failedTitle')}>
          <p>{t('interrupted.failedText', { email: event.contact_email ?? '' })}</p>
          <div className="actions">
            {retry}
            {edit}
          </div>
        </Note>
      );
    case 'changed':
      return (
        <Note tone="info" role="alert" title={t('interrupted.staleTitle')}>
          <p>{t('interrupted.staleText')}</p>
          <ChangeList changes={view.failure?.changes ?? []} />
          <div className="actions">
            <Button size="s" onClick={() => send({ type: 'CONTINUE' })}>
              {t('interrupted.continue')}
            </Button>
          </div>
        </Note>
      );
    case 'slow':
      return (
        <Note tone="info" icon="hourglass" role="status" title={t('step.slow')}>
          <div className="actions">{retry}</div>
        </Note>
      );
    default:
      return null;
  }
}
