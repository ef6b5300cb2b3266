import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** The ids of all states of a machine, including nested ones. */
export function stateKeysOf({ root }: AnyStateMachine): ReadonlySet<string> {
  const within = (node: AnyStateNode): string[] =>
    Object.values(node.states).flatMap((child: AnyStateNode) => [child.id, ...within(child)]);
  return new Set(within(root));
}
