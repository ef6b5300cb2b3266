import { describe, expect, it } from 'vitest';
import { CARD_WIDTH, cardHeight, cardPlace } from './card-place.ts';

const label = { x: 600, y: 300, width: 100, height: 19 };
const height = 100;

describe('the card of a reason', () => {
  it('stands right of its label where nothing is', () => {
    expect(cardPlace(label, height, [])).toMatchObject({ x: 728, y: 300 });
  });

  it('stands on the other side where it would cover a state', () => {
    const state = { x: 720, y: 220, width: 172, height: 220 };
    expect(cardPlace(label, height, [state])).toMatchObject({ x: 600 - 28 - CARD_WIDTH });
  });

  it('stands beyond all that is right of it where that is near', () => {
    const edge = { x: 690, y: 200, width: 160, height: 300 };
    const left = { x: 200, y: 0, width: 390, height: 900 };
    expect(cardPlace(label, height, [edge, left])).toMatchObject({ x: 878, y: 300 });
  });

  it('stands below where both sides are taken, and never outside of the chart', () => {
    const right = { x: 780, y: 200, width: 300, height: 300 };
    const left = { x: 200, y: 200, width: 320, height: 300 };
    expect(cardPlace(label, height, [right, left]).y).toBeGreaterThan(label.y);
    const corner = cardPlace({ ...label, x: 0, y: 0 }, height, [{ x: 100, y: 0, width: 500, height: 500 }]);
    expect([corner.x >= 0, corner.y >= 0]).toEqual([true, true]);
  });

  it('is higher the more it has to say', () => {
    expect(cardHeight('a'.repeat(200))).toBeGreaterThan(cardHeight('a'));
  });
});
