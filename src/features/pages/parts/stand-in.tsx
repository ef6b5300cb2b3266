import { useEvent } from '#src/api/event-context.tsx';
import { Tile } from '#src/ui/art/quilt.tsx';
import { Strings } from '#src/ui/art/strings.tsx';
import { type TileName, tileNames } from '#src/ui/art/tiles.ts';
import { Waves } from '#src/ui/art/waves.tsx';

/** What is drawn where a picture is not there: the event's own art; in a quilt, a tile by a word. */
export function StandIn({ seed }: { seed: string }) {
  const { theme_type } = useEvent().theme;
  switch (theme_type) {
    case 'music':
      return <Strings className="stand-in" />;
    case 'tickets':
      return <Waves className="stand-in" />;
    default:
      return <Tile name={tileFor(seed)} />;
  }
}

/** A tile by a word: the same word gives the same tile. */
export function tileFor(seed: string): TileName {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tileNames[sum % tileNames.length] ?? 'dots';
}
