import type { AnyStateMachine } from 'xstate';

/**
 * A machine's own configuration as JSON that XState's `createMachine` loads, as Stately's inspector sends it: what is
 * written as a function inside of it stands there as `inline`, everything named by its name. What it runs with (context,
 * input, output) is no part of it.
 */
export function definitionOf({ config }: Pick<AnyStateMachine, 'config'>): string {
  const { context: _context, output: _output, ...chart } = config;
  return JSON.stringify({ ...chart, types: undefined }, (key, value: unknown) => {
    if (typeof value !== 'function') return value;
    return key === 'input' || key === 'output' || key === 'params' ? undefined : 'inline';
  });
}
