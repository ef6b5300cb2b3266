import { useEvent } from '#src/api/event-context.tsx';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { Strings } from '#src/ui/art/strings.tsx';
import { Waves } from '#src/ui/art/waves.tsx';

/** A strip of the event's own art. */
export function MegaArt() {
  const { theme_type } = useEvent().theme;
  switch (theme_type) {
    case 'music':
      return <Strings className="mega-art mega-art-music" />;
    case 'tickets':
      return <Waves className="mega-art mega-art-tickets" />;
    default:
      return <Quilt className="mega-art" rows={[['talk', 'apple', 'hill']]} />;
  }
}
