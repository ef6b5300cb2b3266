/** Told where the answers do not yet make a type of membership (spec §5 "Membership"). */
export const undecidedMembership = {
  en: 'All questions must be answered to determine the type',
  fr: 'Il faut répondre à toutes les questions pour déterminer le type',
};
