import { type ReactNode, useSyncExternalStore } from 'react';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { HeldClock } from './held-clock.tsx';

interface HeldPlaceProps {
  readonly place: CartService;
  readonly silent?: boolean;
  readonly otherwise?: ReactNode;
}

/** How long the place of a draft is held, or that it no longer is; every save of a step extends it. */
export default function HeldPlace({ place, silent = false, otherwise = null }: HeldPlaceProps) {
  const { t } = useTranslation('registration');
  const state = useSyncExternalStore(place.subscribe, place.getSnapshot);
  const [own] = state.items.values();
  return (
    <HeldClock
      held={state}
      hasLapsed={own?.isLapsed}
      words={{
        over: t('step.placeHeldNoMore'),
        left: t('step.placeHeldFor'),
        minutes: (count) => t('step.placeHeldForMinutes', { count }),
      }}
      silent={silent}
      otherwise={otherwise}
    />
  );
}
