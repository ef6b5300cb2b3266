import type { FilterTile } from '#engine/configuration/blocks/workshops.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { Session } from '#engine/contract/schedule.ts';
import { firstUpper } from '#engine/format/first-upper.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';
import { sessionClock } from '#engine/schedule/session-clock.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLook } from '#src/api/use-look.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { Tag } from '#src/ui/tag.tsx';
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
  const { hasTiles } = useLook();
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
