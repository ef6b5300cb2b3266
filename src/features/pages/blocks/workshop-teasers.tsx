import type { FilterTile } from '#engine/event/documents/page/blocks/workshops.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { sessionClock } from '#engine/event/schedule/session-clock.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { DocumentLink } from '../parts/action-link.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { sessionLink } from '../parts/session-link.ts';
import './workshop-teasers.css';

interface WorkshopTeasersProps {
  readonly sessions: readonly Session[];
  readonly tiles?: readonly FilterTile[] | undefined;
}

/** Sessions in two columns: title with a link to its details, presenters, time at the venue, and availability. */
export function WorkshopTeasers({ sessions, tiles = [] }: WorkshopTeasersProps) {
  const { hasTiles } = useThemeParts();
  return (
    <ul className="teaser">
      {sessions.map((session) => {
        const tile = hasTiles ? tileOf(session, tiles) : undefined;
        return (
          <li key={session.workshops_session_code}>
            {tile && <Tile className="teaser-tile" name={tile} />}
            <Teaser session={session} />
          </li>
        );
      })}
    </ul>
  );
}

/** The tile of the first filter value that matches a session; undefined if none does. */
const tileOf = ({ filters }: Session, tiles: readonly FilterTile[]) =>
  tiles.find(({ filter, option }) => filters[filter]?.includes(option))?.tile;

function Teaser({ session }: { session: Session }) {
  const { t } = useTranslation('pages');
  const text = useText();
  const locale = useLocale();
  const { timezone } = useEvent();
  const { start } = sessionClock(session, timezone);
  const day = formatWallDay(start, locale, { weekday: 'long' });
  const when = firstUpper(t('on_day', { day, times: formatWallTime(start, locale) }), locale);
  const where = isYes(session.workshops_offsite)
    ? t('offsite')
    : t(session.workshops_session_type === 'I' ? 'in_person' : 'online');
  return (
    <div>
      <CardHeading>
        <DocumentLink link={sessionLink(session.workshops_session_code)}>
          {text(session.workshops_title)}
        </DocumentLink>
      </CardHeading>
      {/* Of another track's time a browser may think otherwise than the server, whose word it then stays. */}
      <p suppressHydrationWarning>
        {session.presenters.map(({ name }) => name).join(', ')}
        {session.presenters.length > 0 && <br />}
        {when} ({zoneNameOf(timezone, locale)}), {where}
      </p>
      <SeatTag session={session} />
    </div>
  );
}

function SeatTag({ session }: { session: Session }) {
  const { t } = useTranslation('pages');
  if (session.availability === 'full') {
    return (
      <Tag icon="users" outline>
        {t('full')}
      </Tag>
    );
  }
  if (session.availability === 'limited' && session.seats_left !== undefined) {
    return (
      <Tag tone="warning" icon="hourglass">
        {t('seats_left', { count: session.seats_left })}
      </Tag>
    );
  }
  if (!isYes(session.free_included)) return null;
  return (
    <Tag tone="success" icon="gift">
      {t('free')}
    </Tag>
  );
}
