import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { FAILURE_KINDS } from '../failure.ts';

/** Every transition a machine has, its eventless ones included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const own = [...node.transitions.values()].flat();
  const children = Object.values(node.states).flatMap(transitionsOf);
  return [...own, ...(node.always ?? []), ...children];
}

/** A transition by its source, event, guard and targets. */
export const nameOf = (transition: AnyTransitionDefinition) =>
  `${transition.source.id} --${transition.eventType}[${JSON.stringify(transition.guard ?? '')}]--> ${(transition.target ?? []).map((target) => target.id)}`;

/** Events that the outside can send in a state: the visitor's, and what its calls and clocks come back with. */
export function eventsIn(
  snapshot: AnyMachineSnapshot,
  visitor: readonly EventObject[],
  outputs: Record<string, readonly unknown[]>,
): EventObject[] {
  const nodes: AnyStateNode[] = snapshot._nodes;
  const fromCalls = nodes.flatMap((node) =>
    node.invoke.flatMap((invoke): EventObject[] => [
      ...(outputs[String(invoke.src)] ?? [{}]).map((output) => ({
        type: `xstate.done.actor.${invoke.id}`,
        output,
      })),
      ...FAILURE_KINDS.map((kind) => ({
        type: `xstate.error.actor.${invoke.id}`,
        error: { kind, errors: {} },
      })),
    ]),
  );
  const fromClocks = nodes.flatMap((node) =>
    node.after.map((transition) => ({ type: transition.eventType })),
  );
  return [...visitor, ...fromCalls, ...fromClocks];
}

/** Walks a machine through everything that its visitor, its calls and its clocks can do. */
export function explore(
  machine: AnyStateMachine,
  visitor: readonly EventObject[],
  outputs: Record<string, readonly unknown[]>,
  serializeState: (snapshot: AnyMachineSnapshot) => string,
  input?: unknown,
) {
  const options = {
    input: input as never,
    events: ((snapshot: AnyMachineSnapshot) => eventsIn(snapshot, visitor, outputs)) as never,
    serializeState: serializeState as never,
  };
  const map = getAdjacencyMap(machine, options);
  const taken = new Set<string>();
  const reached = new Set<string>();
  for (const { state } of Object.values(map)) {
    const snapshot = state as AnyMachineSnapshot;
    reached.add(JSON.stringify(snapshot.value));
    if (snapshot.status !== 'active') continue;
    for (const event of eventsIn(snapshot, visitor, outputs)) {
      for (const transition of machine.getTransitionData(snapshot as never, event))
        taken.add(nameOf(transition));
    }
  }
  return { taken, reached, paths: getShortestPaths(machine, options) };
}
