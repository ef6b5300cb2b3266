import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { formatMoment } from '#src/lib/format/moment.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { pathTo, type RouteName } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import type { Tone } from '#src/ui/tone.ts';
import type { Place } from './place-query.ts';
import './place-in-line.css';

interface PlaceLook {
  readonly tone: Tone;
  readonly icon: IconName;
  /** Where one goes on, and the words of it. */
  readonly on: RouteName;
  readonly label: 'interrupted.home' | 'waitlist.register' | 'start.continueLink' | 'start.joinWaitlist';
}

const looks: Record<Place['state'], PlaceLook> = {
  waiting: { tone: 'info', icon: 'hourglass', on: 'home', label: 'interrupted.home' },
  offered: { tone: 'success', icon: 'ticket', on: 'registration.start', label: 'waitlist.register' },
  taken: { tone: 'success', icon: 'check', on: 'registration.manage', label: 'start.continueLink' },
  expired: {
    tone: 'warning',
    icon: 'clock',
    on: 'registration.start.waitlist',
    label: 'start.joinWaitlist',
  },
};

/** An entry's state in words, with its place in line and the way on. */
export function PlaceInLine({ entry, place }: { entry: string; place: Place }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const track = useEvent().tracks.find(({ code }) => code === place.track);
  const { tone, icon, on, label } = looks[place.state];
  const until = place.offered_until === undefined ? '' : formatMoment(place.offered_until, locale);
  const search =
    place.state === 'offered' ? { entry } : place.state === 'expired' ? { track: track?.seo } : {};
  return (
    <Outcome
      tone={tone}
      icon={icon}
      heading={t(`waitlist.${place.state}Title`)}
      actions={
        <Link className={buttonClass()} to={pathTo(on, locale, {}, search)}>
          {t(label)}
        </Link>
      }
    >
      {track && <p className="strong">{t('waitlist.only', { name: text(track.name) })}</p>}
      {place.position !== undefined && (
        <p className="line-place" role="status">
          <span>{t('waitlist.position')}</span> <b className="num">{place.position}</b>
        </p>
      )}
      <p>{t(`waitlist.${place.state}Text`, { until })}</p>
      {place.state === 'waiting' && <p className="small">{t('waitlist.keep')}</p>}
    </Outcome>
  );
}
