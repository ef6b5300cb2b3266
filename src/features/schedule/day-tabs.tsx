import { type KeyboardEvent, memo, useRef } from 'react';
import type { Event } from '#engine/contract/event.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay } from '#engine/form/format/wall-clock.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

type Day = Event['days'][number];

interface DayTabsProps {
  readonly id: string;
  readonly days: readonly Day[];
  readonly current: string;
  /** The number of matching workshops by day. */
  readonly counts: ReadonlyMap<string, number>;
  readonly onChoose: (day: string) => void;
}

/** Where an arrow, Home or End leads from a tab (WAI-ARIA Authoring Practices, "Tabs"). */
function target(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Tabs for the days with workshops, each with its number of matches. */
export const DayTabs = memo(function DayTabs({ id, days, current, counts, onChoose }: DayTabsProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = days.findIndex(({ code }) => code === current);
    const to = target(event.key, at, days.length);
    const next = to === undefined ? undefined : days[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next.code);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label={t('days')}>
      {days.map(({ code, date }) => (
        <button
          key={code}
          type="button"
          role="tab"
          id={`${id}-tab-${code}`}
          aria-controls={`${id}-panel`}
          aria-selected={code === current}
          tabIndex={code === current ? 0 : -1}
          onClick={() => onChoose(code)}
          onKeyDown={move}
        >
          <span className="day-name">
            {firstUpper(formatWallDay(date, locale, { weekday: 'long' }), locale)}
          </span>{' '}
          <small>{formatWallDay(date, locale, { month: 'short', day: 'numeric' })}</small>{' '}
          <span className="chip-count" aria-hidden="true">
            {counts.get(code) ?? 0}
          </span>
          <VisuallyHidden>{t('found', { count: counts.get(code) ?? 0 })}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
});
