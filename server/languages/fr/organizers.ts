import type { Translated } from '#engine/form/languages/messages.ts';
import type { organizers as en } from '../en/organizers.ts';

/** Refusals of organizers' calls, and the names of roles, in French. */
export const organizers: Translated<typeof en> = {
  wrongCode: 'Ce code est erroné ou expiré. Vérifiez-le ou demandez-en un nouveau.',
  lastOwner: 'C’est la seule personne propriétaire. Nommez d’abord quelqu’un d’autre.',
  unknown: 'Cette personne ne fait pas partie de l’équipe.',
  otherOrigin: 'Cette demande vient d’un autre site. Rechargez la page et réessayez.',
  onlyToRead: 'Vous voyez cette page comme la personne inscrite. Rien ne peut y être modifié.',
  notAllowed: 'Votre rôle ne le permet pas. Adressez-vous à une personne propriétaire de l’événement.',
  owner: 'propriétaire',
  editor: 'rédaction',
  desk: 'bureau des inscriptions',
  reviewer: 'évaluation',
  door: 'accueil',
};
