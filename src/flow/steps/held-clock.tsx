import type { ReactNode } from 'react';
import type { CartState } from '#engine/event/cart/cart.ts';
import { Icon } from '#ui/icon.tsx';
import { clockOf, spokenMinutes, useTimeLeft } from '#widgets/item-picker/time-left.ts';
import './held-clock.css';

interface HeldClockProps {
  readonly held: Pick<CartState, 'heldUntil' | 'clockOffset'>;
  /** Whether any of it has lapsed; undefined if nothing is held. */
  readonly hasLapsed: boolean | undefined;
  readonly words: {
    readonly over: string;
    readonly left: string;
    readonly minutes: (count: number) => string;
  };
  /** Said already where it is said again. */
  readonly silent: boolean;
  /** Shown when nothing is held. */
  readonly otherwise: ReactNode;
}

/** How long something is held, or that it no longer is. */
export function HeldClock({ held, hasLapsed, words, silent, otherwise }: HeldClockProps) {
  const left = useTimeLeft(held.heldUntil, held.clockOffset);
  if (hasLapsed === undefined) return otherwise;
  if (hasLapsed || left === 0) {
    return (
      <span
        className="held-left held-over"
        role={silent ? undefined : 'status'}
        aria-hidden={silent || undefined}
      >
        <Icon name="hourglass" size="s" /> {words.over}
      </span>
    );
  }
  if (left === undefined) return otherwise;
  const spoken = spokenMinutes(left);
  return (
    <span className="held-left" aria-hidden={silent || undefined}>
      <Icon name="clock" size="s" /> {words.left}{' '}
      <b className="num" role={silent ? undefined : 'timer'}>
        {clockOf(left)}
      </b>
      {!silent && (
        <span className="sr" role="status">
          {spoken !== undefined && words.minutes(spoken)}
        </span>
      )}
    </span>
  );
}
