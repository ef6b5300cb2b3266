export interface WindowsProps {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** From one window to the next. */
  readonly step: readonly [number, number];
  readonly size: readonly [number, number];
  /** Every how many windows one is lit. */
  readonly lit: number;
}

export function Windows({ x, y, columns, rows, step, size, lit }: WindowsProps) {
  return Array.from({ length: columns * rows }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
      key={index}
      x={x + (index % columns) * step[0]}
      y={y + Math.floor(index / columns) * step[1]}
      width={size[0]}
      height={size[1]}
      rx="2"
      fill={(index * 7 + Math.floor(index / columns)) % lit === 0 ? 'var(--art-3)' : 'var(--art-1)'}
    />
  ));
}
