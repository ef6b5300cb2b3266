import { noMembershipFits } from '../../membership/undecided-membership.ts';
import type { BuiltInRule } from './rule.ts';

/**
 * All questions are answered but no membership type fits; the widget reports it, because it knows how answers decide.
 */
export const noMembership: BuiltInRule = {
  kind: 'built-in',
  name: 'noMembership',
  message: noMembershipFits,
};
