import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '#engine/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { type Line, Lines } from '#src/ui/summary-panel.tsx';
import type { RegistrationFlow } from '../flow/registration-flow.ts';
import { useFeeLines, useSummaryLines } from './step-side.tsx';

interface StepActionBarProps {
  readonly flow: RegistrationFlow;
  /** In cents, taxes included, where it is known; what is owed so far is shown otherwise. */
  readonly total?: number;
  readonly children: ReactNode;
}

/** The bar at the bottom of phones: what is owed and registered for, over the one button. */
export function StepActionBar({ flow, total, children }: StepActionBarProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const about = useSummaryLines(flow);
  const fees = useFeeLines(flow);
  const code: Line = {
    id: 'code',
    term: t('step.summaryCode'),
    value: <span className="num nowrap">{flow.code}</span>,
  };
  return (
    <ActionBar
      label={
        total !== undefined
          ? t('step.total')
          : t(fees.total === undefined ? 'step.summaryTitle' : 'step.totalSoFar')
      }
      amount={
        (total === undefined ? fees.total : formatCents(total, locale)) ?? (
          <span className="num nowrap">{flow.code}</span>
        )
      }
      summary={<Lines lines={[code, ...about, ...fees.lines]} />}
    >
      {children}
    </ActionBar>
  );
}
