import type { WorkshopCartEntry } from '#engine/event/cart/workshop-cart.ts';
import { byStart } from '#engine/event/schedule/workshop-conflicts.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import '../fees/fees.css';
import './workshop-list.css';

interface WorkshopListProps {
  readonly workshops: readonly WorkshopCartEntry[];
  readonly heading?: boolean;
}

/** Selected workshops by start, with time, room and what to bring. */
export function WorkshopList({ workshops, heading = false }: WorkshopListProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const held = byStart(workshops.filter(({ workshops_cart_status }) => workshops_cart_status === 'Y'));
  if (held.length === 0) return null;
  return (
    <>
      {heading && <h3>{t('review.workshops')}</h3>}
      <ul className="workshop-lines">
        {held.map((session) => (
          <li key={session.workshops_session_code}>
            <span className="num soft nowrap">
              {firstUpper(
                formatWallDay(session.workshops_schedule_start, locale, { weekday: 'short' }),
                locale,
              )}
              , {formatWallTime(session.workshops_schedule_start, locale)}
              <span className="fee-detail">
                {zoneNameOf(session.workshops_schedule_track_timezone, locale)}
              </span>
            </span>
            <span>
              <b>{text(session.workshops_title)}</b>
              <span className="fee-detail">
                {[
                  formatList(
                    session.presenters.map(({ name }) => name),
                    locale,
                  ),
                  session.room && text(session.room),
                  session.equipment && t('review.bring', { what: text(session.equipment) }),
                ]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
