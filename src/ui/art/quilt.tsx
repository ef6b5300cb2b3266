import { classNames } from '#src/lib/class-names.ts';
import { type TileName, tiles } from '#src/ui/art/tiles.ts';

export type { TileName };

export type QuiltProps = {
  /** Rows of tile names, all of one length. */
  rows: readonly (readonly TileName[])[];
  className?: string;
};

/** Square tiles sewn together; decoration only, in a fixed ratio. */
export function Quilt({ rows, className }: QuiltProps) {
  const width = (rows[0]?.length ?? 1) * 100;
  return (
    <svg
      className={classNames('quilt', className)}
      viewBox={`0 0 ${width} ${Math.max(rows.length, 1) * 100}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {rows.map((row, y) =>
        row.map((name, x) => {
          const Drawing = tiles[name];
          // A hair wider than its square, so that no seam shows between two tiles.
          return (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the quilt is its index
              key={`${x} ${y}`}
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
    </svg>
  );
}

/** One tile, where an image is missing. */
export function Tile({ name, className }: { name: TileName; className?: string }) {
  return <Quilt rows={[[name]]} className={className} />;
}
