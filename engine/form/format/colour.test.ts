import { describe, expect, it } from 'vitest';
import { contrastRatio, hexOf, type Oklch, parseColour } from './colour.ts';

function colour(text: string): Oklch {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is no colour`);
  return parsed;
}

describe('parseColour', () => {
  it.each([
    ['oklch(.46 .175 264)', { l: 0.46, c: 0.175, h: 264 }],
    ['oklch(46% .175 264)', { l: 0.46, c: 0.175, h: 264 }],
    ['oklch(.5 50% 20)', { l: 0.5, c: 0.2, h: 20 }],
  ])('reads %s', (text, expected) => {
    const { l, c, h } = colour(text);
    expect([l, c, h]).toEqual([expected.l, expected.c, expected.h].map((part) => expect.closeTo(part, 10)));
  });

  // CSS Color 4: https://www.w3.org/TR/css-color-4/#ok-lab
  it.each([
    ['#ff0000', [0.628, 0.2577, 29.23]],
    ['#00ff00', [0.8664, 0.2948, 142.5]],
    ['#0000ff', [0.452, 0.3132, 264.05]],
    ['#ffffff', [1, 0, undefined]],
  ] as const)('%s is the colour that the standard says', (text, [l, c, h]) => {
    const found = colour(text);
    expect(found.l).toBeCloseTo(l, 3);
    expect(found.c).toBeCloseTo(c, 3);
    if (h !== undefined) expect(found.h).toBeCloseTo(h, 1);
  });

  it.each(['oklch(1 2)', 'oklch(. . .)', 'oklch(.2 .1 20 / .5)', '#12345', 'red', ''])('refuses %j', (text) =>
    expect(parseColour(text)).toBeUndefined(),
  );
});

// The figures are those of WebAIM's contrast checker.
describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
    ['#1a73e8', '#f8f9fa', 4.28],
    // The same, whichever is in front.
    ['#ffffff', '#000000', 21],
    // Out of what a screen shows: cut off, as a browser does.
    ['oklch(.7 .4 145)', '#000000', 10.22],
  ])('%s on %s is %d to 1', (one, other, ratio) => {
    expect(contrastRatio(colour(one), colour(other))).toBeCloseTo(ratio, 1);
  });
});

describe('hexOf', () => {
  it.each(['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#1a73e8', '#0a0b0c', '#767676'])(
    'gives %s back',
    (text) => expect(hexOf(colour(text))).toBe(text),
  );

  it('cuts off what no screen shows', () => {
    expect(hexOf({ l: 0.7, c: 0.4, h: 145 })).toBe('#00d200');
    expect(hexOf({ l: 1.2, c: 0, h: 0 })).toBe('#ffffff');
  });
});
