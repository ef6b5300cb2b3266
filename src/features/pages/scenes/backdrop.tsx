export interface BackdropProps {
  /** Where it begins, counted from the top of the drawing; the sky begins above it. */
  readonly from?: number;
  readonly fill: string;
  readonly opacity?: string;
}

/** Sky, water or ground: it goes on beyond the drawing, so that a frame of another shape is filled without cutting it. */
export function Backdrop({ from = -900, ...paint }: BackdropProps) {
  return <rect x="-420" y={from} width="1260" height={1500 - from} {...paint} />;
}
