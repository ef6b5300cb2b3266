import { Link } from 'react-router';
import type { OfferedItem } from '#engine/event/cart/booked.ts';
import { formatMoment } from '#engine/form/format/moment.ts';
import { DeclineInterruption, DeclineQuestion } from '#src/flow/decline/decline-question.tsx';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useLeaveItem } from './use-leave-item.ts';

interface OfferedItemStepProps {
  readonly code: string;
  readonly offered: OfferedItem;
  /** The page on which it is accepted. */
  readonly acceptAt: string;
}

/** An offered item: shows the price difference before accepting. */
export function OfferedItemStep({ code, offered, acceptAt }: OfferedItemStepProps) {
  const { t } = useTranslation(['manage', 'registration']);
  const text = useText();
  const locale = useLocale();
  const title = text(offered.name);
  const left = { message: t('offered.left'), title };
  const { decline, isBusy } = useLeaveItem(code, offered.kind, offered.item, left);
  const words = [
    text(offered.detail),
    text(offered.when),
    text(offered.place),
    t('offered.until', { until: formatMoment(offered.until, locale) }),
  ];
  return (
    <>
      <NextStep
        icon="ticket"
        title={title}
        words={words.filter((part) => part !== '').join(' · ')}
        more={<DeclineInterruption {...decline} />}
      >
        <div className="offered-buttons">
          <Link className={buttonClass({ size: 's' })} to={acceptAt}>
            {t('offered.take')} <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
          <Button
            variant="secondary"
            size="s"
            busy={isBusy}
            onClick={() => decline.send({ type: 'DECLINE' })}
          >
            {t('registration:waitlist.decline')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </div>
      </NextStep>
      <DeclineQuestion {...decline} consequence={t('offered.leaveText')} />
    </>
  );
}
