import type { waitlist as en } from '../en/waitlist.ts';
import type { Translated } from '../translated.ts';

/** What is said of the waitlist, in French. */
export const waitlist: Translated<typeof en> = {
  nothingOffered: 'Rien n’a encore été offert à cette demande de la liste d’attente.',
  taken: 'Cette place est prise. Pour y renoncer, annulez ou retirez ce que vous avez envoyé.',
  beingPaid:
    'Cette place est en cours de paiement, par vous ou par votre groupe. Veuillez attendre que celui-ci soit terminé.',
  unknownEntry: 'n’est pas une entrée de la liste d’attente.',
  noWaitlist: 'n’est pas ouverte pour cet événement.',
};
