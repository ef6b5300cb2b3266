import { useTranslation } from 'react-i18next';
import { formatList } from '#engine/format/list.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { sessionClock } from '#engine/schedule/session-clock.ts';
import type { WorkshopConflict } from '#engine/schedule/workshop-conflicts.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { ChosenSession } from '#src/lib/my-workshops/chosen-session.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/icon.tsx';

interface BasketItemProps {
  readonly session: ChosenSession;
  /** The time zone that it is told in. */
  readonly zone: string;
  readonly conflicts: readonly WorkshopConflict<ChosenSession>[];
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** One of the visitor's workshops: when, where, what it conflicts by, and how to be rid of it. */
export function BasketItem({ session, zone, conflicts, busy, onRemove }: BasketItemProps) {
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
  return (
    <li className={conflicts.length > 0 ? 'clash' : undefined} aria-busy={busy || undefined}>
      <div>
        <b>{title}</b>
        <span className="small soft">{[times, place].filter(Boolean).join(', ')}</span>
        {why.size > 0 && <p className="basket-why">{[...why].join('. ')}</p>}
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
    </li>
  );
}
