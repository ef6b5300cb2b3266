import { Quilt } from '#src/ui/art/quilt.tsx';
import { Strings } from '#src/ui/art/strings.tsx';
import { Waves } from '#src/ui/art/waves.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';

/** A strip of the event's own art. */
export function MegaArt() {
  const { art } = useThemeParts();
  switch (art) {
    case 'strings':
      return <Strings className="mega-art mega-art-strings" />;
    case 'waves':
      return <Waves className="mega-art mega-art-waves" />;
    case 'quilt':
      return <Quilt className="mega-art" rows={[['talk', 'apple', 'hill']]} />;
  }
}
