import { useEventIfKnown } from '#src/api/event-context.tsx';
import type { TileName } from '#src/ui/art/tiles.ts';
import { themeParts } from '#src/ui/themes.ts';
import { DriftingTicket } from './drifting-ticket.tsx';
import { LooseTile } from './loose-tile.tsx';
import { SnappedString } from './snapped-string.tsx';

/** The picture of a missing page in the event's look: a loose tile, a string, or a ticket at sea. */
export default function LostArt({ tile }: { tile: TileName }) {
  const { lost } = themeParts(useEventIfKnown()?.theme);
  switch (lost) {
    case 'string':
      return <SnappedString />;
    case 'ticket':
      return <DriftingTicket />;
    case 'tile':
      return <LooseTile name={tile} />;
  }
}
