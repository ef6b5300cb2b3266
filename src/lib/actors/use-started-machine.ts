import { useMachine } from '@xstate/react';
import type { AnyStateMachine, Snapshot } from 'xstate';
import { inspect } from './start-actor.ts';

/**
 * Runs a machine that takes no input as long as the component is there, from a kept snapshot where there is one; as
 * `startActor`, it can be looked at.
 */
export function useStartedMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot?: Snapshot<unknown>,
) {
  const run = useMachine as (
    machine: Machine,
    options: { inspect: typeof inspect; snapshot?: Snapshot<unknown> },
  ) => ReturnType<typeof useMachine<Machine>>;
  return run(machine, { inspect, ...(snapshot && { snapshot }) });
}
