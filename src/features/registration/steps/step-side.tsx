import { useTranslation } from 'react-i18next';
import { formatTime } from '#engine/format/clock.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Icon } from '#src/ui/icon.tsx';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';
import type { RegistrationFlow } from '../flow/registration-flow.ts';

/** What is being registered for, line by line. */
export function useSummaryLines(flow: RegistrationFlow): Line[] {
  const { t } = useTranslation('registration');
  const text = useText();
  const event = useEvent();
  const { registration } = flow.actor.getSnapshot().context;
  const track = event.tracks.find(({ code }) => code === registration.track);
  const days = event.days.filter(({ code }) => registration.registrations_day.includes(code));
  return [
    { id: 'track', term: t('step.summaryTrack'), value: track ? text(track.name) : registration.track },
    { id: 'mode', term: t('step.summaryMode'), value: t(`modes.${registration.mode}`) },
    { id: 'days', term: t('step.summaryDays'), value: <Days names={days.map((day) => text(day.label))} /> },
    { id: 'email', term: t('step.summaryEmail'), value: registration.email },
  ];
}

function Days({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className="line">
      {name}
    </span>
  ));
}

/** The summary that stays beside a step, and whether its answers are saved. */
export function StepSide({ flow, savedAt }: { flow: RegistrationFlow; savedAt?: Date | undefined }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const lines = useSummaryLines(flow);
  return (
    <>
      <SummaryPanel
        heading={t('step.summaryTitle')}
        sub={
          <>
            {t('step.summaryCode')} <span className="num nowrap">{flow.code}</span>
          </>
        }
        lines={lines}
      />
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
