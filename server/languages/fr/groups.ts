import type { groups as en } from '../en/groups.ts';
import type { Translated } from '../translated.ts';

/** What is said of groups and their members, in French. */
export const groups: Translated<typeof en> = {
  notAGroup: 'Ce code de groupe n’est pas valide',
  memberAlready: 'fait déjà partie de ce groupe.',
  writtenToOften: 'a déjà reçu plusieurs messages. Veuillez attendre une heure.',
  groupTooLarge: 'compte déjà {most} personnes, le maximum.',
  noLongerWithdrawn: 'est déjà payé, ou a déjà quitté le groupe.',
  unknownMember: 'est inconnu dans ce groupe.',
  invitationOver:
    'n’est pas valide, ou ne l’est plus\u00a0: elle a servi, a été retirée ou renvoyée. Utilisez le lien le plus récent ou le code du groupe.',
  registeredAlone: 'est déjà soumise individuellement\u00a0: un groupe ne peut plus la payer.',
  inAnotherGroup: 'n’est pas celui de votre groupe. Quittez d’abord celui-ci.',
  inNoGroup: 'n’est dans aucun groupe.',
  paidByGroup: 'est payée par votre groupe. Vous pouvez plutôt l’annuler.',
  nobodyYet: 'n’a encore personne pour qui payer.',
  waitsFor: 'attend {missing}.',
};
