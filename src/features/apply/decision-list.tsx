import type { ApplicationStanding } from '#engine/contract/application.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tag } from '#src/ui/tag.tsx';
import { standingSteps } from './status-steps.ts';

/** The history of an application, oldest first; the last entry is its status. */
export function DecisionList({ standing }: { standing: ApplicationStanding }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { timezone } = useEvent();
  const steps = standingSteps(standing);
  const last = steps.at(-1)?.state;
  return (
    <>
      <ol className="standing-steps">
        {steps.map(({ state, at, message }, index) => (
          <li key={`${state} ${at ?? index}`}>
            <Tag {...looks[state]}>{t(`apply.standing.state.${state}`)}</Tag>
            {at !== undefined && (
              <time dateTime={at}>{formatDate(dayIn(timezone, new Date(at)), locale)}</time>
            )}
            {message !== undefined && <p className="standing-message">{message}</p>}
          </li>
        ))}
      </ol>
      {last === 'sent' && isYes(standing.is_decided) && <p>{t('apply.standing.waits')}</p>}
      {last === 'in_review' && <p>{t('apply.standing.looked')}</p>}
    </>
  );
}

const looks = {
  sent: { tone: 'success', icon: 'check' },
  in_review: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check' },
  declined: { icon: 'close' },
  confirmed: { tone: 'success', icon: 'check' },
  withdrawn: { icon: 'close' },
} as const;
