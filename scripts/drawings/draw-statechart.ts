import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A statechart as a Mermaid flowchart, whose edges may cross its boxes: its states, and what leads from one to another. */
export function drawStatechart(machine: AnyStateMachine): string {
  const lines = ['flowchart LR'];
  const name = (node: AnyStateNode) => node.id.replaceAll(/[^A-Za-z0-9]/g, '_');
  const visit = (node: AnyStateNode, indent: string): void => {
    for (const child of Object.values(node.states)) {
      if (Object.keys(child.states).length > 0) {
        lines.push(`${indent}subgraph ${name(child)}["${child.key}"]`);
        visit(child, `${indent}  `);
        lines.push(`${indent}end`);
      } else {
        const [open, close] = child.type === 'final' ? ['(((', ')))'] : ['(', ')'];
        lines.push(`${indent}${name(child)}${open}"${child.key}"${close}`);
      }
    }
    const first = node.initial?.target[0];
    if (first) lines.push(`${indent}${name(node)}_begins(( )) --> ${name(first)}`);
  };
  visit(machine.root, '  ');
  for (const [from, to, label] of waysIn(machine.root))
    lines.push(`  ${name(from)} -->|"${label}"| ${name(to)}`);
  return ['```mermaid', ...lines, '```'].join('\n');
}

type Way = readonly [from: AnyStateNode, to: AnyStateNode, label: string];

function waysIn(root: AnyStateNode): Way[] {
  const seen = new Set<string>();
  const ways: Way[] = [];
  const visit = (node: AnyStateNode): void => {
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    for (const { target, eventType, guard } of transitions) {
      for (const to of target ?? []) {
        if (to === node || node === root) continue;
        const label = [eventWords(eventType), guardWords(guard)].filter(Boolean).join(' ');
        const key = `${node.id} ${to.id} ${label}`;
        if (!seen.has(key)) ways.push([node, to, label || 'at once']);
        seen.add(key);
      }
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(root);
  return ways;
}

/** What the chart's author wrote for what xstate names at length. */
function eventWords(type: string): string {
  if (type.startsWith('xstate.done')) return 'done';
  if (type.startsWith('xstate.error')) return 'failed';
  const after = /^xstate\.after\.(\w+)\./.exec(type)?.[1];
  return after ? `after ${after}` : type;
}

function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return '';
  const params =
    'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return `[${[guard.type, ...params].join(' ')}]`;
}
