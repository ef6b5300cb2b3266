import type { ReactNode } from 'react';
import type { Quote } from '#engine/contract/money.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Lines } from '#src/ui/summary-panel.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { HeldSoFar } from './held-so-far.tsx';
import { useFeeLines, useSummaryLines, useSummaryTitle, useTaxLines } from './step-side.tsx';

interface StepActionBarProps {
  readonly flow: DossierFlow;
  /**
   * In cents, taxes included, where it is known; what is owed so far is shown otherwise. Of what costs nothing no sum is
   * told.
   */
  readonly total?: number | 'none';
  /** What is paid here: its total and its taxes. */
  readonly paid?: Quote | undefined;
  /** Where there is room: none, or along the bottom as on phones. */
  readonly reach?: 'narrow' | 'hidden' | 'wide';
  /** What is told in place of the code, which is on the page then. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The bar at the bottom of phones: what is owed and registered for, over the one button. */
export function StepActionBar({ flow, total: told, paid, reach, aside, children }: StepActionBarProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const title = useSummaryTitle(flow);
  const about = useSummaryLines(flow);
  const fees = useFeeLines(flow);
  const taxes = useTaxLines(paid);
  const total = told ?? paid?.total;
  const code = <span className="num nowrap">{flow.code}</span>;
  const sum = typeof total === 'number' ? formatCents(total, locale) : total === undefined && fees.total;
  // In sight, not folded away: it is the way back on another day.
  const beside = aside || (
    <HeldSoFar
      flow={flow}
      silent={reach === 'hidden'}
      otherwise={
        <>
          {t('step.summaryCode')} {code}
        </>
      }
    />
  );
  return (
    <ActionBar
      reach={reach}
      about={sum ? beside : aside}
      label={sum ? t(total === undefined ? 'step.totalSoFar' : 'step.total') : title}
      amount={sum || code}
      summary={<Lines lines={[...about, ...fees.lines, ...taxes]} />}
    >
      {children}
    </ActionBar>
  );
}
