/** Colours of the event's art, in the order in which kinds get them. */
const ART = ['--art-2', '--art-3', '--art-4', '--art-5', '--ink', '--art-1'] as const;

/**
 * The colour by which one of so many kinds is told apart, besides its name; no two share one. More than the art has
 * colours for stand round the colour wheel, every other one darker.
 */
export function kindColour(at: number, count: number): string {
  const art = ART[at];
  if (count <= ART.length && art) return `var(${art})`;
  const hue = Math.round((at * 360) / count + 20) % 360;
  return `oklch(${at % 2 === 0 ? 0.52 : 0.7} 0.13 ${hue})`;
}
