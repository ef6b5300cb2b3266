import { memo } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { Icon } from '#ui/icon.tsx';
import { foldable } from '../layout/folded-chart.ts';
import type { LaidChart } from '../layout/laid-chart.ts';
import type { Folds } from '../use-folds.ts';
import './chart-pane.css';

interface FoldButtonsProps {
  readonly chart: Chart;
  readonly laid: LaidChart;
  readonly folds: Folds;
  readonly scale: number;
}

/** A button at the head of each state that has others inside: folds them away, and shows them again. */
export const FoldButtons = memo(function FoldButtons({ chart, laid, folds, scale }: FoldButtonsProps) {
  const { folded, turn } = folds;
  return foldable(chart).map(({ id, key }) => {
    const box = laid.nodes[id];
    if (!box) return null;
    const isFolded = folded.has(id);
    return (
      <button
        key={id}
        type="button"
        className="workbench-fold"
        aria-label={`States of ${key}`}
        aria-expanded={!isFolded}
        style={{ left: (box.x + box.width) * scale, top: box.y * scale }}
        onClick={() => turn(id)}
      >
        <Icon name={isFolded ? 'plus' : 'minus'} size="s" />
      </button>
    );
  });
});
