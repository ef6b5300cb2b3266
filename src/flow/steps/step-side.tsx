import { lazy, Suspense } from 'react';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatTime } from '#engine/form/format/clock.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents, formatPercent } from '#engine/form/format/money.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { MailAddress } from '#src/ui/mail-address.tsx';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';
import { Icon } from '#ui/icon.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { amountText } from '../fees/amount-text.ts';
import { feeSummary } from '../fees/fee-summary.ts';
import { useFees } from '../fees/fees-query.ts';
import { HeldSoFar } from './held-so-far.tsx';
import './step-side.css';

// Few flows say what they are about.
export const AsideCard = lazy(() => import('./aside-card.tsx'));
export const SkippedSteps = lazy(() => import('../skipped/skipped-steps.tsx'));

/** What the summary is of. */
export function useSummaryTitle(flow: DossierFlow): string {
  const { t } = useTranslation('registration');
  const { registration } = flow.actor.getSnapshot().context;
  return t(isRegistration(registration) ? 'step.summaryTitle' : 'apply.facts');
}

/** What is being registered for, line by line. */
export function useSummaryLines(flow: DossierFlow): Line[] {
  const { t } = useTranslation('registration');
  const text = useText();
  const event = useEvent();
  const { registration } = flow.actor.getSnapshot().context;
  const email = {
    id: 'email',
    term: t('step.summaryEmail'),
    value: (
      <span className="line">
        <MailAddress address={registration.email} />
      </span>
    ),
  };
  if (!isRegistration(registration)) return [email];
  const track = event.tracks.find(({ code }) => code === registration.track);
  const days = event.days.filter(({ code }) => registration.registrations_day.includes(code));
  return [
    { id: 'track', term: t('step.summaryTrack'), value: track ? text(track.name) : registration.track },
    { id: 'mode', term: t('step.summaryMode'), value: t(`modes.${registration.mode}`) },
    { id: 'days', term: t('step.summaryDays'), value: <Days names={days.map((day) => text(day.label))} /> },
    email,
  ];
}

function Days({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className="line">
      {name}
    </span>
  ));
}

/** What is owed so far, by category; an amount that is not known yet says so. Nothing once it has been paid. */
export function useFeeLines(flow: DossierFlow): { lines: Line[]; total: string | undefined } {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { quote, failed } = useFees(flow);
  if (flow.actor.getSnapshot().context.registration.status === 'Submitted')
    return { lines: [], total: undefined };
  if (!quote) {
    const words = failed ? t('step.feesUnavailable') : '';
    return { lines: words ? [{ id: 'fees', term: words, value: '' }] : [], total: undefined };
  }
  if (!isRegistration(flow.actor.getSnapshot().context.registration)) {
    const own = quote.lines.map(
      ({ id, label, detail, amount, undecided }): Line => ({
        id,
        term: text(label),
        value: amountText(amount, isYes(undecided), { t, locale }),
        ...(isYes(undecided) && { detail: text(detail), tone: 'later' }),
      }),
    );
    // Where nothing is asked for there is no total either.
    const isNothing = own.length === 0 && quote.subtotal === 0;
    const total = isNothing ? undefined : amountText(quote.subtotal, !isYes(quote.complete), { t, locale });
    return { lines: own, total };
  }
  const lines = feeSummary(quote).map(
    (line): Line => ({
      id: line.id,
      term: line.heading === undefined ? t(`fees.${line.category}`) : text(line.heading),
      detail: formatList([...line.labels, ...line.reasons].map(text), locale),
      value: amountText(line.amount, line.undecided, { t, locale }),
      ...(line.undecided ? { tone: 'later' } : line.amount < 0 ? { tone: 'less' } : {}),
    }),
  );
  return { lines, total: amountText(quote.subtotal, !isYes(quote.complete), { t, locale }) };
}

/** The taxes of what is owed, line by line. */
export function useTaxLines(quote: Quote | undefined): Line[] {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  return (quote?.taxes ?? []).map(({ code, label, percent, amount }) => ({
    id: code,
    term: t('fees.tax', { label: text(label), percent: formatPercent(percent / 100, locale) }),
    value: formatCents(amount, locale),
  }));
}

interface StepSideProps {
  readonly flow: DossierFlow;
  /** The step that is shown. */
  readonly at: string | undefined;
  /** Steps that are not asked. */
  readonly skipped: readonly Step[];
  readonly savedAt?: Date | undefined;
  /** What is paid here: the total is told with its taxes. */
  readonly paid?: Quote | undefined;
}

/** The summary that stays beside a step: what is registered for, what is owed, and whether the answers are saved. */
export function StepSide({ flow, at, skipped, savedAt, paid }: StepSideProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const title = useSummaryTitle(flow);
  const about = useSummaryLines(flow);
  const fees = useFeeLines(flow);
  const taxes = useTaxLines(paid);
  const total = paid
    ? { total: { label: t('fees.total'), amount: formatCents(paid.total, locale) } }
    : fees.total !== undefined && {
        total: { label: t('step.totalSoFar'), amount: fees.total },
        note: t('step.taxesLater'),
      };
  return (
    <>
      {flow.aside && (
        <Suspense>
          <AsideCard flow={flow} aside={flow.aside} at={at} />
        </Suspense>
      )}
      <SummaryPanel
        heading={title}
        sub={
          <>
            {t('step.summaryCode')} <span className="num nowrap">{flow.code}</span>
          </>
        }
        lines={[...about, ...fees.lines, ...taxes]}
        {...total}
      >
        <HeldSoFar flow={flow} />
      </SummaryPanel>
      {skipped.length > 0 && (
        <Suspense>
          <SkippedSteps flow={flow} steps={skipped} />
        </Suspense>
      )}
      <p className="saved" role="status">
        {savedAt && (
          <>
            <Icon name="success" />{' '}
            {t('step.saved', {
              time: formatTime(savedAt, locale, Intl.DateTimeFormat().resolvedOptions().timeZone),
            })}
          </>
        )}
      </p>
    </>
  );
}
