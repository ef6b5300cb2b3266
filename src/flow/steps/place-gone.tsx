import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { flowQuery } from '../dossier/flow-query.ts';
import { fullPlaceOf } from './full-place.ts';
import { PlaceLinks } from './place-links.tsx';

/** Says that a draft has lost its place and none is left, with what is free and the waitlist. */
export default function PlaceGone({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const event = useEvent();
  const { data: option } = useQuery(registrationOptionQuery(useCall()));
  const ofFlow = isRegistration(dossier) ? undefined : dossier.flow;
  const { data: flow } = useQuery({
    ...flowQuery(useCall(), ofFlow ?? ''),
    enabled: ofFlow !== undefined,
  });
  const full = isRegistration(dossier)
    ? fullPlaceOf(event, dossier, {
        track: (code) => option?.full_tracks.includes(code) === true,
        day: (code) => option?.full_days?.includes(code) === true,
      })
    : undefined;
  return (
    <Note
      tone="warning"
      role="status"
      title={full ? t('step.placeGoneIn', { track: text(full.name) }) : t('step.placeGone')}
    >
      <p>{t('step.placeGoneText')}</p>
      <div className="actions">
        {isRegistration(dossier) ? (
          <PlaceLinks registration={dossier} full={full} />
        ) : (
          isYes(flow?.waitlist) && (
            <Link
              className={buttonClass()}
              to={pathTo('registration.waitlist', locale, {}, { flow: ofFlow, email: dossier.email })}
            >
              {t('start.joinWaitlist')}
            </Link>
          )
        )}
      </div>
    </Note>
  );
}
