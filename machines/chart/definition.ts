import type { AnyStateMachine } from 'xstate';

/**
 * A machine's configuration as JSON for XState's `createMachine`, as in Stately's inspector: inline functions are
 * written as `inline`, others by name. Context, input and output are not included.
 */
export function definitionOf({ config }: Pick<AnyStateMachine, 'config'>): string {
  const { context: _context, output: _output, ...chart } = config;
  return JSON.stringify({ ...chart, types: undefined }, (key, value: unknown) => {
    if (typeof value !== 'function') return value;
    return key === 'input' || key === 'output' || key === 'params' ? undefined : 'inline';
  });
}
