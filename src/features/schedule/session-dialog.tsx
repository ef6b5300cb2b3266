import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { SessionTags } from '#widgets/workshop-picker/session-tags.tsx';
import { RoomOnPlan } from './room-on-plan.tsx';
import { SessionActions } from './session-actions.tsx';

interface SessionDialogProps {
  readonly code: string;
  readonly times: readonly ScheduleTime[];
  readonly workshops: MyWorkshops;
  readonly onOpen: (session: string) => void;
  readonly onClose: () => void;
}

const NONE: readonly Session[] = [];

/** "Friday, February 19, 10:30 am". */
function whenOf(session: Session, locale: Locale): string {
  const start = session.workshops_schedule_start;
  const day = formatWallDay(start, locale, { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day}, ${formatWallTime(start, locale)}`;
}

/** Everything about a session, at an address of its own; one that has left the schedule says so. */
export function SessionDialog({ code, times, workshops, onOpen, onClose }: SessionDialogProps) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const locale = useLocale();
  // What the list has is shown at once; how full it is now, and what left the schedule, is asked for.
  const { data: detail, error } = useQuery({
    ...query(useCall(), api.schedule.getSessionDetail, { params: { x: code } }),
    staleTime: 0,
    retry: false,
  });
  const isGone = error instanceof ApiFailure && error.status === 404;
  const all = times.flatMap((time) => time.sessions);
  const listed = all.find((each) => each.workshops_session_code === code);
  const session = isGone ? undefined : (detail?.session ?? listed);
  if (!session) {
    return (
      <Dialog open dismissable title={t('details')} closeLabel={t('close')} onClose={onClose}>
        <p>{t('session_gone')}</p>
      </Dialog>
    );
  }
  const again =
    detail?.offered_again ??
    all.filter((each) => session.offered_again.includes(each.workshops_session_code));
  const place = (each: Session) =>
    text(each.room) || (each.workshops_session_type === 'O' ? t('online') : '');
  const end = formatWallTime(session.workshops_schedule_end, locale);
  return (
    <Dialog
      open
      dismissable
      className="session-dialog"
      title={text(session.workshops_title)}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<SessionActions session={session} workshops={workshops} />}
    >
      <SessionTags session={session} again={NONE} locale={locale} />
      <p>{text(session.description)}</p>
      <dl>
        <div>
          <dt>{t('when')}</dt>
          <dd>
            {whenOf(session, locale)} {t('until', { time: end })}
            <br />
            <span className="soft">{zoneNameOf(session.workshops_schedule_track_timezone, locale)}</span>
          </dd>
        </div>
        {place(session) && (
          <div>
            <dt>{t('room')}</dt>
            <dd>
              <RoomOnPlan room={session.room}>{place(session)}</RoomOnPlan>
            </dd>
          </div>
        )}
        {session.presenters.length > 0 && (
          <div>
            <dt>{t('presenters')}</dt>
            <dd>
              {session.presenters.map(({ name, role }) => (
                <p key={name}>
                  {name}
                  {role && <span className="soft">, {text(role)}</span>}
                </p>
              ))}
            </dd>
          </div>
        )}
        {again.length > 0 && (
          <div>
            <dt>{t('offered_again')}</dt>
            <dd>
              {again.map((each) => (
                <p key={each.workshops_session_code}>
                  <button type="button" className="link" onClick={() => onOpen(each.workshops_session_code)}>
                    {[whenOf(each, locale), place(each)].filter(Boolean).join(', ')}
                  </button>
                </p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
