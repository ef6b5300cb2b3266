import {
  type Bend,
  type Colour,
  circle,
  curve,
  drawing,
  filled,
  layer,
  moving,
  path,
  still,
} from './lottie.ts';

const FRAMES = 150;
const WAVE = 100;

/** A sea from its crests at `top` down to the edge, one wave wider than the picture on each side. */
function sea(top: number, height: number): readonly Bend[] {
  const from = -2 * WAVE;
  const crests: Bend[] = Array.from({ length: 21 }, (_, index) => [
    [from + (index * WAVE) / 2, top + (index % 2 === 0 ? 0 : height)],
    [-WAVE / 5, 0],
    [WAVE / 5, 0],
  ]);
  const corner = (x: number): Bend => [
    [x, 260],
    [0, 0],
    [0, 0],
  ];
  return [...crests, corner(from + 10 * WAVE), corner(from)];
}

/** One layer of the sea, that moves by whole waves and so ends as it began. */
const tide = (colour: Colour, top: number, height: number, waves: number) =>
  layer([filled(colour, path(still(curve(sea(top, height), true))))], {
    at: moving([0, [0, 6, 0]], [FRAMES / 2, [(waves * WAVE) / 2, -4, 0]], [FRAMES - 1, [waves * WAVE, 6, 0]]),
  });

const line = (...points: readonly (readonly [number, number])[]): readonly Bend[] =>
  points.map((point) => [point, [0, 0], [0, 0]]);
const shape = (colour: Colour, ...points: readonly (readonly [number, number])[]) =>
  filled(colour, path(still(curve(line(...points), true))));

/** A boat on the tide before the evening sun: five seconds. */
export const tideMotion = drawing(FRAMES, [
  tide('accent', 190, 14, 1),
  layer(
    [
      shape('ink', [-52, 0], [52, 0], [34, 24], [-36, 24]),
      shape('paper', [2, -74], [2, -8], [48, -8]),
      shape('second', [-4, -60], [-4, -8], [-36, -8]),
    ],
    {
      at: moving(
        [0, [250, 166, 0]],
        [38, [272, 158, 0]],
        [75, [300, 168, 0]],
        [112, [326, 158, 0]],
        [FRAMES - 1, [350, 166, 0]],
      ),
      turn: moving([0, -3], [38, 3], [75, -3], [112, 3], [FRAMES - 1, -3]),
    },
  ),
  tide('fourth', 160, 14, -1),
  layer([filled('third', circle([0, 0], 70))], {
    at: moving([0, [430, 96, 0]], [FRAMES - 1, [430, 128, 0]]),
  }),
]);
