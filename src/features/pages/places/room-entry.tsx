import { Link } from 'react-router';
import type { FloorPlan } from '#engine/contract/site.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { usePublicLink } from '#src/api/use-public-link.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { sessionLink } from '../parts/session-link.ts';

type Room = FloorPlan['rooms'][number];

export interface RoomEntryProps {
  readonly room: Room;
  readonly hidden: boolean;
  readonly chosen: boolean;
  readonly pointed: boolean;
  readonly onChoose: (code: string) => void;
  readonly onPoint: (code: string | undefined) => void;
}

/** A room in the list; once selected, it shows what is on next. */
export function RoomEntry({ room, hidden, chosen, pointed, onChoose, onPoint }: RoomEntryProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  const stepFree = room.step_free === 'Y';
  return (
    <li
      id={`room-${room.code}`}
      hidden={hidden}
      data-pointed={pointed || undefined}
      onPointerEnter={() => onPoint(room.code)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <button type="button" aria-pressed={chosen} onClick={() => onChoose(room.code)}>
        <b>
          {chosen && <Icon name="check" />}
          {text(room.name)}
        </b>
        {room.text && <span>{text(room.text)}</span>}
        {!stepFree && (
          <span className="plan-steps">
            <Icon name="alert" size="s" /> {t('plan_steps')}
          </span>
        )}
      </button>
      {chosen && <NextHere sessions={room.sessions} />}
    </li>
  );
}

/** The next sessions in the room. Rooms are selected by visitors, so the server never renders the time. */
function NextHere({ sessions }: Pick<Room, 'sessions'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const locale = useLocale();
  const toPage = usePublicLink();
  const next = sessions.find(({ end }) => Date.parse(end) > Date.now());
  if (!next) return sessions.length > 0 ? <p className="plan-next">{t('plan_over')}</p> : null;
  const day = formatWallDay(next.start, locale, { weekday: 'long' });
  return (
    <p className="plan-next">
      {t('plan_next', { when: t('on_day', { day, times: formatWallTime(next.start, locale) }) })}{' '}
      <Link to={toPage(sessionLink(next.workshops_session_code))}>{text(next.workshops_title)}</Link>
    </p>
  );
}
