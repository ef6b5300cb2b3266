import type { Dossier } from '#engine/contract/registration.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#src/ui/icon.tsx';
import { clockOf, useTimeLeft } from '#widgets/item-picker/time-left.ts';
import './held-tickets.css';

/** Minutes left at which a screen reader says so. */
const SPOKEN = [5, 2, 1];

/** Until when a place is held, and the server's time when it said so. */
type Held = NonNullable<Dossier['place_held']>;

const receivedAt = new WeakMap<Held, number>();

/** How far the server's clock is ahead of the device's, which may be wrong, in milliseconds. */
function clockOffset(held: Held): number {
  const received = receivedAt.get(held) ?? Date.now();
  receivedAt.set(held, received);
  return Date.parse(held.now) - received;
}

interface HeldPlaceProps {
  readonly held: Held;
  /** Shown already where it is shown again. */
  readonly silent?: boolean;
}

/** How long the place of a draft is held, or that it no longer is; every save of a step extends it. */
export default function HeldPlace({ held, silent = false }: HeldPlaceProps) {
  const { t } = useTranslation('registration');
  const left = useTimeLeft(held.until, clockOffset(held)) ?? 0;
  if (left === 0) {
    return (
      <span
        className="held-left held-over"
        role={silent ? undefined : 'status'}
        aria-hidden={silent || undefined}
      >
        <Icon name="hourglass" size="s" /> {t('step.placeHeldNoMore')}
      </span>
    );
  }
  const spoken = SPOKEN.find((minutes) => left <= minutes * 60 && left > minutes * 60 - 30);
  return (
    <span className="held-left" aria-hidden={silent || undefined}>
      <Icon name="clock" size="s" /> {t('step.placeHeldFor')}{' '}
      <b className="num" role={silent ? undefined : 'timer'}>
        {clockOf(left)}
      </b>
      {!silent && (
        <span className="sr" role="status">
          {spoken !== undefined && t('step.placeHeldForMinutes', { count: spoken })}
        </span>
      )}
    </span>
  );
}
