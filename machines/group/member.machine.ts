import { assign, setup } from 'xstate';
import { GROUP_MEMBER_STATES } from '#engine/contract/group-member-states.ts';
import type { GroupMember } from '#engine/contract/group-view.ts';

export interface MemberContext {
  readonly member: GroupMember;
}

/** The member's state on the server. */
export type MemberEvent = { type: 'SEEN'; member: GroupMember };

const memberSetup = setup({
  types: { context: {} as MemberContext, events: {} as MemberEvent, input: {} as GroupMember },
  // How long a member counts as just having become ready, in milliseconds.
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
const become = (state: GroupMember['state']) => ({
  guard: is(state),
  actions: 'keepMember' as const,
  target: `#member.${state}`,
});

/**
 * Transitions for a newly seen state: the same, or any other, because a sleeping page misses states in between. A paid
 * member stays paid unless they cancel.
 */
const seenAs = (state: GroupMember['state'], next: readonly GroupMember['state'][] = GROUP_MEMBER_STATES) => [
  { guard: is(state), actions: 'keepMember' as const },
  ...next.filter((each) => each !== state).map(become),
];

/** A member of a group: the server determines the state, the chart which states can follow. */
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
    invited: { on: { SEEN: seenAs('invited') } },
    started: { on: { SEEN: seenAs('started') } },
    ready: {
      initial: 'news',
      states: {
        news: { after: { news: 'known' } },
        known: {},
      },
      on: { SEEN: seenAs('ready') },
    },
    paid: { on: { SEEN: seenAs('paid', ['cancelled']) } },
    left: { on: { SEEN: seenAs('left') } },
    withdrawn: { on: { SEEN: seenAs('withdrawn') } },
    cancelled: { on: { SEEN: seenAs('cancelled') } },
  },
});
