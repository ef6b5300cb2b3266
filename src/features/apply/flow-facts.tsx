import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { FlowInformation } from '#engine/contract/flows.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading } from '#src/ui/skeleton.tsx';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';
import { offeredLines } from './offered-lines.tsx';
import { offeredQuery } from './offered-query.ts';

/** Availability and the last day to withdraw, from calls of their own. */
function useAskedFacts(flow: FlowInformation) {
  const call = useCall();
  const { data: offered = [], isLoading: isAsking } = useQuery(offeredQuery(call, flow.code));
  const { data: policy, isLoading } = useQuery({
    ...query(call, api.cancellation.getCancelPolicyOption, {}),
    enabled: flow.fees.length > 0 || offered.length > 0,
  });
  return { offered, policy, isComing: isAsking || isLoading };
}

/** The facts above the form, on phones: the rest waits for them, so that nothing moves. */
export function FactsAhead({ flow }: { flow: FlowInformation }) {
  const { t } = useTranslation('registration');
  const { isComing } = useAskedFacts(flow);
  return (
    <>
      <div className="only-mobile apply-facts">
        <FlowFacts flow={flow} />
      </div>
      {isComing && <Loading label={t('step.loading')}>{null}</Loading>}
    </>
  );
}

/** Deadline, places left, what is asked, and prices. */
export function FlowFacts({ flow }: { flow: FlowInformation }) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { offered, policy } = useAskedFacts(flow);
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
    ...offeredLines(offered, locale, t),
    ...(policy === undefined || flow.status === 'closed'
      ? []
      : [
          {
            id: 'policy',
            term: t('apply.cancelUntil'),
            detail: text(policy.note),
            value: formatDate(policy.until, locale),
          },
        ]),
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
