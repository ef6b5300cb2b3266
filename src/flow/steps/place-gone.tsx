import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Dossier, isRegistration } from '#engine/contract/registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { PlaceLinks } from './place-links.tsx';

/** Says that a draft has lost its place and none is left, with what is free and the waitlist. */
export default function PlaceGone({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const { tracks } = useEvent();
  const { data: option } = useQuery(registrationOptionQuery(useCall()));
  const track = isRegistration(dossier) ? dossier.track : undefined;
  const full = tracks.find(({ code }) => code === track && option?.full_tracks.includes(code));
  return (
    <Note
      tone="warning"
      role="status"
      title={full ? t('step.placeGoneIn', { track: text(full.name) }) : t('step.placeGone')}
      action={
        <div className="actions">
          {isRegistration(dossier) ? (
            <PlaceLinks registration={dossier} full={full} />
          ) : (
            <Link
              className={buttonClass()}
              to={pathTo('registration.waitlist', locale, {}, { flow: dossier.flow, email: dossier.email })}
            >
              {t('start.joinWaitlist')}
            </Link>
          )}
        </div>
      }
    >
      <p>{t('step.placeGoneText')}</p>
    </Note>
  );
}
