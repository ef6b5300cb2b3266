import { useEffect, useMemo } from 'react';
import { api } from '#engine/contract/calls.ts';
import { connectGroup } from '#machines/group/group.connect.ts';
import { groupMachine } from '#machines/group/group.machine.ts';
import type { AskedTask, GroupEntry } from '#machines/group/group-setup.ts';
import { askByCall } from '#src/flow/calls/ask-by-call.ts';
import { useChildCall } from '#src/flow/calls/use-child-call.ts';
import { useOnlineEvent } from '#src/lib/actors/use-online-event.ts';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { groupInfo } from '#src/lib/persisted/flow-stores.ts';
import { rememberGroup } from './current-group.ts';
import { beginGroup, performTask } from './group-calls.ts';
import { useGroupCall } from './use-group-call.ts';
import { useGroupLive } from './use-group-live.ts';
import { useMembers } from './use-members.ts';

/** Runs the group that this device has open or starts, and follows it live. */
export function useGroup() {
  const call = useGroupCall();
  const locale = useLocale();
  const machine = useMemo(
    () =>
      groupMachine.provide({
        actors: {
          begin: askByCall((asked: { entry: GroupEntry; key: string }, signal) =>
            beginGroup({ call, locale, signal }, asked),
          ),
          load: askByCall((code: string, signal) =>
            call(api.group.getGroupInformation, { params: { code }, signal, locale }),
          ),
          look: askByCall((code: string, signal) =>
            call(api.group.getAccountListByGroup, { params: { code }, signal, locale }),
          ),
          perform: askByCall((asked: AskedTask, signal) =>
            performTask({ call, locale, signal }, groupInfo.read()?.group_code ?? '', asked),
          ),
        },
      }),
    [call, locale],
  );
  const [state, send] = useStartedMachine(machine, {
    input: { group_code: groupInfo.read()?.group_code },
  });
  useOnlineEvent(send);
  const members = useMembers(state.children);
  const view = connectGroup(state, members);
  const { group, phase } = view;
  useEffect(() => {
    if (group && phase === 'open') rememberGroup(group);
  }, [group, phase]);
  const live = useGroupLive(group?.group_code, () => send({ type: 'CHANGED' }));
  return { state, view, send, live, call: useChildCall(state) };
}

export type RunGroup = ReturnType<typeof useGroup>;
