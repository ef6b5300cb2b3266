import {
  type Bend,
  circle,
  curve,
  drawing,
  ellipse,
  filled,
  layer,
  lined,
  moving,
  path,
  still,
} from './lottie.ts';

const FRAMES = 120;
const GROUND = 206;

/** Position, height and start of each sprout. */
const SPROUTS = [
  { x: 120, height: 62, begins: 22, leaf: 'accent' },
  { x: 208, height: 92, begins: 10, leaf: 'ink' },
  { x: 300, height: 124, begins: 0, leaf: 'accent' },
  { x: 392, height: 88, begins: 14, leaf: 'ink' },
  { x: 480, height: 58, begins: 26, leaf: 'accent' },
] as const;

/** A leaf from its stalk at 0 to its tip, to the right or to the left. */
function leaf(side: 1 | -1, size: number): readonly Bend[] {
  return [
    [
      [0, 0],
      [side * size * 0.1, -size * 0.5],
      [side * size * 0.55, size * 0.02],
    ],
    [
      [side * size, -size * 0.62],
      [-side * size * 0.02, size * 0.42],
      [-side * size * 0.62, -size * 0.02],
    ],
  ];
}

function sprout({ x, height, begins, leaf: colour }: (typeof SPROUTS)[number]) {
  const stem: readonly Bend[] = [
    [
      [0, 0],
      [0, 0],
      [0, -height * 0.4],
    ],
    [
      [0, -height],
      [0, height * 0.4],
      [0, 0],
    ],
  ];
  const at = (y: number) => still([x, GROUND - height * y, 0]);
  const unfolds = (after: number) =>
    moving(
      [begins + after, [0, 0, 100]],
      [begins + after + 26, [108, 108, 100]],
      [begins + after + 36, [100, 100, 100]],
    );
  const size = height * 0.46;
  return [
    layer([filled(colour, path(still(curve(leaf(1, size), true))))], { at: at(1), scale: unfolds(38) }),
    layer([filled(colour, path(still(curve(leaf(-1, size), true))))], { at: at(1), scale: unfolds(44) }),
    layer([filled('third', path(still(curve(leaf(-1, size * 0.62), true))))], {
      at: at(0.52),
      scale: unfolds(28),
    }),
    layer([lined('ink', 5, path(still(curve(stem))), moving([begins, 0], [begins + 46, 100]))], {
      at: still([x, GROUND, 0]),
    }),
  ];
}

/** Five sprouts grow on a hill in front of the sun: four seconds. */
export const sproutMotion = drawing(FRAMES, [
  ...SPROUTS.flatMap(sprout),
  layer([filled('fourth', ellipse([300, 320], 900, 260))]),
  layer([filled('second', circle([0, 0], 74))], { at: moving([0, [300, 250, 0]], [90, [300, 132, 0]]) }),
]);
