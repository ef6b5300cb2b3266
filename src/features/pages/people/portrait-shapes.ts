import type { Hair } from '#engine/event/properties/portrait-names.ts';

/** Outlines on a grid of 200 by 240, each a path with the even-odd rule. */
export type Shape = readonly string[];

const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);
const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`;
const circles = (each: readonly (readonly [number, number, number])[]) =>
  each.map(([x, y, r]) => circle(x, y, r));
const rope = (x: number) => [0, 1, 2, 3, 4].map((at) => ellipse(x, 136 + at * 15, 11 - at * 0.8, 9.5));

const PARTED = 'M66 98C64 64 80 49 100 49s36 15 34 49c-14-8-27-22-34-38-7 16-20 30-34 38z';
const SWEPT = 'M65 96C60 58 78 44 104 46c26 2 36 24 31 50-4-11-9-19-16-25-16 3-30-1-38-7-6 8-13 19-16 32z';
const DRAWN_BACK = 'M66 92C64 64 80 52 100 52s36 12 34 40c-8-13-20-21-34-21s-26 8-34 21z';

/** The parts of the hair or head covering behind and in front of the head. */
export const hairShapes: Readonly<Record<Hair, { readonly behind: Shape; readonly before: Shape }>> = {
  bald: { behind: [], before: [] },
  short: {
    behind: [],
    before: ['M64 98C58 56 76 41 102 41c28 0 41 22 35 57-3-14-8-23-14-27-14 8-34 8-46 2-7 5-11 14-13 25z'],
  },
  side: { behind: [], before: [SWEPT] },
  fade: {
    behind: [],
    before: ['M68 84C65 50 82 43 100 43s35 7 32 41c-4-10-8-15-14-17H82c-6 2-10 7-14 17z'],
  },
  afro: {
    behind: [circle(100, 78, 51)],
    before: ['M66 90c0-22 14-36 34-36s34 14 34 36c-8-12-20-18-34-18s-26 6-34 18z'],
  },
  curls: {
    behind: circles([
      [70, 62, 19],
      [86, 47, 19],
      [106, 44, 19],
      [126, 53, 18],
      [138, 70, 17],
      [62, 82, 16],
      [142, 90, 14],
      [60, 102, 12],
      [143, 108, 11],
    ]),
    before: circles([
      [78, 64, 12],
      [94, 57, 12],
      [110, 57, 12],
      [124, 66, 11],
    ]),
  },
  bob: {
    behind: ['M57 132C48 60 70 38 100 38s52 22 43 94c-8 7-16 8-24 8H81c-8 0-16-1-24-8z'],
    before: ['M66 94C64 66 80 51 100 51s36 15 34 43c-10-6-18-14-22-23-10 13-28 20-46 23z'],
  },
  long: {
    behind: ['M53 196C44 120 48 40 100 38c52 2 56 82 47 158-12 6-24 6-32 2H85c-10 4-20 4-32-2z'],
    before: [PARTED],
  },
  wavy: {
    behind: [
      'M52 164c-9-13 1-25-2-38-4-14 3-26 4-40C56 56 74 38 100 38s44 18 46 48c1 14 8 26 4 40-3 13 7 25-2 38-9 9-21 6-28-4H80c-7 10-19 13-28 4z',
    ],
    before: [SWEPT],
  },
  bun: {
    behind: [circle(100, 30, 20), 'M62 104C53 58 76 40 100 40s47 18 38 64z'],
    before: [DRAWN_BACK],
  },
  braids: {
    behind: ['M58 132C50 60 72 39 100 39s50 21 42 93z', ...rope(63), ...rope(137)],
    before: [PARTED],
  },
  hijab: {
    behind: ['M52 150C42 70 64 33 100 33s58 37 48 117c12 18 18 34 22 54H30c4-20 10-36 22-54z'],
    before: [
      'M60 102C56 58 76 39 100 39s44 19 40 63c-1 34-16 55-40 56-24-1-39-22-40-56zm9-2c0 28 12 45 31 45s31-17 31-45c0-24-12-39-31-39s-31 15-31 39z',
      'M64 140c20 22 54 20 74-2l20 50c-36 22-80 20-116 0z',
    ],
  },
  turban: {
    behind: [],
    before: ['M57 86C50 44 72 24 100 24s50 20 43 62c-13-14-27-20-43-24-16 4-30 10-43 24z'],
  },
  beanie: {
    behind: [],
    before: [
      'M62 84C58 46 76 30 100 30s42 16 38 54z',
      'M66 74h68a8.500 8.500 0 0 1 0 17H66a8.500 8.500 0 0 1 0-17z',
    ],
  },
};

export const beardShapes = {
  full: 'M66 100c0 34 12 50 34 50s34-16 34-50c-4 13-12 17-20 15-9-2-19-2-28 0-8 2-16-2-20-15zm22 25c4-5 20-5 24 0-3 7-21 7-24 0z',
  moustache: 'M83 122c5-8 12-8 17-4 5-4 12-4 17 4-6 3-13 3-17-1-4 4-11 4-17 1z',
  stubble: 'M67 106c2 26 14 40 33 40s31-14 33-40c-6 10-14 12-20 10-9-2-17-2-26 0-6 2-14 0-20-10z',
} as const;

/** The drawing styles of people, one per theme. */
export type Manner = 'paper' | 'string' | 'poster';

export const faceShapes: Readonly<Record<Manner, string>> = {
  paper: 'M100 54c21 0 34 13 34 34v18c0 22-13 36-34 36s-34-14-34-36V88c0-21 13-34 34-34z',
  string: 'M100 52c22 0 33 15 33 38 0 30-14 56-33 56S67 120 67 90c0-23 11-38 33-38z',
  poster:
    'M100 53c23 0 35 13 35 36 0 12-1 24-6 34-6 13-16 22-29 22s-23-9-29-22c-5-10-6-22-6-34 0-23 12-36 35-36z',
};

export const BODY = 'M6 260C6 200 46 168 80 161c8 16 32 16 40 0 34 7 74 39 74 99z';
export const NECK = 'M84 120h32v36l8 8c-12 15-36 15-48 0l8-8z';
export const NECK_SHADE = 'M84 132c10 11 22 11 32 0v10c-10 10-22 10-32 0z';
