import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { type CallView, connectCall } from '#machines/call/call.connect.ts';
import type { callMachine } from '#machines/call/call.machine.ts';

/** The state of the call that a chart runs as its child `call`; undefined without one. */
export function useChildCall(state: Pick<AnyMachineSnapshot, 'children'>): CallView | undefined {
  const child = state.children['call'] as ActorRefFrom<typeof callMachine> | undefined;
  return useSelector(child, (snapshot) => snapshot && connectCall(snapshot), isSame);
}

const isSame = (one: CallView | undefined, other: CallView | undefined) =>
  one?.phase === other?.phase && one?.failure === other?.failure && one?.answer === other?.answer;
