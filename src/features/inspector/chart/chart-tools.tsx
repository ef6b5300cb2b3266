import { memo, type ReactNode } from 'react';
import './chart-pane.css';

interface ChartToolsProps {
  readonly name: string;
  readonly about: string | undefined;
  readonly sought: string;
  readonly onSeek: (sought: string) => void;
  readonly children?: ReactNode;
}

/** The toolbar of a chart: its name, search and view. */
export const ChartTools = memo(function ChartTools(props: ChartToolsProps) {
  const { name, about, sought, onSeek, children } = props;
  return (
    <div className="workbench-tools">
      <h2 id="chart-title">{name}</h2>
      {about !== undefined && <span className="workbench-soft">{about}</span>}
      <input
        type="search"
        aria-label="State, event or guard"
        placeholder="State, event, guard"
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
      />
      {children}
    </div>
  );
});
