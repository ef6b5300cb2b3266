import type { ReactNode } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useFirstHeld } from '#widgets/item-picker/held-on-page.ts';
import { HeldClock } from './held-clock.tsx';

interface HeldChoicesProps {
  readonly silent?: boolean;
  readonly otherwise: ReactNode;
}

/** How long what is chosen in the pickers of a step is held; otherwise what is shown of a step without them. */
export default function HeldChoices({ silent = false, otherwise }: HeldChoicesProps) {
  const { t } = useTranslation('registration');
  const held = useFirstHeld();
  if (!held) return otherwise;
  return (
    <HeldClock
      held={held}
      hasLapsed={false}
      words={{
        over: t('step.choicesHeldNoMore'),
        left: t('step.choicesHeldFor'),
        minutes: (count) => t('step.choicesHeldForMinutes', { count }),
      }}
      silent={silent}
      otherwise={otherwise}
    />
  );
}
