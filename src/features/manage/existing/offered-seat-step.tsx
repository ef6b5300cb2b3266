import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { api } from '#engine/contract/api.ts';
import type { OfferedSeat } from '#engine/contract/booked.ts';
import { formatMoment } from '#engine/format/moment.ts';
import { DeclineInterruption, DeclineQuestion } from '#src/flow/decline/decline-question.tsx';
import { type Decline, useDecline } from '#src/flow/decline/use-decline.ts';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

interface OfferedSeatStepProps {
  readonly code: string;
  readonly seat: OfferedSeat;
}

/** An offered seat: shows the price difference before accepting. */
export function OfferedSeatStep({ code, seat }: OfferedSeatStepProps) {
  const { t } = useTranslation(['manage', 'registration']);
  const text = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const leave = useCallback<Decline>(
    (call, session_code, options) =>
      call(api.workshopCart.joinWorkshopWaitlist, {
        body: { registration_code: code, session_code, leave: 'Y' },
        ...options,
      }),
    [code],
  );
  const decline = useDecline(leave, seat.session_code, false);
  const isDeclined = decline.state.matches('declined');
  useEffect(() => {
    if (isDeclined) void queries.invalidateQueries({ queryKey: ['existing'] });
  }, [isDeclined, queries]);
  const title = text(seat.name);
  const words = [
    text(seat.when),
    text(seat.place),
    t('offered.until', { until: formatMoment(seat.until, locale) }),
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
          <Link
            className={buttonClass({ size: 's' })}
            to={pathTo('change-registration', locale, {}, { take: seat.session_code })}
          >
            {t('offered.take')} <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
          <Button
            variant="secondary"
            size="s"
            busy={decline.call?.working === true || isDeclined}
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
