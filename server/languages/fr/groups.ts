import type { Translated } from '#engine/form/languages/messages.ts';
import type { groups as en } from '../en/groups.ts';

/** Texts about groups and their members, in French. */
export const groups: Translated<typeof en> = {
  notAGroup: 'Ce code de groupe n’est pas valide',
  memberAlready: 'fait déjà partie de ce groupe.',
  writtenToOften: 'a déjà reçu plusieurs messages. Veuillez attendre une heure.',
  groupTooLarge: 'compte déjà {most} personnes, le maximum.',
  noLongerWithdrawn: 'a déjà été payée, ou a quitté le groupe.',
  unknownMember: 'ne fait pas partie de ce groupe.',
  invitationOver:
    'n’est pas valide\u00a0: elle a servi, a été retirée ou a été remplacée. Utilisez le lien le plus récent ou le code du groupe.',
  registeredAlone: 'a déjà été envoyée individuellement. Un groupe ne peut plus la payer.',
  inAnotherGroup: 'appartient à un autre groupe. Quittez d’abord le vôtre.',
  inNoGroup: 'n’est dans aucun groupe.',
  paidByGroup: 'est payée par votre groupe. Vous pouvez plutôt l’annuler.',
  nobodyYet: 'n’a encore personne pour qui payer.',
  waitsFor: 'est en attente de\u00a0: {missing}.',
};
