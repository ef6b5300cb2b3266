import type { FoldedChart } from '../layout/folded-chart.ts';
import type { Box, LaidChart } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';
import type { Way } from '../live/why.ts';

/**
 * The first of the blocked transitions whose label is visible, with the label's box; undefined if all of them are
 * folded.
 */
export function firstDrawn(
  ways: readonly Way[],
  { drawnAs }: FoldedChart,
  { edges }: LaidChart,
  { closed }: Lights,
): { readonly way: Way; readonly label: Box } | undefined {
  for (const way of ways) {
    const drawn = drawnAs.get(way.id) ?? '';
    const label = edges[drawn]?.label;
    // The explanation may be one update behind the highlights.
    if (label && closed.has(drawn)) return { way, label };
  }
  return undefined;
}
