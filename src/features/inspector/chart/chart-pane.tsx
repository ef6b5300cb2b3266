import { useMemo, useRef, useState } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { wayOn } from '#machines/chart/way-on.ts';
import { useLayout } from '../layout/use-layout.ts';
import type { Coverage } from '../live/coverage.ts';
import type { Lights } from '../live/lights.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartTable } from './chart-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useInSight } from './use-in-sight.ts';
import './chart-pane.css';

interface ChartPaneProps {
  readonly name: string;
  readonly about: string | undefined;
  readonly chart: Chart | undefined;
  readonly definition: string | undefined;
  readonly lights: Lights;
  readonly coverage: Coverage | undefined;
}

const ZOOMS = [0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5];

/** A statechart to be looked at: drawn or as a table, larger and smaller, searched, and taken away. */
export function ChartPane({ name, about, chart, definition, lights, coverage }: ChartPaneProps) {
  const [isTable, setIsTable] = useState(false);
  const [zoom, setZoom] = useState(4);
  const [sought, setSought] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const drawn = useMemo(() => (chart && !isWhole ? wayOn(chart) : chart), [chart, isWhole]);
  const { laid, isFailed } = useLayout(drawn);
  const frame = useRef<HTMLElement>(null);
  const scale = ZOOMS[zoom] ?? 1;
  useInSight(frame, laid, lights);
  const fit = () => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
    if (!laid) return;
    const whole = Math.min(clientWidth / laid.width, clientHeight / laid.height);
    const largest = ZOOMS.findLastIndex((each) => each <= whole);
    setZoom(Math.max(0, largest));
  };
  return (
    <section className="workbench-chart" aria-labelledby="chart-title">
      <div className="workbench-tools">
        <h2 id="chart-title">{name}</h2>
        {about !== undefined && <span className="workbench-soft">{about}</span>}
        <input
          type="search"
          aria-label="State, event or guard"
          placeholder="State, event, guard"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <button type="button" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          Ways back
        </button>
        <button type="button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          Table
        </button>
        <button type="button" aria-label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          −
        </button>
        <output>{Math.round(scale * 100)} %</output>
        <button
          type="button"
          aria-label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        {chart && definition !== undefined && (
          <ExportMenu name={name} chart={chart} definition={definition} frame={frame} />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section ref={frame} className="workbench-frame" tabIndex={0} aria-label={`Chart of ${name}`}>
        {chart && isTable && <ChartTable chart={chart} lights={lights} coverage={coverage} sought={sought} />}
        {drawn && !isTable && laid && (
          <ChartDrawing chart={drawn} laid={laid} lights={lights} scale={scale} sought={sought} />
        )}
        {chart && !isTable && !laid && !isFailed && <p role="status">Laying the chart out…</p>}
        {isFailed && (
          <p role="alert">This chart could not be laid out; it stands as a table behind the button above.</p>
        )}
      </section>
      {coverage && coverage.count > 0 && (
        <p className="workbench-coverage">
          {coverage.count} of {coverage.all} transitions were taken; the table says which were not.
        </p>
      )}
      <p className="workbench-legend" aria-hidden="true">
        <span className="legend-now">now</span>
        <span className="legend-taken">taken</span>
        <span className="legend-open">open</span>
        <span className="legend-closed">closed by a guard</span>
      </p>
    </section>
  );
}
