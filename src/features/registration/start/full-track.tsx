import { useContext } from 'react';
import { Link } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Tag } from '#src/ui/tag.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { OfferedContext } from './offered-context.ts';

/** Shown in a full track's row. */
export function FullTrack() {
  const { t } = useTranslation('registration');
  return (
    <Tag icon="close" outline>
      {t('start.full')}
    </Tag>
  );
}

/** Beside the row of a track that is full: the way into its line, where the event keeps one. */
export function FullTrackWay({ track }: { track: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const found = useEvent().tracks.find(({ code }) => code === track);
  const offered = useContext(OfferedContext);
  if (!offered?.waits || !found) return null;
  // Of several the ways are told apart by their tracks.
  const isOneOfMany = (offered.option?.full_tracks.length ?? 0) > 1;
  return (
    <Link
      className={buttonClass({ variant: 'secondary', size: 's' })}
      to={pathTo('registration.start.waitlist', locale, {}, { track: found.seo })}
    >
      {t('start.joinWaitlist')}
      {isOneOfMany && <VisuallyHidden> {text(found.name)}</VisuallyHidden>}
    </Link>
  );
}
