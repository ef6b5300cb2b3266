import { type KeyboardEvent, useRef } from 'react';
import type { FloorPlan } from '#engine/contract/site.ts';
import { useText } from '#src/lib/i18n/use-text.ts';

export interface FloorTabsProps {
  readonly id: string;
  readonly label: string;
  readonly floors: FloorPlan['floors'];
  readonly current: string;
  readonly onChoose: (floor: string) => void;
}

/** The floors as tabs. */
export function FloorTabs({ id, label, floors, current, onChoose }: FloorTabsProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = floors.findIndex(({ code }) => code === current);
    const to = (at + step + floors.length) % floors.length;
    const next = floors[to];
    if (!next) return;
    onChoose(next.code);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <div ref={list} className="tabs plan-floors" role="tablist" aria-label={label}>
      {floors.map(({ code, label: words }) => (
        <button
          key={code}
          type="button"
          role="tab"
          aria-controls={`${id}-panel`}
          aria-selected={code === current}
          tabIndex={code === current ? 0 : -1}
          onClick={() => onChoose(code)}
          onKeyDown={move}
        >
          {text(words)}
        </button>
      ))}
    </div>
  );
}
