import type { Box } from '../layout/laid-chart.ts';

/** How wide a card of a reason is, as `reason-card.css` has it. */
export const CARD_WIDTH = 248;
/** Distance between a card and its edge, in pixels. */
const APART = 28;
const LINE = 19;
const LETTERS = 36;
const FRAME = 66;

/** The most that a card with this many words needs, in pixels; the browser decides its real height. */
export function cardHeight(words: string): number {
  return FRAME + Math.ceil(words.length / LETTERS) * LINE;
}

/** Weight of one pixel of distance, in pixels of covered area. */
const FAR = 5;

/** Places a card beside a label so that it covers as little as possible, and near the label first. */
export function cardPlace(label: Box, height: number, others: readonly Box[]): Box {
  const middle = label.x + label.width / 2 - CARD_WIDTH / 2;
  const beyond = Math.max(label.x + label.width, ...others.map(({ x, width }) => x + width));
  const spots = [
    { x: label.x + label.width + APART, y: label.y },
    { x: label.x + label.width + APART, y: label.y + label.height - height },
    { x: label.x - APART - CARD_WIDTH, y: label.y },
    { x: beyond + APART, y: label.y },
    { x: middle, y: label.y + label.height + APART },
    { x: middle, y: label.y - APART - height },
  ].map(({ x, y }) => ({ x, y, width: CARD_WIDTH, height }));
  const [first] = spots;
  const costs = spots.map((spot) => {
    const outside = Math.max(0, -spot.x) + Math.max(0, -spot.y);
    const away = Math.max(0, spot.x - label.x - label.width - APART) * FAR;
    return away + outside * CARD_WIDTH + others.reduce((sum, other) => sum + common(spot, other), 0);
  });
  const best = spots[costs.indexOf(Math.min(...costs))] ?? first;
  if (!best) throw new Error('a card has somewhere to stand');
  return { ...best, x: Math.max(0, best.x), y: Math.max(0, best.y) };
}

/** The area that two boxes have in common. */
function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
