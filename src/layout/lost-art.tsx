import { useEventIfKnown } from '#src/api/event-context.tsx';
import type { TileName } from '#src/ui/art/tiles.ts';
import { DriftingTicket } from './drifting-ticket.tsx';
import { LooseTile } from './loose-tile.tsx';
import { SnappedString } from './snapped-string.tsx';

/** The picture of a page that is not there, in the art of the event: a tile come loose, a string, a ticket at sea. */
export function LostArt({ tile }: { tile: TileName }) {
  const event = useEventIfKnown();
  switch (event?.theme.theme_type) {
    case 'music':
      return <SnappedString />;
    case 'tickets':
      return <DriftingTicket />;
    default:
      return <LooseTile name={tile} />;
  }
}
