import { inEveryLanguage } from '../languages/texts.ts';
/** Told where the answers do not yet make a type of membership (spec §5 "Membership"). */
export const undecidedMembership = inEveryLanguage('membershipUnanswered');

/** Told where all questions are answered and no type fits them (spec §5 "a selection must be chosen"). */
export const noMembershipFits = inEveryLanguage('membershipUndecided');
