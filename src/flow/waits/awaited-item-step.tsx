import type { BookedItem } from '#engine/event/cart/booked.ts';
import { DeclineInterruption, DeclineQuestion } from '#src/flow/decline/decline-question.tsx';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useLeaveItem } from './use-leave-item.ts';

interface AwaitedItemStepProps {
  readonly code: string;
  readonly awaited: BookedItem;
}

/** An item that a registration waits for, with the position and a button to leave its waitlist. */
export function AwaitedItemStep({ code, awaited }: AwaitedItemStepProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const { awaits = 'workshop', item } = awaited;
  const title = text(awaited.name);
  const { decline, isBusy } = useLeaveItem(code, awaits, item, { message: t('awaited.left'), title });
  const words = [text(awaited.detail), text(awaited.when), text(awaited.place)];
  return (
    <>
      <NextStep
        icon="hourglass"
        title={title}
        words={words.filter((part) => part !== '').join(' · ')}
        more={<DeclineInterruption {...decline} title={t('awaited.refused')} />}
      >
        <Button variant="secondary" size="s" busy={isBusy} onClick={() => decline.send({ type: 'DECLINE' })}>
          {t('awaited.leave')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </NextStep>
      <DeclineQuestion
        {...decline}
        title={t('awaited.leaveTitle')}
        yes={t('awaited.leave')}
        no={t('awaited.stay')}
        consequence={t('awaited.leaveText')}
      />
    </>
  );
}
