import type { Session } from '#engine/event/schedule/session.ts';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

interface SessionActionsProps {
  readonly session: Session;
  readonly workshops: MyWorkshops;
}

/** Adds a session to My Workshops, removes it, or joins its waitlist. */
export function SessionActions({ session, workshops }: SessionActionsProps) {
  const { t } = useTranslation('schedule');
  const code = session.workshops_session_code;
  const busy = workshops.isBusy(code);
  const { wait } = workshops;
  if (workshops.has(code)) {
    return (
      <Button variant="secondary" icon="trash" busy={busy} onClick={() => workshops.remove(session)}>
        {t('remove')}
      </Button>
    );
  }
  if (session.availability !== 'full') {
    return (
      <Button icon="plus" busy={busy} onClick={() => workshops.add(session)}>
        {t('add')}
      </Button>
    );
  }
  if (!wait) return <p className="soft">{t('full_register')}</p>;
  const waiting = workshops.isWaiting(code);
  return (
    <Button variant="secondary" icon="hourglass" busy={busy} onClick={() => wait(session, waiting)}>
      {t(waiting ? 'leave' : 'join')}
    </Button>
  );
}
