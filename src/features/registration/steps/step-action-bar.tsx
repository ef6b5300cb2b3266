import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Lines } from '#src/ui/summary-panel.tsx';
import type { RegistrationFlow } from '../flow/registration-flow.ts';
import { useSummaryLines } from './step-side.tsx';

/** The bar at the bottom of phones: the code and what is registered for, over the one button. */
export function StepActionBar({ flow, children }: { flow: RegistrationFlow; children: ReactNode }) {
  const { t } = useTranslation('registration');
  const lines = useSummaryLines(flow);
  return (
    <ActionBar
      label={t('step.summaryTitle')}
      amount={<span className="num nowrap">{flow.code}</span>}
      summary={<Lines lines={lines} />}
    >
      {children}
    </ActionBar>
  );
}
