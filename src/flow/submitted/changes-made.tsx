import type { ChangeStanding } from '#engine/contract/change.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';

interface ChangesMadeProps {
  readonly registration: Dossier;
  readonly changes: readonly ChangeStanding[];
  /** Prefix of the ids of its headings, if a page has it twice. */
  readonly id?: string;
}

/** Changes since the submission, with their price and receipts. */
export function ChangesMade({ registration, changes, id = 'receipt' }: ChangesMadeProps) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const { timezone } = useEvent();
  if (changes.length === 0) return null;
  const lines = changes.map(({ changed_at, difference }): Line => {
    const date = formatDate(dayIn(timezone, new Date(changed_at)), locale);
    return {
      id: changed_at,
      term: t('existing.changed', { date }),
      value: t(wordsOf(difference), { amount: formatCents(Math.abs(difference), locale) }),
    };
  });
  const paid = changes.flatMap(({ receipt }) => receipt ?? []);
  return (
    <>
      <SummaryPanel heading={t('existing.changes')} lines={lines} />
      {paid.map((receipt) => (
        <ReceiptPanel
          key={receipt.number}
          registration={registration}
          receipt={receipt}
          ofChange
          headingId={`${id}-${receipt.number}`}
        />
      ))}
    </>
  );
}

function wordsOf(difference: number) {
  if (difference === 0) return 'change.even';
  return difference > 0 ? 'existing.changePaid' : 'existing.changeBack';
}
