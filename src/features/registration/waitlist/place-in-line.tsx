import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { api } from '#engine/contract/api.ts';
import { formatMoment } from '#engine/format/moment.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { DeclineInterruption, DeclineQuestion } from '#src/flow/decline/decline-question.tsx';
import { type Decline, useDecline } from '#src/flow/decline/use-decline.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { pathTo, type RouteName } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
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

/** What the server says of an entry, and that its offer was declined on this page just now. */
type Standing = Place['state'] | 'declined';

const looks: Record<Standing, PlaceLook> = {
  waiting: { tone: 'info', icon: 'hourglass', on: 'home', label: 'interrupted.home' },
  offered: { tone: 'success', icon: 'ticket', on: 'registration.start', label: 'waitlist.register' },
  taken: { tone: 'success', icon: 'check', on: 'registration.manage', label: 'start.continueLink' },
  expired: {
    tone: 'warning',
    icon: 'clock',
    on: 'registration.start.waitlist',
    label: 'start.joinWaitlist',
  },
  declined: {
    tone: 'info',
    icon: 'check',
    on: 'registration.start.waitlist',
    label: 'start.joinWaitlist',
  },
};

const declinePlace: Decline = (call, entry_ID, options) =>
  call(api.waitlist.declineWaitlistOffer, { body: { entry_ID }, ...options });

/** An entry's state in words, with its place in line and the way on. */
export function PlaceInLine({ entry, place }: { entry: string; place: Place }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const track = useEvent().tracks.find(({ code }) => code === place.track);
  const decline = useDecline(declinePlace, entry, useSearchParams()[0].has('decline'));
  const state: Standing = decline.state.matches('declined') ? 'declined' : place.state;
  const { tone, icon, on, label } = looks[state];
  const until = place.offered_until === undefined ? '' : formatMoment(place.offered_until, locale);
  const search =
    state === 'offered' ? { entry } : on === 'registration.start.waitlist' ? { track: track?.seo } : {};
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    if (state === 'declined') heading.current?.closest('h1')?.focus();
  }, [state]);
  return (
    <>
      <Outcome
        tone={tone}
        icon={icon}
        heading={<span ref={heading}>{t(`waitlist.${state}Title`)}</span>}
        actions={
          <>
            <Link className={buttonClass()} to={pathTo(on, locale, {}, search)}>
              {t(label)}
            </Link>
            {state === 'offered' && (
              <Button
                variant="secondary"
                busy={decline.call?.working === true}
                onClick={() => decline.send({ type: 'DECLINE' })}
              >
                {t('waitlist.decline')}
              </Button>
            )}
          </>
        }
      >
        {track && <p className="strong">{t('waitlist.only', { name: text(track.name) })}</p>}
        {place.position !== undefined && (
          <p className="line-place" role="status">
            <span>{t('waitlist.position')}</span> <b className="num">{place.position}</b>
          </p>
        )}
        {place.offered !== undefined && (
          <p className="small">
            {place.offered === 0 ? t('waitlist.offersNone') : t('waitlist.offers', { count: place.offered })}
          </p>
        )}
        <p>{t(`waitlist.${state}Text`, { until })}</p>
        {state === 'waiting' && <p className="small">{t('waitlist.keep')}</p>}
        {state === 'offered' && <DeclineInterruption {...decline} />}
      </Outcome>
      {state === 'offered' && <DeclineQuestion {...decline} consequence={t('waitlist.declineText')} />}
    </>
  );
}
