import { type Chart, type ChartEdge, chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { guardDescriptions } from '#machines/chart/guard-descriptions.ts';

const code = (text: string) => (text === '' ? '' : `\`${text}\``);

/** Every transition of every machine with its guard in words of both languages, as a page. */
export function statechartsPage(): string {
  return [
    '# Statecharts in words',
    'Made from the machines by `npm run statecharts` (and `npm run docs`); not edited by hand. [drawings.md](drawings.md) draws them, `/inspect` shows them as they run. A transition is taken when its event comes and what its guard asks is so; of several the first.',
    ...everyMachine.map(({ name, about, machine }) => {
      const chart = chartOf(machine);
      return `## ${name}\n\n${about} ${chart.nodes.length} states, ${chart.edges.length} transitions.\n\n${table(chart)}`;
    }),
    '',
  ].join('\n\n');
}

function table(chart: Chart): string {
  const keys = new Map(chart.nodes.map(({ id, key }) => [id, key]));
  const row = ({ from, to, event, guard }: ChartEdge) =>
    [
      code(keys.get(from) ?? chart.id),
      event === '' ? 'at once' : code(event),
      code(guard),
      guardDescriptions(guard, 'en') ?? '',
      guardDescriptions(guard, 'fr') ?? '',
      code(keys.get(to) ?? to),
    ].join(' | ');
  return [
    '| from | event | guard | in words | en français | to |',
    '|---|---|---|---|---|---|',
    ...chart.edges.map((edge) => `| ${row(edge)} |`),
  ].join('\n');
}
