import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { wayOn } from '#machines/chart/transitions.ts';
import { foldable, foldedChart, foldedLights, notFolded } from '../layout/folded-chart.ts';
import { useLayout } from '../layout/use-layout.ts';
import type { Coverage } from '../live/coverage.ts';
import type { Lights } from '../live/lights.ts';
import type { Way } from '../live/why.ts';
import { useFolds } from '../use-folds.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChartTools } from './chart-tools.tsx';
import { ExportMenu } from './export-menu.tsx';
import { firstDrawn } from './first-drawn.ts';
import { FoldButtons } from './fold-buttons.tsx';
import { Legend } from './legend.tsx';
import { Minimap } from './minimap.tsx';
import { ReasonCard } from './reason-card.tsx';
import { Toggle } from './toggle.tsx';
import { useInSight } from './use-in-sight.ts';
import { useIsLarger } from './use-is-larger.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import './chart-pane.css';

interface ChartPaneProps {
  readonly name: string;
  readonly about: string | undefined;
  readonly chart: Chart | undefined;
  /** The same chart with those of its children: what is rendered. */
  readonly drawn: Chart | undefined;
  readonly definition: string | undefined;
  readonly lights: Lights;
  readonly coverage: Coverage | undefined;
  /** Whether the highlights show the present moment. */
  readonly follows: boolean;
  /** The transitions that are blocked now, the one that was requested first. */
  readonly closed: readonly Way[];
}

/** A statechart as a drawing or a table, with folding, zoom, search and export. */
export function ChartPane(props: ChartPaneProps) {
  const { name, about, chart, drawn, definition, lights, coverage, follows, closed } = props;
  const [isTable, setIsTable] = useState(false);
  const [sought, setSought] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const [hasReasons, setHasReasons] = useState(true);
  const folds = useFolds(drawn);
  const fold = useMemo(
    () => drawn && foldedChart(isWhole ? drawn : wayOn(drawn), folds.folded),
    [drawn, isWhole, folds.folded],
  );
  const { shown, isFailed } = useLayout(fold?.chart);
  const frame = useRef<HTMLElement>(null);
  const { scale, zoom } = useZoom(frame, shown?.laid);
  const lit = useMemo(() => foldedLights(lights, fold ?? notFolded), [lights, fold]);
  const current = useInSight(frame, shown?.laid, lit, scale, follows);
  const isLarger = useIsLarger(frame, shown?.laid, scale);
  const reason = hasReasons && fold && shown ? firstDrawn(closed, fold, shown.laid, lit) : undefined;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'f') zoom.toWhole();
    if (event.key === 'c') current();
    if (event.key === 'g') setHasReasons(!hasReasons);
  };
  const tools = useMemo(
    () => (
      <>
        <Toggle isOn={isWhole} onTurn={setIsWhole}>
          Ways back
        </Toggle>
        <Toggle isOn={hasReasons} onTurn={setHasReasons} shortcut="G">
          Reasons
        </Toggle>
        {drawn && foldable(drawn).length > 0 && (
          <button type="button" onClick={() => folds.turnAll(folds.folded.size === 0)}>
            {folds.folded.size === 0 ? 'Fold all' : 'Unfold all'}
          </button>
        )}
        <Toggle isOn={isTable} onTurn={setIsTable}>
          Table
        </Toggle>
        {chart && definition !== undefined && (
          <ExportMenu name={name} chart={chart} definition={definition} frame={frame} />
        )}
      </>
    ),
    [isWhole, hasReasons, isTable, folds, chart, drawn, definition, name],
  );
  return (
    <section className="workbench-chart" aria-labelledby="chart-title">
      <ChartTools name={name} about={about} sought={sought} onSeek={setSought}>
        {tools}
      </ChartTools>
      <div className="workbench-view">
        <section
          ref={frame}
          className="workbench-frame"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          aria-label={`Chart of ${name}`}
          aria-keyshortcuts="F C G"
          onKeyDown={press}
        >
          {chart && isTable && (
            <ChartTable chart={chart} lights={lights} coverage={coverage} sought={sought} />
          )}
          {chart && fold && shown && !isTable && (
            <div className="workbench-canvas">
              <ChartDrawing {...shown} held={fold.held} lights={lit} scale={scale} sought={sought} />
              {scale >= 0.5 && (
                <FoldButtons chart={drawn ?? chart} laid={shown.laid} folds={folds} scale={scale} />
              )}
              {reason && <ReasonCard {...reason} laid={shown.laid} scale={scale} />}
            </div>
          )}
          {chart && !isTable && !shown && !isFailed && <p role="status">Laying the chart out…</p>}
          {isFailed && (
            <p role="alert">
              This chart could not be laid out; it stands as a table behind the button above.
            </p>
          )}
        </section>
        {shown && !isTable && <ZoomButtons zoom={zoom} />}
        {shown && !isTable && isLarger && <Minimap {...shown} lights={lit} scale={scale} frame={frame} />}
      </div>
      {coverage && coverage.count > 0 && (
        <p className="workbench-coverage">
          {coverage.count} of {coverage.all} transitions were taken; the table says which were not.
        </p>
      )}
      <Legend />
    </section>
  );
}
