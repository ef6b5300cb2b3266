export interface BackdropProps {
  /** Where it starts, measured from the top of the drawing. */
  readonly from?: number;
  readonly fill: string;
  readonly opacity?: string;
}

/** Sky, water or ground that extends beyond the drawing, so that it fills frames of any shape. */
export function Backdrop({ from = -900, ...paint }: BackdropProps) {
  return <rect x="-420" y={from} width="1260" height={1500 - from} {...paint} />;
}
