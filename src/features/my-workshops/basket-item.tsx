import { useId, useState } from 'react';
import { sessionClock } from '#engine/event/schedule/session-clock.ts';
import type { SessionSeats } from '#engine/event/schedule/session-seats.ts';
import type { WorkshopConflict } from '#engine/event/schedule/workshop-conflicts.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Tag } from '#src/ui/tag.tsx';
import { Icon } from '#ui/icon.tsx';
import { BasketAbout } from './basket-about.tsx';
import { BasketOthers } from './basket-others.tsx';
import './basket-item.css';

interface BasketItemProps {
  readonly session: ChosenSession;
  /** The time zone of its times. */
  readonly zone: string;
  readonly conflicts: readonly WorkshopConflict<ChosenSession>[];
  readonly busy: boolean;
  /** How full it is now, where that is known. */
  readonly seats: SessionSeats | undefined;
  readonly has: (code: string) => boolean;
  readonly onRemove: () => void;
  /** Replaces it with another session at the same time. */
  readonly onTake: (other: ChosenSession) => void;
}

/**
 * One of the visitor's workshops: time, room, description, conflicts, alternatives if it is full, and a button to
 * remove it.
 */
export function BasketItem({
  session,
  zone,
  conflicts,
  busy,
  seats,
  has,
  onRemove,
  onTake,
}: BasketItemProps) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const locale = useLocale();
  const title = text(session.workshops_title);
  const { start, end } = sessionClock(session, zone);
  const times = t('to', { start: formatWallTime(start, locale), end: formatWallTime(end, locale) });
  const place = text(session.room) || (session.workshops_session_type === 'O' ? t('online') : '');
  const why = new Set(
    conflicts.map(({ kind, sessions }) => {
      const others = sessions.filter((each) => each !== session);
      const days = others.map((each) =>
        formatWallDay(sessionClock(each, zone).start, locale, { weekday: 'long' }),
      );
      return t(`why_${kind}`, { day: formatList(days, locale) });
    }),
  );
  const [part, setPart] = useState<'about' | 'others'>();
  const id = useId();
  const toggle = (asked: 'about' | 'others') => setPart(part === asked ? undefined : asked);
  const isFull = seats?.availability === 'full';
  // A visitor with a seat needs no alternatives.
  const shown = part === 'others' && !isFull ? undefined : part;
  return (
    <li className={conflicts.length > 0 ? 'clash' : undefined} aria-busy={busy || undefined}>
      <div>
        <b>
          <button
            type="button"
            className="basket-title"
            aria-expanded={shown === 'about'}
            aria-controls={shown === 'about' ? id : undefined}
            onClick={() => toggle('about')}
          >
            {title}
            <Icon name={shown === 'about' ? 'chevron-up' : 'chevron-down'} size="s" />
          </button>
        </b>
        <span className="small soft">{[times, place].filter(Boolean).join(', ')}</span>
        {why.size > 0 && <p className="basket-why">{[...why].join('. ')}</p>}
        {isFull && (
          <p className="basket-state">
            <Tag outline>{t('full')}</Tag>
            <Button
              variant="quiet"
              size="s"
              aria-expanded={shown === 'others'}
              aria-controls={shown === 'others' ? id : undefined}
              onClick={() => toggle('others')}
            >
              {t('basket_others')}
            </Button>
          </p>
        )}
        {seats?.availability === 'limited' && seats.seats_left !== undefined && (
          <p className="basket-state">
            <Tag tone="warning" icon="hourglass">
              {t('left', { count: seats.seats_left })}
            </Tag>
          </p>
        )}
      </div>
      <button
        type="button"
        className={buttonClass({ iconOnly: true })}
        aria-label={t('basket_remove', { title })}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onRemove}
      >
        <Icon name="trash" />
      </button>
      {shown && (
        <div className="basket-part" id={id}>
          {shown === 'about' && <BasketAbout workshop={session.workshops_code} />}
          {shown === 'others' && <BasketOthers session={session} has={has} onTake={onTake} />}
        </div>
      )}
    </li>
  );
}
