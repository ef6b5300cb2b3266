import type { Chart } from '#machines/chart/chart.ts';
import { guardDescriptions } from '#machines/chart/guard-descriptions.ts';
import type { Coverage } from '../live/coverage.ts';
import type { Lights } from '../live/lights.ts';
import { matches } from './matches.ts';
import './chart-pane.css';

interface ChartTableProps {
  readonly chart: Chart;
  readonly lights: Lights;
  readonly coverage: Coverage | undefined;
  readonly sought: string;
}

/** The chart as a table of transitions, with the status of each in words. */
export function ChartTable({ chart, lights, coverage, sought }: ChartTableProps) {
  const isCounted = coverage !== undefined && coverage.count > 0;
  const keys = new Map(chart.nodes.map(({ id, key }) => [id, key]));
  const rows = chart.edges.filter(
    ({ from, to, event, guard }) =>
      sought.trim() === '' ||
      [keys.get(from) ?? chart.id, keys.get(to) ?? '', event, guard].some((each) => matches(each, sought)),
  );
  return (
    <table className="workbench-table">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Event</th>
          <th scope="col">Guard</th>
          <th scope="col">To</th>
          <th scope="col">Now</th>
          {isCounted && <th scope="col">By anybody</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, from, to, event, guard }) => (
          <tr key={id}>
            <th scope="row">{keys.get(from) ?? chart.id}</th>
            <td>
              <code>{event || 'at once'}</code>
            </td>
            <td>
              <code>{guard}</code>
              {guard !== '' && <p className="workbench-soft">{guardDescriptions(guard, 'en')}</p>}
            </td>
            <td>{keys.get(to)}</td>
            <td>{standing(lights, id, from)}</td>
            {isCounted && <td>{coverage.taken.has(id) ? 'taken' : 'never'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function standing({ now, taken, closed }: Lights, id: string, from: string): string {
  const said = [taken.has(id) && 'taken', closed.has(id) ? 'closed' : now.has(from) && 'open'];
  return said.filter(Boolean).join(', ');
}
