import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What a state is: one by itself, one with states of its own, one whose states run beside each other, or an end. */
export type ChartNodeType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartNode {
  /** As XState has it, such as `registration.steps.review`; unique in the chart. */
  readonly id: string;
  readonly key: string;
  readonly type: ChartNodeType;
  /** The state that it stands in; absent for those at the top. */
  readonly parent?: string;
  /** Whether what it stands in begins here. */
  readonly isInitial: boolean;
  /** The actors that run while it lasts, by their sources. */
  readonly invokes: readonly string[];
}

export interface ChartEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The event in the words of whoever wrote the chart: `done`, `failed` and `after …` for what XState names at length; '' for at once. */
  readonly event: string;
  /** The guard with its parameters, such as `isInFlow workshops`; '' for none. */
  readonly guard: string;
}

/** A statechart as data: what is drawn, searched and counted. */
export interface Chart {
  readonly id: string;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** Reads a machine's states and what leads from one to another, in the order in which they were written. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes: ChartNode[] = [];
  const edges = new Map<string, ChartEdge>();
  const visit = (node: AnyStateNode): void => {
    for (const edge of edgesOf(node, machine.root)) if (!edges.has(edge.id)) edges.set(edge.id, edge);
    const first = node.initial?.target[0];
    for (const child of Object.values(node.states)) {
      nodes.push({
        id: child.id,
        key: child.key,
        type: child.type,
        ...(node !== machine.root && { parent: node.id }),
        isInitial: child === first,
        invokes: child.invoke.map(({ src }) => (typeof src === 'string' ? src : 'inline')),
      });
      visit(child);
    }
  };
  visit(machine.root);
  return { id: machine.id, nodes, edges: [...edges.values()] };
}

function edgesOf(node: AnyStateNode, root: AnyStateNode): ChartEdge[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap(edgesOfTransition).filter(({ from, to }) => {
    // What the whole chart does whatever its state has no place to begin at.
    return to !== from && from !== root.id;
  });
}

/** What a transition is in a chart: an edge for each state that it leads to; none where it stays. */
export function edgesOfTransition({
  source,
  target,
  eventType,
  guard,
}: AnyTransitionDefinition): ChartEdge[] {
  const event = eventWords(eventType);
  const guarded = guardWords(guard);
  return (target ?? []).map(({ id: to }) => ({
    id: [source.id, to, event, guarded].join(' '),
    from: source.id,
    to,
    event,
    guard: guarded,
  }));
}

/** What the chart's author wrote for what XState names at length. */
export function eventWords(type: string): string {
  if (type.startsWith('xstate.done')) return 'done';
  if (type.startsWith('xstate.error')) return 'failed';
  const after = /^xstate\.after\.(\w+)\./.exec(type)?.[1];
  return after ? `after ${after}` : type;
}

/** A guard with its parameters, such as `isInFlow workshops`; '' for none. */
export function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return 'inline';
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return '';
  const params =
    'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return [guard.type, ...params].join(' ');
}
