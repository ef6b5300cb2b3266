import type { Group, GroupMember } from '#engine/contract/group-view.ts';

/** The sentence below a group's name: its text, and the numbers in it. */
export function groupLead(members: readonly Pick<GroupMember, 'state'>[], pay: Group['pay']) {
  const count = members.length;
  const [ready, paid] = [countOf(members, 'ready'), countOf(members, 'paid')];
  const values = { count, ready, paid };
  if (count === 0) return { text: 'leadNone', values } as const;
  if (paid === count) return { text: 'leadPaid', values } as const;
  if (pay === 'ready' && ready > 0 && ready + paid < count) return { text: 'leadReady', values } as const;
  if (pay === 'ready' && ready === 0 && paid > 0) return { text: 'leadSomePaid', values } as const;
  return { text: 'leadAll', values } as const;
}

const countOf = (members: readonly Pick<GroupMember, 'state'>[], wanted: GroupMember['state']) =>
  members.filter(({ state }) => state === wanted).length;
