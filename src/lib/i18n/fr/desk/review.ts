import type { Translated } from '#engine/form/languages/messages.ts';
import type { review as english } from '../../en/desk/review.ts';

/** Textes de la page des demandes. */
export const review: Translated<typeof english> = {
  title: 'Demandes',
  state: 'Quelles demandes',
  states: { open: 'À traiter', accepted: 'Acceptées', declined: 'Refusées' },
  flow: 'Type',
  every_flow: 'Tous les types',
  sent: 'envoyée le {day}',
  sent_at: 'Envoyée le {time}',
  more: 'En afficher plus',
  choose: 'Choisissez une demande pour la lire ici. Les touches J et K ouvrent la suivante et la précédente.',
  back: 'Toutes les demandes',
  open: 'Ouvrir tout le dossier',
  decisions: 'Décisions',
  nothing: {
    open: 'Rien à traiter',
    accepted: 'Aucune acceptée pour l’instant',
    declined: 'Aucune refusée pour l’instant',
  },
  nothing_more: 'Les demandes paraissent ici dès leur envoi.',
  no_flow_title: 'Cet événement ne prend pas de demandes',
  no_flow: 'Aucun de ses formulaires ne demande de décision.',
  unknown_title: 'Aucune demande n’a ce code',
  unknown: 'Elle est peut-être d’un autre événement, ou n’est pas encore envoyée.',
};
