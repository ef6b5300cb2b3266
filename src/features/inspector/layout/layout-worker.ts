import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '#machines/chart/chart.ts';
import { elkGraph, laidChart } from './elk-graph.ts';

const elk = new ELK();

/** Lays charts out beside the page, which stays free to scroll. */
self.onmessage = async ({ data }: MessageEvent<{ chart: Chart; id: number }>) => {
  const { chart, id } = data;
  const answer = await elk.layout(elkGraph(chart)).then(
    (graph) => ({ id, laid: laidChart(graph) }),
    (error: unknown) => ({ id, fault: String(error) }),
  );
  self.postMessage(answer);
};
