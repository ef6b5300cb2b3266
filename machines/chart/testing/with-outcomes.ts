import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  assign,
  createMachine,
  fromPromise,
} from 'xstate';
import { guardDescriptions } from '../chart.ts';
import { definitionOf } from '../definition.ts';

/** The names of the guards that let through. */
export type Outcomes = Readonly<Record<string, true>>;

/** The same chart, whose guards say what they were told to: it goes wherever its guards can send it. */
export function withOutcomes(machine: AnyStateMachine, outcomes: Outcomes): AnyStateMachine {
  const { guards, actions, delays } = machine.implementations;
  const config = JSON.parse(definitionOf(machine));
  const sources = nodesIn(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  return createMachine(
    {
      ...config,
      context: { outcomes },
      on: { ...config.on, 'guards.set': { actions: 'setOutcomes' } },
    },
    {
      guards: mapped(Object.keys(guards), (type) => ({ context }: never, params: unknown) => {
        const known: Outcomes = (context as { outcomes: Outcomes }).outcomes;
        return known[guardDescriptions({ type, params })] === true;
      }),
      actions: {
        ...mapped(Object.keys(actions), (name) => {
          const action: unknown = actions[name];
          return typeof action === 'function' && 'type' in action && action.type === 'xstate.raise'
            ? action
            : () => undefined;
        }),
        inline: () => undefined,
        setOutcomes: assign(({ event }) => ({ outcomes: event.outcomes })),
      } as never,
      delays: mapped(Object.keys(delays), () => 1),
      actors: mapped(sources, () => fromPromise(() => new Promise(() => undefined))),
    } as never,
  );
}

const mapped = <Value>(names: readonly string[], value: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

export const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];

/** The ids of all active states, sorted; the machine itself is no state of its chart. */
export const activeIn = (snapshot: AnyMachineSnapshot) =>
  (snapshot._nodes as AnyStateNode[])
    .filter(({ parent }) => parent !== undefined)
    .map(({ id }) => id)
    .toSorted();

/** The events of the clocks that run, sorted. */
export const clocksIn = (snapshot: AnyMachineSnapshot) =>
  (snapshot._nodes as AnyStateNode[])
    .flatMap(({ after }) => after.map(({ eventType }) => String(eventType)))
    .toSorted();
