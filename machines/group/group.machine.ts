import { groupSetup } from './group-setup.ts';

const waysOn = { RETRY: { actions: 'retry' as const }, ONLINE: { actions: 'online' as const } };
const begin = { target: 'beginning', actions: 'keepEntry' as const, reenter: true };
const close = { target: 'outside', actions: 'forgetGroup' as const };
const perform = { target: 'performing', actions: 'takeTask' as const, reenter: true };

/**
 * A group from its contact's side: started or opened, followed while each member registers, and transferred (spec §1,
 * §2 "Group flow").
 */
export const groupMachine = groupSetup.createMachine({
  id: 'group',
  context: ({ input }) => ({
    group_code: input.group_code,
    entry: undefined,
    group: undefined,
    asked: undefined,
    done: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isKnown', target: 'loading' }, { target: 'outside' }] },
    outside: { on: { BEGIN: begin } },
    beginning: {
      invoke: {
        id: 'call',
        src: 'begin',
        input: ({ context }) => ({ request: context.entry }),
        onDone: { target: 'loading', actions: 'keepCode' },
        onError: 'outside',
      },
      on: { ...waysOn, BEGIN: begin, EDIT: 'outside' },
    },
    loading: {
      invoke: {
        id: 'call',
        src: 'load',
        input: ({ context }) => ({ request: context.group_code }),
        onDone: { target: 'open', actions: ['keepGroup', 'seeMembers'] },
        onError: 'unavailable',
      },
      on: { ...waysOn, LOOK_AGAIN: { target: 'loading', reenter: true }, CLOSE: close },
    },
    unavailable: { on: { LOOK_AGAIN: 'loading', CLOSE: close } },
    open: {
      type: 'parallel',
      states: {
        /** The list of members. */
        list: {
          initial: 'current',
          states: {
            current: { on: { CHANGED: 'looking' } },
            looking: {
              invoke: {
                id: 'look',
                src: 'look',
                input: ({ context }) => ({ request: context.group_code }),
                onDone: { target: 'current', actions: ['keepGroup', 'seeMembers'] },
                onError: 'lost',
              },
              // A message during a load may be newer than its answer.
              on: {
                CHANGED: { target: 'looking', reenter: true },
                ONLINE: { target: 'looking', reenter: true },
              },
            },
            lost: { on: { CHANGED: 'looking', ONLINE: 'looking' } },
          },
        },
        /** The contact's tasks, one at a time. */
        task: {
          initial: 'idle',
          states: {
            idle: { on: { DO: perform } },
            performing: {
              invoke: {
                id: 'call',
                src: 'perform',
                input: ({ context }) => ({ request: context.asked }),
                onDone: [
                  { target: '#group.handedOver', guard: 'isHandedOver', actions: 'keepDone' },
                  { target: 'idle', actions: ['keepDone', 'lookAgain'] },
                ],
                onError: 'idle',
              },
              on: { ...waysOn, DO: perform, EDIT: 'idle' },
            },
          },
        },
      },
      on: { CLOSE: close },
    },
    handedOver: { type: 'final' },
  },
});
