import type { AnyStateMachine, Snapshot } from 'xstate';
import type { FlowMachine } from './flow.machine.ts';

/** Whether every state that a value names exists in the machine. */
function hasStates(machine: AnyStateMachine, value: unknown): boolean {
  const within = (states: AnyStateMachine['root']['states'], part: unknown): boolean => {
    if (typeof part === 'string') return Object.hasOwn(states, part);
    if (typeof part !== 'object' || part === null) return false;
    return Object.entries(part).every(([name, inner]) => {
      const state = states[name];
      return state !== undefined && within(state.states, inner);
    });
  };
  return within(machine.root.states, value);
}

/**
 * A stored snapshot if the machine can continue from it; otherwise undefined: an unknown state would put the actor into
 * `error`.
 */
export function restorableSnapshot(machine: FlowMachine, persisted: unknown): Snapshot<unknown> | undefined {
  if (typeof persisted !== 'object' || persisted === null) return undefined;
  const { status, value } = persisted as { status?: unknown; value?: unknown };
  if (status !== 'active' || !hasStates(machine, value)) return undefined;
  return persisted as Snapshot<unknown>;
}
