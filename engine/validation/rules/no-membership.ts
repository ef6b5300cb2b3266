import { noMembershipFits } from '../../membership/undecided-membership.ts';
import type { BuiltInRule } from './rule.ts';

/** Every question is answered and no type of membership fits; said by the widget, which knows how answers decide it. */
export const noMembership: BuiltInRule = {
  kind: 'built-in',
  name: 'noMembership',
  message: noMembershipFits,
};
