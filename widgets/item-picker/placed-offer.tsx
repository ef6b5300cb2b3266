import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { say } from './choice-messages.ts';
import { type Choosing, standingOf } from './choosing.ts';
import type { Mark } from './plan-filter.tsx';

/** How what an offer has is drawn in its corner. */
export const MARKS: Readonly<Record<Mark, string>> = {
  power: 'M1 0l-5 7h3.6l-1.600 5 5-7H-.6z',
  water: 'M0 0c3 4 4 5.600 4 7.600a4 4 0 0 1-8 0c0-2 1-3.600 4-7.600z',
};

interface PlacedOfferProps {
  readonly id: string;
  readonly offer: OfferInformation;
  readonly place: readonly number[];
  readonly choosing: Choosing;
  /** Fills what is taken. */
  readonly hatch: string;
  readonly pointed: boolean;
  /** Left out by what is shown. */
  readonly dim: boolean;
  readonly onTake: (code: string) => void;
  readonly onPoint: (code: string | undefined) => void;
}

/** An offer where it stands: its name, what it has, and its price, whose it is or that it is yours. */
export function PlacedOffer(props: PlacedOfferProps) {
  const { id, offer, place, choosing, hatch, pointed, dim, onTake, onPoint } = props;
  const { locale } = choosing;
  const [x = 0, y = 0, width = 0, height = 0] = place;
  const standing = standingOf(offer, choosing);
  const state = standing.quantity > 0 ? 'yours' : standing.gone ? 'taken' : 'free';
  const note =
    state === 'yours'
      ? say('yours', locale)
      : state === 'taken'
        ? (offer.taken_by ?? say('taken', locale))
        : formatMoney(offer.amount / 100, locale, 0);
  return (
    <g
      id={id}
      role="option"
      aria-selected={state === 'yours'}
      aria-disabled={(state === 'taken' && !standing.mayWait) || undefined}
      aria-label={`${standing.title}, ${standing.price}, ${say(`${state}State`, locale)}`}
      className={`choice-place ${state}${pointed ? ' pointed' : ''}${dim ? ' choice-dim' : ''}`}
      transform={`translate(${x} ${y})`}
      onClick={() => onTake(offer.code)}
      onPointerEnter={() => onPoint(offer.code)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <rect x={0.75} y={0.75} width={width - 1.5} height={height - 1.5} rx={2} />
      {state === 'taken' && (
        <rect
          className="choice-place-hatch"
          x={0.75}
          y={0.75}
          width={width - 1.5}
          height={height - 1.5}
          fill={hatch}
        />
      )}
      <text className="choice-place-code" x={6} y={15}>
        {offer.code}
      </text>
      {(offer.marks ?? []).map((mark, at) => (
        <path key={mark} className={mark} d={MARKS[mark]} transform={`translate(${width - 8 - 13 * at} 5)`} />
      ))}
      <text x={width / 2} y={height / 2 + (height > 50 ? 10 : 11)} textAnchor="middle">
        {state === 'yours' && <tspan className="choice-place-tick">✓ </tspan>}
        {note}
      </text>
    </g>
  );
}
