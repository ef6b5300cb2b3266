import type { GroupTask } from '#machines/group/group-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import type { RunGroup } from './use-group.ts';

/** Has the group's chart do something, under a key of its own. */
export function useGroupTask({ send }: RunGroup) {
  const call = useCall();
  return async (task: GroupTask) => send({ type: 'DO', task, key: await newKey(call, 'group') });
}
