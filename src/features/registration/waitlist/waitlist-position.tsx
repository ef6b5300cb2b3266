import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { formatMoment } from '#engine/form/format/moment.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { DeclineInterruption, DeclineQuestion } from '#src/flow/decline/decline-question.tsx';
import { type Decline, useDecline } from '#src/flow/decline/use-decline.ts';
import { flowQuery } from '#src/flow/dossier/flow-query.ts';
import type { Place } from '#src/flow/waitlist/place-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import type { Tone } from '#src/ui/tone.ts';
import type { IconName } from '#ui/icon.tsx';
import { type Standing, useWayOn } from './use-way-on.ts';
import './waitlist-position.css';

interface PlaceLook {
  readonly tone: Tone;
  readonly icon: IconName;
}

const looks: Record<Standing, PlaceLook> = {
  waiting: { tone: 'info', icon: 'hourglass' },
  offered: { tone: 'success', icon: 'ticket' },
  taken: { tone: 'success', icon: 'check' },
  expired: { tone: 'warning', icon: 'clock' },
  declined: { tone: 'info', icon: 'check' },
};

const declinePlace: Decline = (call, entry_ID, options) =>
  call(api.waitlist.declineWaitlistOffer, { body: { entry_ID }, ...options });

/** An entry's state in words, with its place in line and the way on. */
export function PlaceInLine({ entry, place }: { entry: string; place: Place }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const { tracks, days } = useEvent();
  const track = tracks.find(({ code }) => code === place.track);
  const day = days.find(({ code }) => code === place.day);
  const decline = useDecline(declinePlace, entry, useSearchParams()[0].has('decline'));
  const state: Standing = decline.view.isDeclined ? 'declined' : place.state;
  const { tone, icon } = looks[state];
  const until = place.offered_until === undefined ? '' : formatMoment(place.offered_until, locale);
  const onward = useWayOn(entry, place, state);
  const { data: flow } = useQuery({
    ...flowQuery(useCall(), place.flow ?? ''),
    enabled: place.flow !== undefined,
  });
  const name = flow?.label ?? track?.name ?? day?.label;
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
            <Link className={buttonClass()} to={onward.to}>
              {t(onward.label)}
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
        {name !== undefined && <p className="strong">{t('waitlist.only', { name: text(name) })}</p>}
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
        <p>
          {place.flow !== undefined && state === 'taken'
            ? t('waitlist.flowTakenText')
            : t(`waitlist.${state}Text`, { until })}
        </p>
        {state === 'waiting' && <p className="small">{t('waitlist.keep')}</p>}
        {state === 'offered' && (track || day) && (
          <p className="small">
            {t('waitlist.offeredRegistered')}{' '}
            <Link to={pathTo('registration.manage', locale)}>{t('waitlist.openRegistration')}</Link>
          </p>
        )}
        {state === 'offered' && <DeclineInterruption {...decline} />}
      </Outcome>
      {state === 'offered' && <DeclineQuestion {...decline} consequence={t('waitlist.declineText')} />}
    </>
  );
}
