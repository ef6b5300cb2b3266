import type { AnyStateMachine } from 'xstate';
import { attribute, quoted, scxmlEvent } from './scxml-names.ts';

/** The delay of a clock whose duration only the running machine knows: one hour. */
const UNKNOWN_DELAY = 3_600_000;

/**
 * Returns the executable content of an action: events that the machine sends to itself, and clocks set and cleared. Any
 * other action runs outside of the chart and is logged by its name.
 */
export function actionOf(action: unknown, { implementations }: AnyStateMachine): string {
  const named = nameIn(action);
  const built = (named !== undefined && implementations.actions[named]) || action;
  const { type, event, delay, id, sendId } = built as BuiltAction;
  if (type === 'xstate.cancel' && typeof sendId === 'string')
    return `<cancel${attribute('sendid', scxmlEvent(sendId))}/>`;
  if (type !== 'xstate.raise' || typeof event !== 'object') return logged('action', named ?? 'inline');
  const name = attribute('event', scxmlEvent(event.type));
  if (delay === undefined) return `<raise${name}/>`;
  const sent = attribute('id', scxmlEvent(id ?? event.type));
  return `<send${name}${sent}${attribute('delayexpr', `delays[${quoted(String(delay))}]`)}/>`;
}

/** An element that only writes to the interpreter's log. */
export const logged = (label: string, text: string) =>
  `<log${attribute('label', label)}${attribute('expr', quoted(text))}/>`;

/** Returns how long a clock runs, as SCXML writes times. */
export function delayOf(delay: unknown, { implementations }: AnyStateMachine): string {
  const known = typeof delay === 'string' ? implementations.delays[delay] : delay;
  return `${typeof known === 'number' ? known : UNKNOWN_DELAY}ms`;
}

interface BuiltAction {
  readonly type?: string;
  readonly event?: { readonly type: string };
  readonly delay?: string | number;
  readonly id?: string;
  readonly sendId?: unknown;
}

function nameIn(action: unknown): string | undefined {
  if (typeof action === 'string') return action;
  if (typeof action !== 'object' || action === null || !('type' in action)) return undefined;
  return String(action.type);
}
