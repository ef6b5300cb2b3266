import type { Registration } from '#engine/contract/registration.ts';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { Line } from '#src/ui/lines.tsx';
import { SummaryPanel } from '#src/ui/summary-panel.tsx';

/** A registration's facts, with the labels of spec §3 and §4: status, track, mode, days, time zone. */
export function RegistrationFacts({
  registration,
  further = [],
}: {
  readonly registration: Registration;
  /** Further facts. */
  readonly further?: readonly Line[];
}) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const event = useEvent();
  const track = event.tracks.find(({ code }) => code === registration.track);
  const days = event.days.map(
    ({ code, label }): Line => ({
      id: `day ${code}`,
      term: text(label),
      value: t(registration.registrations_day.includes(code) ? 'facts.attends' : 'facts.willNotAttend'),
    }),
  );
  const zone = registration.timezone;
  const lines: Line[] = [
    { id: 'status', term: t('facts.status'), value: t(`facts.statuses.${registration.status}`) },
    { id: 'track', term: t('step.summaryTrack'), value: track ? text(track.name) : registration.track },
    { id: 'mode', term: t('step.summaryMode'), value: t(`modes.${registration.mode}`) },
    ...days,
    ...(zone
      ? [
          {
            id: 'timezone',
            term: t('facts.timezone'),
            value: `${zoneCityOf(zone, locale)}, ${zoneNameOf(zone, locale)}`,
          },
        ]
      : []),
    ...further,
  ];
  return <SummaryPanel heading={t('step.summaryTitle')} lines={lines} />;
}
