import { Icon } from '#ui/icon.tsx';
import type { Box, LaidChart } from '../layout/laid-chart.ts';
import type { Way } from '../live/why.ts';
import { CARD_WIDTH, cardHeight, cardPlace } from './card-place.ts';
import './reason-card.css';

interface ReasonCardProps {
  readonly way: Way;
  /** The label of its edge, in the chart. */
  readonly label: Box;
  readonly laid: LaidChart;
  readonly scale: number;
}

/** Why a transition is blocked, and what would unblock it, next to its edge. */
export function ReasonCard({ way, label, laid, scale }: ReasonCardProps) {
  const own = scaled(label, scale);
  const said =
    way.when === '' ? `It is for what the guard ${way.guard} lets through.` : `It opens when ${way.when}.`;
  const card = cardPlace(
    own,
    cardHeight(said),
    inTheWay(laid, label).map((each) => scaled(each, scale)),
  );
  return (
    <>
      <svg className="reason-tie" aria-hidden="true">
        <path d={tie(own, card)} />
      </svg>
      <aside
        className="reason-card"
        aria-label={`Why ${way.event || 'at once'} is closed`}
        style={{ left: card.x, top: card.y, width: CARD_WIDTH }}
      >
        <h3>
          <Icon name="lock" size="s" /> Closed: <code>{way.event || 'at once'}</code>
        </h3>
        <p>{said}</p>
        <p className="workbench-soft">
          <code>{way.guard}</code>
        </p>
      </aside>
    </>
  );
}

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/** Boxes that a card should not cover: innermost states, and labels of other edges. */
function inTheWay({ nodes, edges }: LaidChart, own: Box): Box[] {
  const states = Object.values(nodes).filter(({ height }) => height <= 60);
  const labels = Object.values(edges).flatMap(({ label }) => (label && label !== own ? label : []));
  return [...states, ...labels];
}

/** From the nearest side of a label to the nearest of its card. */
function tie(label: Box, card: Box): string {
  const y = label.y + label.height / 2;
  const isBeside = card.x >= label.x + label.width || card.x + card.width <= label.x;
  if (!isBeside) {
    const x = label.x + label.width / 2;
    return card.y > label.y
      ? `M${x} ${label.y + label.height}V${card.y}`
      : `M${x} ${label.y}V${card.y + card.height}`;
  }
  const isRight = card.x > label.x;
  const from = isRight ? label.x + label.width : label.x;
  const to = isRight ? card.x : card.x + card.width;
  const at = Math.max(card.y + 14, Math.min(y, card.y + card.height - 14));
  return `M${from} ${y}H${(from + to) / 2}V${at}H${to}`;
}
