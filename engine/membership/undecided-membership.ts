/** Told where the answers do not yet make a type of membership (spec §5 "Membership"). */
export const undecidedMembership = {
  en: 'All questions must be answered to determine the type',
  fr: 'Il faut répondre à toutes les questions pour déterminer le type',
};

/** Told where all questions are answered and no type fits them (spec §5 "a selection must be chosen"). */
export const noMembershipFits = {
  en: 'A selection must be chosen: no type of membership fits these answers. Please look at them once more.',
  fr: 'Un choix est nécessaire\u00a0: aucun type d’adhésion ne correspond à ces réponses. Veuillez les vérifier de nouveau.',
};
