import type { Chart, ChartEdge, ChartNode } from './chart.ts';

/**
 * A statechart as SCXML (W3C Recommendation of 1 September 2015): its states, invocations and transitions. Guards stand as
 * conditions by their names; actions and data are not part of it.
 */
export function scxmlOf(chart: Chart): string {
  const attributes = initialOf(chart, undefined);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(chart.id)}"${attributes}>`,
    ...statesIn(chart, undefined, '  '),
    '</scxml>',
    '',
  ].join('\n');
}

function statesIn(chart: Chart, parent: string | undefined, indent: string): string[] {
  return chart.nodes
    .filter((node) => node.parent === parent)
    .flatMap((node) => {
      const tag = elementOf(node);
      const open = `${indent}<${tag} id="${escaped(node.id)}"${initialOf(chart, node.id)}`;
      const inside = [
        ...node.invokes.map((source) => `${indent}  <invoke src="${escaped(source)}"/>`),
        ...chart.edges
          .filter(({ from }) => from === node.id)
          .map((edge) => `${indent}  ${transitionOf(edge)}`),
        ...statesIn(chart, node.id, `${indent}  `),
      ];
      return inside.length === 0 ? [`${open}/>`] : [`${open}>`, ...inside, `${indent}</${tag}>`];
    });
}

function elementOf({ type }: ChartNode): string {
  if (type === 'final' || type === 'parallel' || type === 'history') return type;
  return 'state';
}

/** A parallel state begins in all of its own at once, and so names none. */
function initialOf({ nodes }: Chart, parent: string | undefined): string {
  const first = nodes.find((node) => node.parent === parent && node.isInitial);
  return first ? ` initial="${escaped(first.id)}"` : '';
}

function transitionOf({ event, guard, to }: ChartEdge): string {
  const said = [
    event && ` event="${escaped(event.replaceAll(' ', '.'))}"`,
    guard && ` cond="${escaped(guard)}"`,
  ];
  return `<transition${said.filter(Boolean).join('')} target="${escaped(to)}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
