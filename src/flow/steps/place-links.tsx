import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Registration } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import type { FullPlace } from './full-place.ts';

interface PlaceLinksProps {
  readonly registration: Pick<Registration, 'email'>;
  /** The full track or day; undefined if the event is full. */
  readonly full: FullPlace | undefined;
}

/** The tracks that have places, or the way to other days, and the waitlist of what is full. */
export function PlaceLinks({ registration, full }: PlaceLinksProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const { tracks } = useEvent();
  const { data: option } = useQuery({ ...registrationOptionQuery(useCall()), refetchOnMount: 'always' });
  const isDay = full?.kind === 'day';
  const free =
    full && !isDay
      ? tracks.filter(({ code }) => code !== full.code && option && !option.full_tracks.includes(code))
      : [];
  const query = { ...full?.query, email: registration.email };
  return (
    <>
      {isDay && (
        <Link className={buttonClass()} to={pathTo('registration.start', locale)}>
          {t('interrupted.otherDays')}
        </Link>
      )}
      {free.map((track, at) => (
        <Link
          key={track.code}
          className={buttonClass(at === 0 ? {} : { variant: 'secondary' })}
          to={pathTo('registration.start', locale, {}, { track: track.seo })}
        >
          {t('interrupted.registerFor', { track: text(track.name) })}
        </Link>
      ))}
      {isYes(option?.waitlist) && (
        <Link
          className={buttonClass(free.length > 0 || isDay ? { variant: 'secondary' } : {})}
          to={pathTo('registration.start.waitlist', locale, {}, query)}
        >
          {t('start.joinWaitlist')}
        </Link>
      )}
    </>
  );
}
