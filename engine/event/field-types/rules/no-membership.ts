import type { BuiltInRule } from '../../../form/keywords/rule.ts';
import { noMembershipFits } from '../../membership/undecided-membership.ts';

/**
 * All questions are answered but no membership type fits; the widget reports it, because it knows how answers decide.
 */
export const noMembership: BuiltInRule = {
  kind: 'built-in',
  name: 'noMembership',
  message: noMembershipFits,
};
