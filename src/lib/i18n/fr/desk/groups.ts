import type { Translated } from '#engine/form/languages/messages.ts';
import type { groups as en } from '../../en/desk/groups.ts';

/** Texts of groups on the desk, in French. */
export const groups: Translated<typeof en> = {
  title: 'Groupes',
  search: 'École, personne responsable, courriel ou code',
  search_label: 'Chercher dans les groupes',
  count: '{count, plural, one {# groupe} other {# groupes}}',
  group: 'Groupe',
  people: 'Personnes',
  contact: '{name}, {email}, depuis le {day}',
  registered: '{count, plural, =0 {Aucune inscription} one {# inscription} other {# inscriptions}}',
  started: '{count} en cours',
  invited: '{count, plural, one {# invitation} other {# invitations}}',
  none: 'Aucun groupe pour l’instant',
  none_more: 'Un groupe figure ici dès que quelqu’un le commence.',
  nothing: 'Essayez avec moins de mots.',
  members: 'Personnes du groupe',
  find: 'Groupe',
  find_first: 'Cherchez le groupe et choisissez-le.',
  not_now:
    'Cette inscription se paie séparément, ou son groupe l’a payée\u00a0: on ne peut ni la mettre dans un groupe ni l’en retirer.',
  joins: '{organization} paie pour cette personne. La personne responsable voit son nom et où elle en est.',
  not_billed: 'Une facture que le groupe a déjà ne change pas\u00a0; cette personne n’y figure pas.',
  leaves:
    'Elle quitte {organization}, s’inscrit et paie séparément. Ses réponses et ses réservations restent.',
  voids:
    'La facture nº\u00a0{number} du groupe est annulée. Les autres personnes restent prêtes pour une nouvelle facture.',
  join_do: 'Mettre dans le groupe',
  leave_do: 'Retirer du groupe',
  joined: 'Elle fait maintenant partie de {organization}.',
  left: 'Elle ne fait plus partie de {organization}.',
  empty: 'Le groupe ne compte encore personne.',
  step: '{label}, étape {number} sur {of}',
  states: {
    invited: 'Invitation envoyée',
    started: 'En cours',
    ready: 'Prête, non payée',
    paid: 'Inscrite',
    left: 'A quitté le groupe',
    withdrawn: 'Retirée',
    cancelled: 'Annulée',
  },
};
