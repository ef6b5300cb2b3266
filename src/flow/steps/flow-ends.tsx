import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier, Registration } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Failure } from '#machines/failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { findPath } from '../dossier/dossier-paths.ts';
import { flowQuery } from '../dossier/flow-query.ts';
import { fullPlaceOf } from './full-place.ts';
import { PlaceLinks } from './place-links.tsx';

/** Says what is full, with the tracks that have places, or the waitlist of the full track or day. */
function FullRegistration({ registration, failure }: { registration: Registration; failure?: Failure }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const event = useEvent();
  const { contact_email = '' } = event;
  const { data: option } = useQuery(registrationOptionQuery(useCall()));
  const { track, registrations_day } = failure?.errors ?? {};
  const own = fullPlaceOf(event, registration, {
    track: () => track !== undefined,
    day: (day) => registrations_day !== undefined && option?.full_days?.includes(day) === true,
  });
  return (
    <div className="wrap">
      <ErrorState
        page
        icon="hourglass"
        heading={
          own ? t('interrupted.fullTrackTitle', { track: text(own.name) }) : t('interrupted.fullTitle')
        }
        actions={
          <>
            <PlaceLinks registration={registration} full={own} />
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
              {t('interrupted.openRegistration')}
            </Link>
          </>
        }
      >
        <p>{t(own ? 'interrupted.fullTrackText' : 'interrupted.fullText', { email: contact_email })}</p>
      </ErrorState>
    </div>
  );
}

/** No places or no new registrations: says so, and what to do. */
export function Full({
  kind,
  dossier,
  failure,
}: {
  kind: 'full' | 'closed';
  dossier?: Dossier;
  failure?: Failure | undefined;
}) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const event = useEvent();
  const { data: option } = useQuery(registrationOptionQuery(useCall()));
  const ofOther = dossier !== undefined && !isRegistration(dossier);
  const { data: flow } = useQuery({
    ...flowQuery(useCall(), ofOther ? dossier.flow : ''),
    enabled: ofOther && kind === 'full',
  });
  const waits = kind === 'full' && isYes(ofOther ? flow?.waitlist : option?.waitlist);
  const line = ofOther
    ? pathTo('registration.waitlist', locale, {}, { flow: dossier.flow, email: dossier.email })
    : pathTo('registration.start.waitlist', locale);
  if (kind === 'full' && dossier && isRegistration(dossier)) {
    return <FullRegistration registration={dossier} {...(failure && { failure })} />;
  }
  return (
    <div className="wrap">
      <ErrorState
        page
        icon="hourglass"
        heading={t(ofOther ? `apply.${kind}Title` : `interrupted.${kind}Title`)}
        actions={
          <>
            {waits ? (
              <Link className={buttonClass()} to={line}>
                {t('start.joinWaitlist')}
              </Link>
            ) : (
              <Link className={buttonClass()} to={pathTo('home', locale)}>
                {t('interrupted.home')}
              </Link>
            )}
            <Link
              className={buttonClass({ variant: 'quiet' })}
              to={dossier ? findPath(dossier, locale) : pathTo('registration.manage', locale)}
            >
              {t(ofOther ? 'apply.open' : 'interrupted.openRegistration')}
            </Link>
          </>
        }
      >
        <p>
          {ofOther
            ? t(waits ? 'start.fullText' : `apply.${kind}Text`)
            : kind === 'full'
              ? t('interrupted.fullText', { email: event.contact_email ?? '' })
              : t('interrupted.closedText')}
        </p>
      </ErrorState>
    </div>
  );
}

/** The address has a submitted registration: open that one. */
export function AlreadyRegistered({ dossier }: { dossier?: Dossier }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const ofOther = dossier !== undefined && !isRegistration(dossier);
  return (
    <div className="wrap">
      <ErrorState
        page
        icon="user"
        heading={t(ofOther ? 'apply.sentTitle' : 'interrupted.registeredTitle')}
        actions={
          <>
            <Link
              className={buttonClass()}
              to={dossier ? findPath(dossier, locale) : pathTo('registration.manage', locale)}
            >
              {t(ofOther ? 'apply.open' : 'interrupted.openRegistration')}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
              {t('interrupted.home')}
            </Link>
          </>
        }
      >
        <p>{t(ofOther ? 'apply.sentText' : 'interrupted.registeredText')}</p>
      </ErrorState>
    </div>
  );
}
