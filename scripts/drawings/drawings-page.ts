import { chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { mermaidOf } from '#machines/chart/mermaid.ts';
import { PACKAGES } from '../folders.mjs';
import { drawFolders, drawPackages } from './draw-folders.ts';

/** The page of drawings that are made from the code. */
export function drawingsPage(): string {
  return [
    '# Drawings',
    'Generated from the imports and the machines by `npm run docs`. [architecture.md](architecture.md) says what each folder is for. With the server running, `/inspect` draws the same charts live.',
    '## Packages',
    'An arrow leads from a package to one that it imports. An arrow is left out if others lead to the same box.',
    drawPackages(),
    ...Object.keys(PACKAGES).flatMap((name) => {
      const drawing = drawFolders(name);
      return drawing === undefined ? [] : [`## Folders of ${name}`, drawing];
    }),
    '## Statecharts',
    ...everyMachine.map(
      ({ name, about, machine }) =>
        `### ${name}\n\n${about}\n\n\`\`\`mermaid\n${mermaidOf(chartOf(machine))}\n\`\`\``,
    ),
    '',
  ].join('\n\n');
}
