import { pointerStep } from '../form/any-schema/json-pointer.ts';
import type { ComparedCall } from './call-key.ts';

/** A difference between a call and the recorded one. */
export interface Difference {
  /** A JSON pointer into the call: its path, its query or a field of its body. */
  readonly pointer: string;
  /** As JSON; absent if there is none. */
  readonly recorded?: string;
  readonly now?: string;
}

/** The differences between two calls, by place. */
export function differences(recorded: ComparedCall, now: ComparedCall): readonly Difference[] {
  return between({ ...recorded }, { ...now }, '');
}

function between(recorded: unknown, now: unknown, pointer: string): Difference[] {
  if (isBranch(recorded) && isBranch(now) && Array.isArray(recorded) === Array.isArray(now)) {
    const names = new Set([...Object.keys(recorded), ...Object.keys(now)]);
    return [...names].flatMap((name) => {
      const key = pointerStep(name);
      return between(recorded[name], now[name], `${pointer}/${key}`);
    });
  }
  const [was, is] = [JSON.stringify(recorded), JSON.stringify(now)];
  if (was === is) return [];
  return [{ pointer, ...(was !== undefined && { recorded: was }), ...(is !== undefined && { now: is }) }];
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
