import type { FeeLine } from '#engine/contract/money.ts';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import type { MembershipDecision } from '#engine/event/membership/decide-membership.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { MembershipPart } from '#server/membership/membership-part.ts';

/** The line of an undecided membership. */
export const undecidedMembership: FeeLine = {
  id: 'membership',
  category: 'membership',
  label: inEveryLanguage('fees.membership'),
  detail: inEveryLanguage('fees.membershipUndecided'),
  amount: 0,
  undecided: 'Y',
};

/** A membership's lines; without an amount while it is undecided. */
export function membershipLines(
  document: MembershipDocument,
  { decision, organizations }: MembershipPart,
): FeeLine[] {
  const joined = (document.organizations ?? []).filter(({ id }) => organizations.includes(id));
  return [
    ...typeLine(decision),
    ...joined.flatMap(({ id, name, amount }) =>
      amount === undefined
        ? []
        : [{ id: `organization-${id}`, category: 'membership' as const, label: name, amount }],
    ),
  ];
}

function typeLine(decision: MembershipDecision): FeeLine[] {
  switch (decision.status) {
    case 'declined':
      return [];
    case 'undecided':
    case 'none':
      return [undecidedMembership];
    case 'decided': {
      const { ID, label, detail, amount } = decision.type;
      if (amount === undefined) return [];
      return [{ id: `membership-${ID}`, category: 'membership', label, ...(detail && { detail }), amount }];
    }
    default:
      return decision satisfies never;
  }
}
