import {
  type Bend,
  circle,
  curve,
  drawing,
  filled,
  layer,
  lined,
  path,
  still,
  type Value,
} from './lottie.ts';

const FRAMES = 135;
const [LEFT, RIGHT] = [-20, 620];
/** Between two nodes of the third harmonic. */
const BELLY = (RIGHT - LEFT) / 3;
const MIDDLE = 120;

/** The string between its ends, so far from rest: a cubic bow for every half wave. */
function wave(amplitude: number): ReturnType<typeof curve> {
  // Tangents of a sine at its nodes, on a cubic that is a third of a half wave from its ends.
  const reach = BELLY * 0.364;
  const rise = (amplitude * Math.PI * reach) / BELLY;
  const bends: Bend[] = [0, 1, 2, 3].map((node) => {
    const up = node % 2 === 0 ? -1 : 1;
    return [
      [LEFT + node * BELLY, 0],
      [-reach, -up * rise],
      [reach, up * rise],
    ];
  });
  return curve(bends);
}

/** A damped oscillation that ends at a fraction of its first swing. */
function swinging(first: number, rest: number): Value {
  const swings = [{ t: 0, s: [wave(rest)] }];
  let amplitude = first;
  for (let t = 6; t < FRAMES - 12; t += 4) {
    swings.push({ t, s: [wave(amplitude + rest)] });
    amplitude *= -0.87;
  }
  swings.push({ t: FRAMES - 6, s: [wave(rest)] });
  const ease = { o: { x: 0.4, y: 0 }, i: { x: 0.6, y: 1 } };
  return { a: 1, k: swings.map((swing) => ({ ...swing, ...ease })) };
}

const string = (width: number, movement: Value) =>
  layer([lined('second', width, path(movement))], { at: still([0, MIDDLE, 0]) });

/** Motion blur: the string at several positions at once. */
const blurred = [-1, -0.8, -0.6, -0.4, -0.2, 0.2, 0.4, 0.6, 0.8].map((part) =>
  string(0.9, swinging(6 * part, 78 * part)),
);

/** A string at its third harmonic with still nodes: four and a half seconds. */
export const stringMotion = drawing(FRAMES, [
  layer([1, 2].map((node) => filled('third', circle([LEFT + node * BELLY, MIDDLE], 6)))),
  string(3.4, swinging(-150, 78)),
  ...blurred,
  layer([filled('ink', circle([300, MIDDLE], 900))]),
]);
