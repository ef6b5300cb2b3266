/** Light modules that a symbol needs on each side to be read. */
const QUIET = 4;

export interface CodeSymbolProps {
  /** Modules a side, and its dark ones as the path of an SVG. */
  readonly symbol: { readonly size: number; readonly path: string };
  readonly label: string;
  readonly className: string;
}

/** A QR symbol as it is read by a phone or at a gate; black on white in every scheme. */
export function CodeSymbol({ symbol: { size, path }, label, className }: CodeSymbolProps) {
  const side = size + 2 * QUIET;
  return (
    <svg className={className} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
