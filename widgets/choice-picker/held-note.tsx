import type { CartState } from '#engine/cart/cart.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { Icon } from '../parts/icon.tsx';
import { clockOf } from '../workshop-picker/hold-note.tsx';
import { useTimeLeft } from '../workshop-picker/use-time-left.ts';
import { say } from './words.ts';
import './held-note.css';

/** Minutes at which the time left is spoken; more often would only disturb (look: "Seat hold"). */
const SPOKEN = [5, 2, 1];

function spokenAt(seconds: number, locale: Locale): string {
  const minutes = SPOKEN.find((each) => seconds <= each * 60 && seconds > each * 60 - 30);
  if (minutes === undefined) return '';
  return minutes === 1 ? say('minuteLeft', locale) : say('minutesLeft', locale, { count: minutes });
}

interface HeldNoteProps {
  readonly state: Pick<CartState, 'heldUntil' | 'clockOffset' | 'items'>;
  readonly locale: Locale;
}

/** How long what was chosen is kept for who chose it. */
export function HeldNote({ state, locale }: HeldNoteProps) {
  const left = useTimeLeft(state.heldUntil, state.clockOffset);
  const items = [...state.items.values()];
  const names = items.flatMap(({ quantity, name }) => (quantity > 0 ? [resolveText(name, locale)] : []));
  if (left === 0 || items.some(({ isLapsed }) => isLapsed)) {
    return (
      <p className="choice-held" role="status">
        <Icon name="clock" /> {say('lapsed', locale)}
      </p>
    );
  }
  if (left === undefined || names.length === 0) return null;
  return (
    <p className="choice-held">
      <Icon name="clock" />
      <span>
        {say('held', locale)} <b>{names.join(', ')}</b>
      </span>
      <b className="num" role="timer" aria-label={say('timeLeft', locale)}>
        {clockOf(left)}
      </b>
      <span className="sr" role="status">
        {spokenAt(left, locale)}
      </span>
    </p>
  );
}
