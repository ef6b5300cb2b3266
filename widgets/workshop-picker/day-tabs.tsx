import { type KeyboardEvent, useRef } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';

export interface DayTab {
  readonly day: string;
  readonly label: string;
  /** How many of its sessions are picked. */
  readonly picked: number;
}

interface DayTabsProps {
  readonly id: string;
  readonly days: readonly DayTab[];
  readonly current: string;
  readonly locale: Locale;
  readonly onChoose: (day: string) => void;
}

/** The days of the schedule as tabs: arrows go from one to the next (WAI-ARIA Authoring Practices, "Tabs"). */
export function DayTabs({ id, days, current, locale, onChoose }: DayTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = days.findIndex(({ day }) => day === current);

  function move(event: KeyboardEvent): void {
    const last = days.length - 1;
    const to =
      event.key === 'ArrowRight'
        ? (at + 1) % days.length
        : event.key === 'ArrowLeft'
          ? (at + last) % days.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? last
              : undefined;
    const next = to === undefined ? undefined : days[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next.day);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label={say('days', locale)}>
      {days.map(({ day, label, picked }) => (
        <button
          key={day}
          type="button"
          role="tab"
          id={`${id}-tab-${day}`}
          aria-controls={`${id}-panel`}
          aria-selected={day === current}
          tabIndex={day === current ? 0 : -1}
          onClick={() => onChoose(day)}
          onKeyDown={move}
        >
          {label} {picked > 0 && <small>{say('chosen', locale, { count: picked })}</small>}
        </button>
      ))}
    </div>
  );
}
