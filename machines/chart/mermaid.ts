import type { Chart, ChartEdge, ChartNode } from './chart.ts';

/** A statechart as a Mermaid flowchart, whose edges can cross boxes. */
export function mermaidOf(chart: Chart): string {
  const lines = ['flowchart LR'];
  const visit = (parent: string | undefined, indent: string): void => {
    const children = chart.nodes.filter((node) => node.parent === parent);
    for (const child of children) {
      if (isLeaf(chart, child)) {
        const [open, close] = child.type === 'final' ? ['(((', ')))'] : ['(', ')'];
        lines.push(`${indent}${name(child.id)}${open}"${child.key}"${close}`);
      } else {
        lines.push(`${indent}subgraph ${name(child.id)}["${child.key}"]`);
        visit(child.id, `${indent}  `);
        lines.push(`${indent}end`);
      }
    }
    const first = children.find(({ isInitial }) => isInitial);
    if (first) lines.push(`${indent}${name(parent ?? chart.id)}_begins(( )) --> ${name(first.id)}`);
  };
  visit(undefined, '  ');
  for (const edge of chart.edges) lines.push(`  ${name(edge.from)} -->|"${label(edge)}"| ${name(edge.to)}`);
  return lines.join('\n');
}

function isLeaf({ nodes }: Chart, { id }: ChartNode): boolean {
  return !nodes.some(({ parent }) => parent === id);
}

function label({ event, guard }: ChartEdge): string {
  return [event, guard && `[${guard}]`].filter(Boolean).join(' ') || 'at once';
}

const name = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_');
