import type { PageSubject } from '#engine/configuration/page-subject.ts';
import { Tile, type TileName } from '#src/ui/art/quilt.tsx';
import type { HeadProps } from './head-part.ts';
import './paper-head.css';

type Art = { readonly shape: 'quilt' | 'band' | 'slips'; readonly tiles: readonly TileName[] };

const ART: Readonly<Record<PageSubject, Art>> = {
  programme: {
    shape: 'quilt',
    tiles: ['ruler', 'book', 'sun', 'pencil', 'beads', 'talk', 'dots', 'stairs'],
  },
  place: { shape: 'quilt', tiles: ['hill', 'arcs', 'sea', 'leaf', 'moon', 'stairs', 'sun', 'hands'] },
  people: {
    shape: 'band',
    tiles: ['talk', 'hands', 'arcs', 'book', 'call', 'leaf', 'sun', 'pencil', 'beads', 'apple'],
  },
  partners: {
    shape: 'band',
    tiles: ['stairs', 'dots', 'hands', 'leaf', 'moon', 'hill', 'book', 'sea', 'apple', 'ruler'],
  },
  help: { shape: 'slips', tiles: ['pencil', 'talk', 'call'] },
  words: { shape: 'slips', tiles: ['leaf', 'book', 'pencil'] },
};

/** A head on paper: tiles sewn to its edge, a band of them below, or slips on ruled lines. */
export function PaperHead({ subject, children }: HeadProps) {
  const { shape, tiles } = ART[subject];
  return (
    <header className="page-top paper-head" data-head="paper" data-subject={subject} data-shape={shape}>
      {children}
      <div className="paper-art">
        {tiles.map((name) => (
          <Tile key={name} name={name} />
        ))}
      </div>
    </header>
  );
}
