import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Lines } from '#src/ui/lines.tsx';
import type { RegistrationOption } from './start-end.ts';
import { useWaySummary } from './start-summary.tsx';
import type { UsedWay } from './use-way.ts';

interface StartBarProps {
  readonly way: UsedWay;
  readonly option: RegistrationOption | undefined;
  readonly formId: string;
  readonly working: boolean;
}

/** The bottom bar on phones: the selection, its price and the start button. */
export function StartBar({ way, option, formId, working }: StartBarProps) {
  const { t } = useTranslation('registration');
  const summary = useWaySummary(way, option);
  return (
    <ActionBar
      label={summary?.title ?? t('start.nothingYet')}
      amount={summary?.amount ?? ''}
      summary={summary && <Lines lines={summary.lines} />}
    >
      <Button type="submit" form={formId} busy={working}>
        {working ? t('start.checking') : t('start.begin')}
      </Button>
    </ActionBar>
  );
}
