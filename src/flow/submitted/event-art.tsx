import { lazy, Suspense } from 'react';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import './submitted.css';

// Art of one look is loaded by its own pages only.
const arts = {
  strings: lazy(() => import('#src/ui/art/strings.tsx').then(({ Strings }) => ({ default: Strings }))),
  waves: lazy(() => import('#src/ui/art/waves.tsx').then(({ Waves }) => ({ default: Waves }))),
} as const;

/** The event's own picture, in the ratio of three tiles by two. */
export function EventArt() {
  const { art } = useThemeParts();
  if (art === 'quilt') {
    return (
      <Quilt
        rows={[
          ['sun', 'talk', 'apple'],
          ['pencil', 'hands', 'hill'],
        ]}
      />
    );
  }
  const Art = arts[art];
  return (
    <div className={`done-art done-art-${art}`}>
      <Suspense>
        <Art className="art" />
      </Suspense>
    </div>
  );
}
