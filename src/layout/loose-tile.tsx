import { type TileName, tiles } from '#src/ui/art/tiles.ts';

const ROWS: readonly (readonly (TileName | null)[])[] = [
  ['hill', 'dots', 'leaf'],
  ['book', null, 'moon'],
  ['sea', 'beads', 'apple'],
];

/** A quilt with a loose tile: the picture of a missing page. */
export function LooseTile({ name }: { name: TileName }) {
  const Loose = tiles[name];
  return (
    <svg className="quilt" viewBox="0 0 300 300" aria-hidden="true" focusable="false">
      {ROWS.map((row, y) =>
        row.map((tile, x) => {
          if (tile === null) return null;
          const Drawing = tiles[tile];
          return (
            <svg
              key={tile}
              x={x * 100}
              y={y * 100}
              width={100.4}
              height={100.4}
              viewBox="0 0 100 100"
              aria-hidden="true"
            >
              <Drawing />
            </svg>
          );
        }),
      )}
      <rect
        x="106"
        y="106"
        width="88"
        height="88"
        rx="4"
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <g transform="translate(138 108) rotate(13)">
        <rect x="-4" y="-4" width="108" height="108" fill="var(--surface)" />
        <svg width="100" height="100" viewBox="0 0 100 100" aria-hidden="true">
          <Loose />
        </svg>
      </g>
    </svg>
  );
}
