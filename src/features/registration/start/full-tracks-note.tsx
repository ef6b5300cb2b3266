import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isYes } from '#engine/configuration/flag.ts';
import { formatList } from '#engine/format/list.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Note } from '#src/ui/note.tsx';
import type { RegistrationOption } from './start-end.ts';

/** Which tracks are full, and the way onto their waitlist where the event keeps one. */
export function FullTracksNote({ option }: { option: RegistrationOption }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const full = useEvent().tracks.filter(({ code }) => option.full_tracks.includes(code));
  if (full.length === 0) return null;
  const names = formatList(
    full.map(({ name }) => text(name)),
    locale,
  );
  const title = t('start.fullTitle', { tracks: names });
  if (!isYes(option.waitlist)) return <Note icon="hourglass" title={title} />;
  const [only] = full.length === 1 ? full : [];
  return (
    <Note icon="hourglass" title={title}>
      {t('start.fullText')}
      <div className="actions">
        <Link
          className={buttonClass({ variant: 'secondary', size: 's' })}
          to={pathTo('registration.start.waitlist', locale, {}, { track: only?.seo })}
        >
          {t('start.joinWaitlist')}
        </Link>
      </div>
    </Note>
  );
}
