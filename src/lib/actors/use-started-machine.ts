import { useMachine } from '@xstate/react';
import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate';
import { inspect } from './start-actor.ts';

/** How a machine starts: with input, or from a stored snapshot. */
interface Beginning<Machine extends AnyStateMachine> {
  readonly input?: InputFrom<Machine>;
  readonly snapshot?: Snapshot<unknown> | undefined;
}

/** Runs a machine as long as the component is there; as `startActor`, it can be looked at. */
export function useStartedMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, snapshot }: Beginning<Machine> = {},
) {
  const run = useMachine as (
    machine: Machine,
    options: Beginning<Machine> & { inspect: typeof inspect },
  ) => ReturnType<typeof useMachine<Machine>>;
  return run(machine, { inspect, ...(input !== undefined && { input }), ...(snapshot && { snapshot }) });
}
