/** A point on the drawing, in its units from the top left. */
export type Point = readonly [x: number, y: number];

/** A Lottie value: constant, or keyframes with easing. */
export type Value =
  | { readonly a: 0; readonly k: unknown }
  | { readonly a: 1; readonly k: readonly unknown[] };

/** A Lottie shape; only what our drawings use. */
export type Shape = { readonly ty: string } & Readonly<Record<string, unknown>>;
export type Layer = Shape;

/** An animation in Lottie's format (https://lottie.github.io/lottie-spec). */
export interface LottieDocument {
  readonly v: string;
  /** Frames a second, the first frame, the one after the last. */
  readonly fr: number;
  readonly ip: number;
  readonly op: number;
  readonly w: number;
  readonly h: number;
  readonly assets: readonly unknown[];
  readonly layers: readonly Layer[];
}

/** Frames a second of all our drawings. */
export const RATE = 30;
const SIZE = { w: 600, h: 240 } as const;

/** An animation with this many frames; its first layer is on top. */
export function drawing(frames: number, layers: readonly ((frames: number) => Layer)[]): LottieDocument {
  const made = layers.map((layer) => layer(frames));
  return { v: '5.7.0', fr: RATE, ip: 0, op: frames, ...SIZE, assets: [], layers: made };
}

/** The same all the time. */
export const still = (k: unknown): Value => ({ a: 0, k });

/** Values at frames, eased from each to the next. */
export function moving(...frames: readonly (readonly [frame: number, value: unknown])[]): Value {
  const ease = { o: { x: [0.35], y: [0] }, i: { x: [0.25], y: [1] } };
  return { a: 1, k: frames.map(([t, value]) => ({ t, s: Array.isArray(value) ? value : [value], ...ease })) };
}

export interface Placed {
  readonly at?: Value;
  /** The fixed point of scaling and rotation. */
  readonly anchor?: Point;
  /** In percent. */
  readonly scale?: Value;
  /** In degrees. */
  readonly turn?: Value;
}

/** A layer of shapes at a position. */
export function layer(shapes: readonly Shape[], { at, anchor = [0, 0], scale, turn }: Placed = {}) {
  const ks = {
    o: still(100),
    r: turn ?? still(0),
    p: at ?? still([...anchor, 0]),
    a: still([...anchor, 0]),
    s: scale ?? still([100, 100, 100]),
  };
  return (op: number): Layer => ({ ty: 4, ks, ip: 0, op, st: 0, shapes }) as unknown as Layer;
}

/** Colours of the theme's art; the player paints grey, and motion.css the colour of the class. */
export type Colour = 'ink' | 'accent' | 'second' | 'third' | 'fourth' | 'paper';
const grey = still([0.5, 0.5, 0.5, 1]);
const upright = { p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };

/** Outlines filled with a colour. */
export function filled(colour: Colour, ...outlines: readonly Shape[]): Shape {
  const fill = { ty: 'fl', c: grey, o: still(100), cl: `fill-${colour}` };
  return { ty: 'gr', it: [...outlines, fill, { ty: 'tr', ...upright }] };
}

/** Stroked outlines; `drawn` is the visible part in percent. */
export function lined(colour: Colour, width: number, outline: Shape, drawn?: Value): Shape {
  const stroke = { ty: 'st', c: grey, o: still(100), w: still(width), lc: 2, lj: 2, cl: `line-${colour}` };
  const trim = drawn ? [{ ty: 'tm', s: still(0), e: drawn, o: still(0), m: 1 }] : [];
  return { ty: 'gr', it: [outline, ...trim, stroke, { ty: 'tr', ...upright }] };
}

export const circle = ([x, y]: Point, radius: number): Shape => ({
  ty: 'el',
  p: still([x, y]),
  s: still([radius * 2, radius * 2]),
});

export const ellipse = ([x, y]: Point, width: number, height: number): Shape => ({
  ty: 'el',
  p: still([x, y]),
  s: still([width, height]),
});

/** A point of a curve with its incoming and outgoing handles, relative to it. */
export type Bend = readonly [at: Point, from: Point, to: Point];

/** The curve through bends, as Lottie writes it. */
export function curve(bends: readonly Bend[], closed = false) {
  return {
    v: bends.map(([at]) => at),
    i: bends.map(([, from]) => from),
    o: bends.map(([, , to]) => to),
    c: closed,
  };
}

export const path = (value: Value): Shape => ({ ty: 'sh', ks: value });
