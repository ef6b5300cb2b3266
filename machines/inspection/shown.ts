import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { definitionOf } from '../chart/definition.ts';
import type { ShownSnapshot } from './inspection-messages.ts';
import { masked } from './masked.ts';

type ActorRef = InspectionEvent['actorRef'];

/** The machine of an actor; undefined for other logic, such as a call. */
export function machineOf(actor: ActorRef): AnyStateMachine | undefined {
  const logic = 'logic' in actor ? actor.logic : undefined;
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? (logic as AnyStateMachine)
    : undefined;
}

/** Its machine's configuration as JSON. */
export function definitionIn(actor: ActorRef): string | undefined {
  const machine = machineOf(actor);
  return machine && definitionOf(machine);
}

/** The shown part of a snapshot. */
export function shownSnapshot(snapshot: unknown): ShownSnapshot {
  if (typeof snapshot !== 'object' || snapshot === null || !('status' in snapshot))
    return { status: 'active' };
  const status = String(snapshot.status);
  if (!isOfMachine(snapshot)) return { status };
  const { open, closed } = doors(snapshot);
  return { status, value: snapshot.value, context: masked(snapshot.context), open, closed };
}

function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && 'value' in snapshot;
}

/** The events of its states, by whether they would be handled now. */
function doors(snapshot: AnyMachineSnapshot): { open: string[]; closed: string[] } {
  const known = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
  const own = [...known].filter((type) => !type.startsWith('xstate.') && type !== '*');
  const isOpen = (type: string) => {
    try {
      return snapshot.can({ type });
    } catch {
      // A guard that reads an event's payload cannot be evaluated without it.
      return true;
    }
  };
  return { open: own.filter(isOpen), closed: own.filter((type) => !isOpen(type)) };
}
