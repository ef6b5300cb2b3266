import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The type of a state, as in XState. */
export type ChartNodeType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartNode {
  /** As XState has it, such as `registration.steps.review`; unique in the chart. */
  readonly id: string;
  readonly key: string;
  readonly type: ChartNodeType;
  /** The parent state; absent at the top. */
  readonly parent?: string;
  /** Whether it is its parent's initial state. */
  readonly isInitial: boolean;
  /** The actors that run while it lasts, by their sources. */
  readonly invokes: readonly string[];
}

export interface ChartEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The event's name: `done`, `failed` and `after …` for XState's generated names; '' for eventless transitions. */
  readonly event: string;
  /** The guard with its parameters, such as `isInFlow workshops`; '' for none. */
  readonly guard: string;
}

/** A statechart as data, for drawing, searching and coverage. */
export interface Chart {
  readonly id: string;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** Reads a machine's states and transitions in the order of its definition. */
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
    // A transition of the root does not count from states outside of it.
    return to !== from && from !== root.id;
  });
}

/** The edges of a transition, one per target; none without a target. */
export function edgesOfTransition({
  source,
  target,
  eventType,
  guard,
}: AnyTransitionDefinition): ChartEdge[] {
  const event = eventWords(eventType);
  const guarded = guardDescriptions(guard);
  return (target ?? []).map(({ id: to }) => ({
    id: [source.id, to, event, guarded].join(' '),
    from: source.id,
    to,
    event,
    guard: guarded,
  }));
}

/** The author's notation for XState's generated event names. */
export function eventWords(type: string): string {
  if (type.startsWith('xstate.done')) return 'done';
  if (type.startsWith('xstate.error')) return 'failed';
  const after = /^xstate\.after\.(\w+)\./.exec(type)?.[1];
  return after ? `after ${after}` : type;
}

/** A guard with its parameters, such as `isInFlow workshops`; '' for none. */
export function guardDescriptions(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return 'inline';
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return '';
  const params =
    'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return [guard.type, ...params].join(' ');
}
