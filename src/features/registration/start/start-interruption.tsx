import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import type { useStart } from './use-start.ts';

/** What has interrupted the start, with the ways on that the statechart offers. */
export function StartInterruption({ state, send }: Pick<ReturnType<typeof useStart>, 'state' | 'send'>) {
  const offline = state.matches('lostConnection');
  if (!offline && !state.matches('failed')) return null;
  return (
    <CallInterruption
      phase={offline ? 'lostConnection' : 'failed'}
      onRetry={() => send({ type: 'RETRY' })}
      onEdit={() => send({ type: 'EDIT' })}
    />
  );
}
