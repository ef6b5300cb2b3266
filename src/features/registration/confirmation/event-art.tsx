import { lazy, Suspense } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import { Quilt } from '#src/ui/art/quilt.tsx';

// Art of one theme is loaded by its own pages only.
const arts = {
  music: lazy(() => import('#src/ui/art/strings.tsx').then(({ Strings }) => ({ default: Strings }))),
  tickets: lazy(() => import('#src/ui/art/waves.tsx').then(({ Waves }) => ({ default: Waves }))),
} as const;

const isDrawn = (theme: string): theme is keyof typeof arts => Object.hasOwn(arts, theme);

/** The event's own picture, in the ratio of three tiles by two. */
export function EventArt() {
  const { theme_type } = useEvent().theme;
  if (!isDrawn(theme_type)) {
    return (
      <Quilt
        rows={[
          ['sun', 'talk', 'apple'],
          ['pencil', 'hands', 'hill'],
        ]}
      />
    );
  }
  const Art = arts[theme_type];
  return (
    <div className={`done-art done-art-${theme_type}`}>
      <Suspense>
        <Art className="art" />
      </Suspense>
    </div>
  );
}
