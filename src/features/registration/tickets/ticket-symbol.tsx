import type { Ticket } from '#engine/contract/tickets.ts';

/** Light modules that a symbol needs on each side to be read. */
const QUIET = 4;

/** The code of a ticket as a gate reads it; black on white in every scheme. */
export function TicketSymbol({ symbol: { size, path }, label }: Pick<Ticket, 'symbol'> & { label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      className="tick-symbol"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
