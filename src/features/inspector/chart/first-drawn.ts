import type { FoldedChart } from '../layout/folded-chart.ts';
import type { Box, LaidChart } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';
import type { Way } from '../live/why.ts';

/** The first of some closed ways whose edge has words in a drawing, and where those stand; none where all are folded away. */
export function firstDrawn(
  ways: readonly Way[],
  { drawnAs }: FoldedChart,
  { edges }: LaidChart,
  { closed }: Lights,
): { readonly way: Way; readonly label: Box } | undefined {
  for (const way of ways) {
    const drawn = drawnAs.get(way.id) ?? '';
    const label = edges[drawn]?.label;
    // What is told may be a moment behind what is lit.
    if (label && closed.has(drawn)) return { way, label };
  }
  return undefined;
}
