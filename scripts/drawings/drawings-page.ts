import { chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { mermaidOf } from '#machines/chart/mermaid.ts';
import { drawRooms } from './draw-rooms.ts';

/** The page of drawings that are made from the code. */
export function drawingsPage(): string {
  return [
    '# Drawings',
    'Made from the imports and from the machines by `npm run docs`; not edited by hand. What the rooms are for stands in [architecture.md](architecture.md). With the server running, `/inspect` draws the same charts live.',
    '## Rooms, and who imports whom',
    drawRooms(),
    '## Statecharts',
    ...everyMachine.map(
      ({ name, about, machine }) =>
        `### ${name}\n\n${about}\n\n\`\`\`mermaid\n${mermaidOf(chartOf(machine))}\n\`\`\``,
    ),
    '',
  ].join('\n\n');
}
