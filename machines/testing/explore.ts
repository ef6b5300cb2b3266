import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  getNextSnapshot,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { FAILURE_KINDS } from '../failure.ts';

/** Every transition a machine has, its eventless ones included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const own = [...node.transitions.values()].flat();
  const children = Object.values(node.states).flatMap(transitionsOf);
  return [...own, ...(node.always ?? []), ...children];
}

/** The value of each state that a machine can rest in, its initial substates named. */
export function valuesOf(node: AnyStateNode): unknown[] {
  return Object.values(node.states).flatMap((state): unknown[] =>
    Object.keys(state.states).length === 0
      ? [state.key]
      : valuesOf(state).map((value) => ({ [state.key]: value })),
  );
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
  const refused = new Set<string>();
  const reached = new Set<string>();
  const moves: Move[] = [];
  for (const { state } of Object.values(map)) {
    const snapshot = state as AnyMachineSnapshot;
    reached.add(JSON.stringify(snapshot.value));
    if (snapshot.status !== 'active') continue;
    for (const event of eventsIn(snapshot, visitor, outputs)) {
      for (const transition of machine.getTransitionData(snapshot as never, event))
        taken.add(nameOf(transition));
      for (const transition of refusedBy(machine, snapshot, event)) refused.add(nameOf(transition));
      moves.push({ from: snapshot, event, to: getNextSnapshot(machine, snapshot as never, event as never) });
    }
  }
  return { taken, refused, reached, moves, paths: getShortestPaths(machine, options) };
}

/** What an event does in a state; a state that does not heed it is where it was. */
export interface Move {
  readonly from: AnyMachineSnapshot;
  readonly event: EventObject;
  readonly to: AnyMachineSnapshot;
}

/**
 * Where everything leads that changes a machine's state, by the state it is in and the one it comes to: events by their
 * names, `answered` of a call, `after` of a clock, and failures by their kinds, of which the most are `otherwise`. Whatever
 * is not there is not heeded.
 */
export function waysOf(moves: readonly Move[]): Record<string, Record<string, string>> {
  const ways: Record<string, Record<string, string>> = {};
  for (const { from, event, to } of moves) {
    const [state, next] = [stateName(from.value), stateName(to.value)];
    if (state === next) continue;
    const known = ways[state]?.[next]?.split(' ') ?? [];
    const names = new Set([...known, eventName(event)]);
    ways[state] = { ...ways[state], [next]: [...names].sort().join(' ') };
  }
  return mapValues(ways, (targets) => mapValues(targets, withoutTheMost));
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => `${name}.${stateName(inner)}`)
        .join(' ')
    : String(value);

function eventName(event: EventObject): string {
  if (event.type.startsWith('xstate.done')) return 'answered';
  if (event.type.startsWith('xstate.after')) return 'after';
  return event.type.startsWith('xstate.error') && 'error' in event
    ? `!${(event.error as { kind: string }).kind}`
    : event.type;
}

/** Failures that lead to one state in one word, where they are more than half of all kinds. */
function withoutTheMost(names: string): string {
  const all = names.split(' ');
  const failures = all.filter((name) => name.startsWith('!'));
  if (failures.length <= FAILURE_KINDS.length / 2) return names;
  return [...all.filter((name) => !name.startsWith('!')), '!otherwise'].join(' ');
}

/** Transitions that are there for an event in a state and whose guard says no. */
function refusedBy(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): AnyTransitionDefinition[] {
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .filter(({ guard }) => guard !== undefined && !passes(machine, guard as NamedGuard, snapshot, event));
}

type NamedGuard = string | { type: string; params?: unknown };

function passes(
  machine: AnyStateMachine,
  guard: NamedGuard,
  { context }: AnyMachineSnapshot,
  event: EventObject,
): boolean {
  const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : guard;
  const named = machine.implementations.guards[type];
  if (typeof named !== 'function') throw new Error(`The guard ${type} is not a function of its own`);
  return (named as (args: object, params: unknown) => boolean)({ context, event }, params);
}

/** Every guarded transition that an event of its own takes; the eventless ones are decided by the state alone. */
export function guardedOf(machine: AnyStateMachine): string[] {
  return [
    ...new Set(
      transitionsOf(machine.root)
        .filter(({ guard, eventType }) => guard !== undefined && eventType !== '')
        .map(nameOf),
    ),
  ];
}
