import { lazy, Suspense } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';

// Art of one look is loaded by its own pages only.
const arts = {
  strings: lazy(() => import('#src/ui/art/strings.tsx').then(({ Strings }) => ({ default: Strings }))),
  poster: lazy(() => import('#src/ui/art/poster.tsx').then(({ Poster }) => ({ default: Poster }))),
} as const;

/** More letters than this do not fit the picture in its largest type. */
const LONG_WORD = 8;

/** The event's own picture with its name on it, a word to a line where the picture is a poster. */
export function TicketArt() {
  const { name } = useEvent();
  const text = useText();
  const { ticket } = useThemeParts();
  if (ticket === 'quilt') {
    return (
      <div className="tick-art">
        <Quilt
          rows={[
            ['sun', 'talk', 'apple'],
            ['pencil', 'hands', 'hill'],
          ]}
        />
      </div>
    );
  }
  const Art = arts[ticket];
  const words = text(name).split(' ');
  const isLong = words.length > 2 || words.some((word) => word.length > LONG_WORD);
  return (
    <div className={`tick-art tick-art-${ticket}`}>
      <Suspense>
        <Art className="art" />
      </Suspense>
      {ticket === 'poster' && (
        <p className={classNames('tick-name', isLong && 'tick-name-long')}>{words.join('\n')}</p>
      )}
    </div>
  );
}
