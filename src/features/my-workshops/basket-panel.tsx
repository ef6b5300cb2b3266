import { Fragment } from 'react';
import { Link } from 'react-router';
import { sessionClock } from '#engine/event/schedule/session-clock.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay } from '#engine/form/format/wall-clock.ts';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import { useChosenZone } from '#src/flow/my-workshops/use-chosen-zone.ts';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyArt } from '#src/ui/empty-art.tsx';
import { Icon } from '#ui/icon.tsx';
import { BasketConflicts } from './basket-conflicts.tsx';
import { BasketItem } from './basket-item.tsx';
import { useSeatsNow } from './use-seats-now.ts';
import './basket.css';

interface BasketPanelProps {
  readonly id: string;
  readonly workshops: MyWorkshops;
  readonly onClose: () => void;
}

/** The open basket: conflicts, workshops by day, and the link to register (spec §2, §4). */
export function BasketPanel({ id, workshops, onClose }: BasketPanelProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const { entries, conflicts, isHeld } = workshops;
  const { timezone, tracks } = useEvent();
  const zone = useChosenZone();
  // With a single time zone there is no need to name it.
  const isToldWhose = [zone, ...tracks.map((track) => track.timezone)].some((each) => each !== timezone);
  const isEmpty = entries.length === 0;
  const seats = useSeatsNow(workshops);

  /** Focus moves to the heading, since the removed row had it. */
  function remove(session: ChosenSession) {
    workshops.remove(session);
    document.getElementById(`${id}-head`)?.focus();
  }

  function takeInstead(session: ChosenSession, other: ChosenSession) {
    workshops.remove(session);
    workshops.add(other);
    document.getElementById(`${id}-head`)?.focus();
  }

  return (
    <div className="basket" id={id} role="dialog" aria-labelledby={`${id}-head`}>
      <div className="basket-head">
        <h2 id={`${id}-head`} tabIndex={-1}>
          {t('basket')}
        </h2>
        <button
          type="button"
          className={`${buttonClass({ iconOnly: true })} only-mobile`}
          aria-label={t('close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <BasketConflicts conflicts={conflicts} />
      {isEmpty && (
        <div className="basket-empty">
          <span className="basket-art">
            <EmptyArt />
          </span>
          <b>{t('basket_empty')}</b>
          <p>{t('basket_empty_text')}</p>
          <Link className={buttonClass({ variant: 'secondary', size: 's' })} to={pathTo('schedule', locale)}>
            {t('basket_schedule_link')}
          </Link>
        </div>
      )}
      {byDay(entries, zone).map(([day, sessions]) => (
        <Fragment key={day}>
          <h3 className="basket-day">
            {firstUpper(
              formatWallDay(day, locale, { weekday: 'long', month: 'long', day: 'numeric' }),
              locale,
            )}
          </h3>
          <ul>
            {sessions.map((session) => (
              <BasketItem
                key={session.workshops_session_code}
                session={session}
                zone={zone}
                conflicts={conflicts.filter((each) => each.sessions.includes(session))}
                busy={workshops.isBusy(session.workshops_session_code)}
                seats={seats.get(session.workshops_session_code)}
                has={workshops.has}
                onRemove={() => remove(session)}
                onTake={(other) => takeInstead(session, other)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      <div className="basket-foot">
        {isToldWhose && !isEmpty && (
          <p className="small soft">
            {t(zone === timezone ? 'zone_line_event' : 'zone_line_chosen', {
              zone: zoneNameOf(zone, locale),
              city: zoneCityOf(zone, locale),
            })}
          </p>
        )}
        {!isHeld && !isEmpty && <p className="small soft">{t('basket_kept')}</p>}
        <Link className={buttonClass()} to={pathTo('registration.start', locale)} onClick={onClose}>
          {t('basket_register')}
        </Link>
      </div>
    </div>
  );
}

/** Sessions grouped by their date in a time zone; they are sorted by start. */
function byDay(entries: readonly ChosenSession[], zone: string): [string, ChosenSession[]][] {
  const days = new Map<string, ChosenSession[]>();
  for (const session of entries) {
    const day = sessionClock(session, zone).start.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return [...days];
}
