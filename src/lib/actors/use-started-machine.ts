import { useMachine } from '@xstate/react';
import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate';
import { inspect } from './start-actor.ts';

/** What a machine begins with: what it takes, or a kept snapshot that it goes on from. */
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
