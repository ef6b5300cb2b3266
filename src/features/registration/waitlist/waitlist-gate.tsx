import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { Full } from '#src/flow/steps/flow-ends.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { NoWaiting } from './no-waiting.tsx';
import { type WaitlistChoice, waitlistChoices } from './waitlist-choices.ts';

interface WaitlistGateProps {
  readonly heading: string;
  readonly children: (choices: readonly WaitlistChoice[]) => ReactNode;
}

/** Only if there is something to wait for; otherwise it says why not. */
export function WaitlistGate({ heading, children }: WaitlistGateProps) {
  const { t } = useTranslation('registration');
  const event = useEvent();
  // Requested once: when the form is sent, the server reports what is free.
  const {
    data: option,
    isPending,
    refetch,
  } = useQuery({
    ...registrationOptionQuery(useCall()),
    refetchOnWindowFocus: false,
  });
  if (isPending) {
    return (
      <StepLayout heading={heading}>
        <Loading label={t('start.loading')}>
          <SkeletonFields count={3} />
        </Loading>
      </StepLayout>
    );
  }
  if (!option) {
    return (
      <div className="wrap">
        <ErrorState
          page
          heading={t('start.unavailableTitle')}
          actions={<Button onClick={() => void refetch()}>{t('interrupted.retry')}</Button>}
        />
      </div>
    );
  }
  if (!isYes(option.registration_new_open)) return <Full kind="closed" />;
  if (!isYes(option.waitlist)) return <NoWaiting because="none" />;
  const choices = waitlistChoices(event, option);
  return choices.length > 0 ? children(choices) : <NoWaiting because="free" />;
}
