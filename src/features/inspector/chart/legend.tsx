import './chart-pane.css';

export function Legend() {
  return (
    <p className="workbench-legend" aria-hidden="true">
      <span className="legend-now">now</span>
      <span className="legend-taken">taken</span>
      <span className="legend-open">open</span>
      <span className="legend-closed">closed by a guard</span>
    </p>
  );
}
