import { useContext } from 'react';
import { Link } from 'react-router';
import type { Text } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Tag } from '#src/ui/tag.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { OfferedContext } from './offered-context.ts';

/** Shown in the row of a full track or day. */
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
  const found = useEvent().tracks.find(({ code }) => code === track);
  return found ? <WaitlistWay query={{ track: found.seo }} name={found.name} /> : null;
}

/** The same of a day. */
export function FullDayWay({ day }: { day: string }) {
  const found = useEvent().days.find(({ code }) => code === day);
  return found ? <WaitlistWay query={{ day }} name={found.label} /> : null;
}

function WaitlistWay({ query, name }: { query: Record<string, string>; name: Text }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const text = useText();
  const offered = useContext(OfferedContext);
  if (!offered?.waits) return null;
  const { full_tracks = [], full_days = [] } = offered.option ?? {};
  // Of several the ways are told apart by their names.
  const isOneOfMany = full_tracks.length + full_days.length > 1;
  return (
    <Link
      className={buttonClass({ variant: 'secondary', size: 's' })}
      to={pathTo('registration.start.waitlist', locale, {}, query)}
    >
      {t('start.joinWaitlist')}
      {isOneOfMany && <VisuallyHidden> {text(name)}</VisuallyHidden>}
    </Link>
  );
}
