import { lazy, Suspense } from 'react';
import type { PageSubject } from '#engine/event/documents/page/subjects.ts';
import { Tile, type TileName } from '#src/ui/art/quilt.tsx';
import type { HeadProps } from './head-props.ts';
import './paper-head.css';

// Only pages about people show faces.
const ClassPhotograph = lazy(() => import('./class-photograph.tsx'));

type Art = { readonly shape: 'quilt' | 'band' | 'slips' | 'photograph'; readonly tiles: readonly TileName[] };

const ART: Readonly<Record<PageSubject, Art>> = {
  programme: {
    shape: 'quilt',
    tiles: ['ruler', 'book', 'sun', 'pencil', 'beads', 'talk', 'dots', 'stairs'],
  },
  place: { shape: 'quilt', tiles: ['hill', 'arcs', 'sea', 'leaf', 'moon', 'stairs', 'sun', 'hands'] },
  people: {
    shape: 'photograph',
    tiles: [
      'leaf',
      'hill',
      'arcs',
      'sun',
      'talk',
      'book',
      'hands',
      'apple',
      'pencil',
      'moon',
      'beads',
      'dots',
      'sea',
      'stairs',
      'ruler',
      'call',
    ],
  },
  partners: {
    shape: 'band',
    tiles: ['stairs', 'dots', 'hands', 'leaf', 'moon', 'hill', 'book', 'sea', 'apple', 'ruler'],
  },
  help: { shape: 'slips', tiles: ['pencil', 'talk', 'call'] },
  words: { shape: 'slips', tiles: ['leaf', 'book', 'pencil'] },
};

/** A head on paper: tiles at its edge, a band of tiles below, faces, or slips on ruled lines. */
export function PaperHead({ subject, children }: HeadProps) {
  const { shape, tiles } = ART[subject];
  return (
    <header className="page-top paper-head" data-head="paper" data-subject={subject} data-shape={shape}>
      {children}
      {shape === 'photograph' ? (
        <Suspense fallback={<div className="paper-art" />}>
          <ClassPhotograph tiles={tiles} />
        </Suspense>
      ) : (
        <div className="paper-art">
          {tiles.map((name) => (
            <Tile key={name} name={name} />
          ))}
        </div>
      )}
    </header>
  );
}
