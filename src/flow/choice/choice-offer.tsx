import { isYes } from '#engine/form/field/flag.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { workshopChoice } from '#src/flow/my-workshops/workshop-choice.ts';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { Note } from '#src/ui/note.tsx';

/** Says, before a registration starts, which chosen workshops will be added. */
export function ChoiceOffer() {
  const { t } = useTranslation('schedule');
  const text = useText();
  const { event_code, registration_workshops } = useEvent();
  const choice = usePersisted(workshopChoice);
  const isLoaded = useArea('schedule');
  const sessions = choice?.event === event_code ? choice.sessions : [];
  if (!isLoaded || sessions.length === 0 || !isYes(registration_workshops)) return null;
  return (
    <Note tone="info" title={t('choice.offer', { count: sessions.length })}>
      <ul>
        {sessions.map((session) => (
          <li key={session.workshops_session_code}>{text(session.workshops_title)}</li>
        ))}
      </ul>
      <p>{t('choice.offer_text')}</p>
    </Note>
  );
}
