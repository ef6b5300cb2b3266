import { lazy, Suspense } from 'react';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';

// Art of one look is loaded by its own pages only.
const arts = {
  strings: lazy(() => import('#src/ui/art/strings.tsx').then(({ Strings }) => ({ default: Strings }))),
  waves: lazy(() => import('#src/ui/art/waves.tsx').then(({ Waves }) => ({ default: Waves }))),
} as const;

/** The event's own picture as a band over a card. */
export function AsideArt() {
  const { art } = useThemeParts();
  if (art === 'quilt') return <Quilt className="aside-art" rows={[['talk', 'beads', 'leaf', 'ruler']]} />;
  const Art = arts[art];
  return (
    <div className="aside-art">
      <Suspense>
        <Art className="art" />
      </Suspense>
    </div>
  );
}
