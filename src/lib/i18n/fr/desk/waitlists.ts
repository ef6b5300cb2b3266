import type { Translated } from '#engine/form/languages/messages.ts';
import type { waitlists as en } from '../../en/desk/waitlists.ts';

/** Texts of the page of waitlists, in French. */
export const waitlists: Translated<typeof en> = {
  title: 'Listes d’attente',
  which: 'Liste d’attente',
  option: '{kind}\u00a0: {name} ({waiting} en attente)',
  kinds: {
    event: 'Événement',
    track: 'Volet',
    day: 'Jour',
    flow: 'Formulaire',
    session: 'Atelier',
    choice: 'Choix',
    variant: 'Produit',
    activity: 'Activité',
  },
  figures:
    '{taken} sur {limit} pris, {waiting} en attente, {offered, plural, one {# offre en cours} other {# offres en cours}}',
  figures_reserved:
    '{taken} sur {total} pris, {reserved, plural, one {# place réservée} other {# places réservées}} par l’équipe organisatrice, {waiting} en attente, {offered, plural, one {# offre en cours} other {# offres en cours}}',
  unlimited: '{waiting} en attente, {offered, plural, one {# offre en cours} other {# offres en cours}}',
  position: 'Rang',
  person: 'Personne',
  joined: 'En attente depuis',
  actions: 'Actions',
  offered: 'Offert jusqu’au {time}',
  offer: 'Offrir maintenant…',
  offer_to: 'Offrir maintenant à {name}',
  none: 'Personne n’attend',
  none_more: 'Les personnes figurent ici dès qu’elles s’ajoutent à une liste d’attente.',
  panel: 'Offrir «\u00a0{item}\u00a0» à {name} maintenant',
  does: '{name} reçoit l’offre par courriel, avec le délai habituel pour l’accepter.',
  reserved: 'Si c’est gratuit et ne remplace rien, la réservation est faite tout de suite.',
  ahead:
    '{count, plural, one {# personne passe après et garde son rang.} other {# personnes passent après et gardent leur rang.}}',
  first: 'C’est la première personne de la liste.',
  overbook: 'Dépasser la limite',
  overbook_first: 'Il n’en reste plus. Choisissez de dépasser la limite, ou attendez.',
  do: 'Envoyer l’offre',
  done: 'Offert à {name} jusqu’au {time}.',
  given: 'Réservé pour {name}.',
};
