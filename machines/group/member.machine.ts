import { assign, setup } from 'xstate';
import type { GroupMember } from '#engine/contract/group.ts';

export interface MemberContext {
  readonly member: GroupMember;
}

/** What the server says of them now. */
export type MemberEvent = { type: 'SEEN'; member: GroupMember };

const memberSetup = setup({
  types: { context: {} as MemberContext, events: {} as MemberEvent, input: {} as GroupMember },
  // So long is somebody told to have just become ready, in milliseconds.
  delays: { news: 60_000 },
  guards: {
    isIn: ({ context, event }, { state }: { state: GroupMember['state'] }) =>
      (event.type === 'SEEN' ? event.member : context.member).state === state,
  },
  actions: {
    keepMember: assign(({ context, event }) => (event.type === 'SEEN' ? { member: event.member } : context)),
  },
});

const is = (state: GroupMember['state']) => ({ type: 'isIn' as const, params: { state } });
/** Seen where they are already: only what is known of them changes. */
const stay = (state: GroupMember['state']) => ({ guard: is(state), actions: 'keepMember' as const });
const become = (state: GroupMember['state']) => ({ ...stay(state), target: `#member.${state}` });
/** Theirs is over for the group, and may begin anew. */
const over = [become('invited'), become('started')];

/** One member of a group, as far as they are. The server decides; what cannot follow what was before is not taken. */
export const memberMachine = memberSetup.createMachine({
  id: 'member',
  context: ({ input }) => ({ member: input }),
  initial: 'seen',
  states: {
    seen: {
      always: [
        { guard: is('started'), target: 'started' },
        { guard: is('ready'), target: 'ready.known' },
        { guard: is('paid'), target: 'paid' },
        { guard: is('left'), target: 'left' },
        { guard: is('withdrawn'), target: 'withdrawn' },
        { guard: is('cancelled'), target: 'cancelled' },
        { target: 'invited' },
      ],
    },
    invited: {
      on: {
        SEEN: [stay('invited'), become('started'), become('ready'), become('left'), become('withdrawn')],
      },
    },
    started: {
      on: {
        SEEN: [
          stay('started'),
          become('ready'),
          become('paid'),
          become('left'),
          become('withdrawn'),
          become('cancelled'),
        ],
      },
    },
    ready: {
      initial: 'news',
      states: {
        news: { after: { news: 'known' } },
        known: {},
      },
      on: {
        // Who changes an answer is no longer ready.
        SEEN: [
          stay('ready'),
          become('started'),
          become('paid'),
          become('left'),
          become('withdrawn'),
          become('cancelled'),
        ],
      },
    },
    paid: { on: { SEEN: [stay('paid'), become('cancelled')] } },
    left: { on: { SEEN: [stay('left'), ...over] } },
    withdrawn: { on: { SEEN: [stay('withdrawn'), ...over] } },
    cancelled: { on: { SEEN: [stay('cancelled'), ...over] } },
  },
});
