import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { type ChoiceOutcome, choiceOutcome } from './choice-outcome.ts';

/** Which chosen workshops are held for the registration, and why others are not; until it is dismissed. */
export function ChoiceNote({ outcome: { held, refused } }: { outcome: ChoiceOutcome }) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const locale = useLocale();
  const titleOf = (session: ChosenSession) => text(session.workshops_title);
  const whenOf = ({ workshops_schedule_start: start }: ChosenSession) =>
    `${formatWallDay(start, locale, { weekday: 'long' })} ${formatWallTime(start, locale)}`;
  function dismiss() {
    document.getElementById('main')?.querySelector<HTMLElement>('h1')?.focus();
    choiceOutcome.clear();
  }
  if (!useArea('schedule')) return null;
  const close = (
    <div className="actions">
      <Button size="s" variant="quiet" onClick={dismiss}>
        {t('close')}
      </Button>
    </div>
  );
  return (
    <div className="stack" role="status">
      {held.length > 0 && (
        <Note tone="success" title={t('choice.held', { count: held.length })}>
          <ul>
            {held.map((session) => (
              <li key={session.workshops_session_code}>
                {t('choice.item', { title: titleOf(session), when: whenOf(session) })}
              </li>
            ))}
          </ul>
          <p>{t('choice.held_text')}</p>
          {refused.length === 0 && close}
        </Note>
      )}
      {refused.length > 0 && (
        <Note tone="warning" title={t('choice.refused', { count: refused.length })}>
          <ul>
            {refused.map(({ session, why, other }) => (
              <li key={session.workshops_session_code}>
                {t('choice.item', { title: titleOf(session), when: whenOf(session) })}
                {'. '}
                {t(`choice.why_${why}`, { other: text(other) })}
              </li>
            ))}
          </ul>
          {close}
        </Note>
      )}
    </div>
  );
}
