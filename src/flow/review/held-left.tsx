import type { ReactNode } from 'react';
import type { HeldItems } from '#engine/event/cart/booked.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { holdEnds } from '#widgets/item-picker/hold-ends.ts';
import { clockOf, useTimeLeft } from '#widgets/item-picker/time-left.ts';

interface HeldLeftProps {
  readonly held: HeldItems;
  readonly clockOffset: number;
  /** Shown when nothing is held. */
  readonly otherwise: ReactNode;
}

/** The time until the first hold expires, next to the button; the note above announces it for both. */
export default function HeldLeft({ held, clockOffset, otherwise }: HeldLeftProps) {
  const { t } = useTranslation('registration');
  const [first] = holdEnds(held.items, useLocale());
  const left = useTimeLeft(first?.until, clockOffset);
  if (left === undefined || left === 0) return otherwise;
  return (
    <span className="hold-left" aria-hidden="true">
      <Icon name="clock" size="s" /> {t('review.heldLeft')} <b className="num">{clockOf(left)}</b>
    </span>
  );
}
