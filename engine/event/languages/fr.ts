import type { Translated } from '../../form/languages/messages.ts';
import type { en } from './en.ts';

/** The event's texts within forms, in French. */
export const fr: Translated<typeof en> = {
  requiredWorkshop: 'Choisissez au moins un atelier',
  requiredPresenter: 'Ajoutez au moins une personne qui présente',
  oneConflict: 'Réglez 1 conflit pour continuer.',
  contributionBetween: 'La contribution doit se situer entre {minimum} et {maximum}.',
  conflicts: 'Réglez {count} conflits pour continuer.',
  membershipUnanswered: 'Répondez à toutes les questions pour déterminer le type',
  membershipUndecided: 'Aucun type d’adhésion ne correspond à ces réponses. Veuillez les vérifier.',
  firstName: 'Prénom',
  lastName: 'Nom',
  emailAddress: 'Adresse courriel',
  onBadge: 'Nom sur l’insigne',
  donationAmount: 'Montant',
  donationPurpose: 'Pour',
};
