import type { Translated } from '#engine/form/languages/messages.ts';
import type { waitlist as en } from '../en/waitlist.ts';

/** Texts about the waitlist, in French. */
export const waitlist: Translated<typeof en> = {
  nothingOffered: 'Aucune place n’a encore été offerte pour cette inscription à la liste d’attente.',
  taken: 'Vous avez déjà accepté cette place. Pour y renoncer, annulez ou retirez votre dossier.',
  beingPaid:
    'Cette place est en cours de paiement, par vous ou par votre groupe. Veuillez attendre que celui-ci soit terminé.',
  unknownEntry: 'ne figure pas sur la liste d’attente.',
  noWaitlist: 'n’est pas ouverte pour cet événement.',
  stillFree: 'est disponible maintenant. Choisissez-le au lieu de vous ajouter à la liste d’attente.',
  notNow:
    'L’offre n’est pas possible maintenant\u00a0: l’inscription ne le permet pas, ou un paiement est en cours.',
  overReserved: '{name} ({taken} prises et {reserved} réservées, sur {total})',
  noneLeft: 'Il n’en reste plus. Choisissez de dépasser la limite, ou attendez.',
  aPlace: 'une place',
  costs: 'Le prix est de {amount}, taxes en sus s’il y a lieu.',
  costsFrom: 'Les prix commencent à {amount}, taxes en sus s’il y a lieu.',
  aPlaceIn: 'une place, {label}',
  aSeat: 'une place dans l’atelier «\u00a0{workshop}\u00a0»',
};
