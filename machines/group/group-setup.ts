import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { Group, GroupInformation, GroupMember } from '#engine/contract/group-view.ts';
import { callMachine } from '../call/call.machine.ts';
import { outputOf } from '../output-of.ts';
import { memberMachine } from './member.machine.ts';

/** How a contact opens a group: by starting it, or with its code and their address. */
export type GroupEntry =
  | { readonly kind: 'create'; readonly version: number; readonly answers: Readonly<Record<string, string>> }
  | { readonly kind: 'open'; readonly group_code: string; readonly email: string };

/** An invited person. */
export interface Invited {
  readonly name: string;
  readonly email: string;
}

/** A task of the contact. */
export type GroupTask =
  | ({ readonly kind: 'invite' } & Invited)
  | { readonly kind: 'inviteList'; readonly people: readonly Invited[] }
  | { readonly kind: 'resend'; readonly people: readonly Invited[] }
  | { readonly kind: 'withdraw'; readonly member_id: string }
  | ({ readonly kind: 'handOver' } & Invited);

/** A task with the idempotency key of its call. */
export interface AskedTask {
  readonly task: GroupTask;
  readonly key: string;
}

export interface GroupContext {
  readonly group_code: string | undefined;
  readonly entry: { readonly entry: GroupEntry; readonly key: string } | undefined;
  readonly group: Group | undefined;
  readonly asked: AskedTask | undefined;
  /** The last task and its answer. */
  readonly done: { readonly task: GroupTask; readonly answer: unknown } | undefined;
}

export type GroupEvent =
  | { type: 'BEGIN'; entry: GroupEntry; key: string }
  | ({ type: 'DO' } & AskedTask)
  /** The group has changed, or may have: it is loaded again. */
  | { type: 'CHANGED' }
  | { type: 'LOOK_AGAIN' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' }
  /** Leaves the group alone on this device. */
  | { type: 'CLOSE' };

/** The answer of the call that just ended. */
function answerIn<Answer>(event: object): Answer | undefined {
  return outputOf<{ answer?: Answer }>(event)?.answer;
}

/** Names of the group's machine: its events, guards, actions and the calls it makes. */
export const groupSetup = setup({
  types: {
    context: {} as GroupContext,
    events: {} as GroupEvent,
    input: {} as { group_code: string | undefined },
  },
  actors: {
    begin: callMachine,
    load: callMachine,
    look: callMachine,
    perform: callMachine,
    member: memberMachine,
  },
  guards: {
    isKnown: ({ context }) => context.group_code !== undefined,
    isHandedOver: ({ context }) => context.asked?.task.kind === 'handOver',
  },
  actions: {
    keepEntry: assign({
      entry: ({ context, event }) =>
        event.type === 'BEGIN' ? { entry: event.entry, key: event.key } : context.entry,
    }),
    keepCode: assign({
      group_code: ({ context, event }) =>
        answerIn<{ group: Group }>(event)?.group.group_code ?? context.group_code,
    }),
    forgetGroup: enqueueActions(({ self, enqueue }) => {
      for (const id of Object.keys(self.getSnapshot()?.children ?? {})) enqueue.stopChild(id);
      enqueue.assign({ group_code: undefined, group: undefined, done: undefined });
    }),
    keepGroup: assign({
      group: ({ context, event }) => answerIn<Partial<GroupInformation>>(event)?.group ?? context.group,
    }),
    /** Each member is an actor: new ones start, known ones get their progress. */
    seeMembers: enqueueActions(({ event, self, enqueue }) => {
      const members = answerIn<{ members?: readonly GroupMember[] }>(event)?.members ?? [];
      const known: Readonly<Record<string, unknown>> = self.getSnapshot()?.children ?? {};
      for (const member of members) {
        if (known[member.member_id]) enqueue.sendTo(member.member_id, { type: 'SEEN', member });
        else enqueue.spawnChild('member', { id: member.member_id, input: member });
      }
    }),
    takeTask: assign({
      asked: ({ context, event }) =>
        event.type === 'DO' ? { task: event.task, key: event.key } : context.asked,
      done: undefined,
    }),
    keepDone: assign({
      done: ({ context, event }) =>
        context.asked && { task: context.asked.task, answer: answerIn<unknown>(event) },
    }),
    lookAgain: raise({ type: 'CHANGED' }),
    retry: sendTo('call', { type: 'RETRY' }),
    online: sendTo('call', { type: 'ONLINE' }),
  },
});
