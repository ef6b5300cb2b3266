import { useMachine } from '@xstate/react';
import type { AnyStateMachine } from 'xstate';
import { inspect } from './start-actor.ts';

/** Runs a machine that takes no input as long as the component is there; as `startActor`, it can be looked at. */
export function useStartedMachine<Machine extends AnyStateMachine>(machine: Machine) {
  const run = useMachine as (
    machine: Machine,
    options: { inspect: typeof inspect },
  ) => ReturnType<typeof useMachine<Machine>>;
  return run(machine, { inspect });
}
