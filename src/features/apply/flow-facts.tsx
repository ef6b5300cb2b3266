import { useTranslation } from 'react-i18next';
import { isYes } from '#engine/configuration/flag.ts';
import type { FlowInformation } from '#engine/contract/flows.ts';
import { formatDate } from '#engine/format/date-range.ts';
import { formatCents } from '#engine/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';

/** What somebody wants to know first: until when, how many more, what is asked, and what it may cost. */
export function FlowFacts({ flow }: { flow: FlowInformation }) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { until } = flow.opening;
  const lines: Line[] = [
    ...(until === undefined
      ? []
      : [{ id: 'until', term: t('apply.until'), value: formatDate(until, locale) }]),
    ...(flow.places_left === undefined
      ? []
      : [{ id: 'places', term: t('apply.places'), value: String(flow.places_left) }]),
    {
      id: 'steps',
      term: t('apply.steps'),
      value: <Steps labels={flow.steps.map(({ label }) => text(label))} />,
    },
    ...flow.fees.map(
      (fee): Line => ({
        id: `fee-${fee.code}`,
        term: text(fee.label),
        detail: [text(fee.detail), isYes(fee.conditional) ? t('apply.conditional') : '']
          .filter(Boolean)
          .join(' · '),
        value: formatCents(fee.amount, locale),
      }),
    ),
  ];
  return <SummaryPanel heading={t('apply.facts')} lines={lines} />;
}

function Steps({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <span key={label} className="line">
      {label}
    </span>
  ));
}
