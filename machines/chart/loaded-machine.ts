import { type AnyStateMachine, createMachine } from 'xstate';
import { everyMachine } from './every-machine.ts';

/** Loads a definition with the delays and actions of the product's machine of the same id: JSON carries only their names. */
export function loadedMachine(definition: string): AnyStateMachine {
  const loaded = createMachine(JSON.parse(definition));
  const known = everyMachine.find(({ machine }) => machine.id === loaded.id)?.machine.implementations;
  return known ? loaded.provide({ delays: known.delays, actions: known.actions }) : loaded;
}
