import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { query } from '#src/api/query.ts';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SessionTags } from '#widgets/workshop-picker/session-tags.tsx';
import { RoomOnPlan } from './room-on-plan.tsx';
import { otherDay } from './row-words.ts';
import { SessionActions } from './session-actions.tsx';
import type { ZoneClock } from './zone-clock.ts';

interface SessionDialogProps {
  readonly code: string;
  readonly times: readonly ScheduleTime[];
  /** The clock that all times are told by. */
  readonly zone: string;
  readonly clock: ZoneClock;
  readonly workshops: MyWorkshops;
  readonly onOpen: (session: string) => void;
  readonly onClose: () => void;
}

const NONE: readonly Session[] = [];

/** "Friday, February 19, 10:30 am". */
function whenAt(start: string, locale: Locale): string {
  const day = formatWallDay(start, locale, { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day}, ${formatWallTime(start, locale)}`;
}

/** All details of a session, at its own address; a removed one says so. */
export function SessionDialog({ code, times, zone, clock, workshops, onOpen, onClose }: SessionDialogProps) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const locale = useLocale();
  const { timezone } = useEvent();
  // The list's data is shown immediately; current availability, and removed sessions, are requested.
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
  const when = (each: Session, of = zone) => whenAt(clock(each.workshops_schedule_start, of), locale);
  const until = (of: string) => {
    const [start, end] = [session.workshops_schedule_start, session.workshops_schedule_end];
    const day = otherDay(clock(end, of), clock(start, of).slice(0, 10), locale);
    const time = t('until', { time: formatWallTime(clock(end, of), locale) });
    return day ? `${time} (${day})` : time;
  };
  // The venue's time, and the track's if it differs.
  const othersOf = ({ workshops_schedule_track_timezone }: Session) =>
    [...new Set([timezone, workshops_schedule_track_timezone])].filter((other) => other !== zone);
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
            {firstUpper(when(session), locale)} {until(zone)}
            <br />
            <span className="soft">{zoneNameOf(zone, locale)}</span>
            {othersOf(session).map((other) => (
              <span className="soft" key={other}>
                <br />
                {t('there', {
                  time: `${when(session, other)} ${until(other)}`,
                  city: zoneCityOf(other, locale),
                })}
              </span>
            ))}
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
                    {[when(each), place(each)].filter(Boolean).join(', ')}
                  </button>
                  {othersOf(each).map((other) => (
                    <span className="soft" key={other}>
                      <br />
                      {t('there', { time: when(each, other), city: zoneCityOf(other, locale) })}
                    </span>
                  ))}
                </p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
