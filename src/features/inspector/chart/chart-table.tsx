import type { Chart } from '#machines/chart/chart.ts';
import type { Lights } from '../live/lights.ts';
import { matches } from './matches.ts';
import './chart-pane.css';

/** The same chart in words: from where, by what, to where; how each stands is said, not only shown. */
export function ChartTable({ chart, lights, sought }: { chart: Chart; lights: Lights; sought: string }) {
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
            </td>
            <td>{keys.get(to)}</td>
            <td>{standing(lights, id, from)}</td>
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
