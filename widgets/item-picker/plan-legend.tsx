import { useId } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from './choice-messages.ts';
import { MARKS } from './placed-offer.tsx';
import { Hatch } from './plan-area.tsx';
import type { Mark } from './plan-filter.tsx';

const STATES = ['free', 'yours', 'taken'] as const;

/** What the plan's fills and signs mean; it is told of each place itself too. */
export function PlanLegend({ marks, locale }: { marks: readonly Mark[]; locale: Locale }) {
  const id = useId();
  return (
    <ul className="choice-legend" aria-hidden="true">
      {STATES.map((state) => (
        <li key={state}>
          <svg viewBox="0 0 34 24" aria-hidden="true" focusable="false">
            <defs>
              <Hatch id={`${id}-${state}`} />
            </defs>
            <g className={`choice-place ${state}`}>
              <rect x={0.75} y={0.75} width={32.5} height={22.5} rx={2} />
              {state === 'taken' && (
                <rect
                  className="choice-place-hatch"
                  x={0.75}
                  y={0.75}
                  width={32.5}
                  height={22.5}
                  fill={`url(#${id}-${state})`}
                />
              )}
            </g>
          </svg>
          {say(`${state}Legend`, locale)}
        </li>
      ))}
      {marks.map((mark) => (
        <li key={mark}>
          <svg viewBox="-7 -2 14 16" className="choice-legend-mark" aria-hidden="true" focusable="false">
            <g className="choice-place">
              <path className={mark} d={MARKS[mark]} />
            </g>
          </svg>
          {say(mark, locale)}
        </li>
      ))}
    </ul>
  );
}
