import type { Translated } from '#engine/form/languages/messages.ts';
import type { bank as en } from '../en/bank.ts';

/** Texts of the sandbox bank's page, in French. */
export const bank: Translated<typeof en> = {
  title: 'Banque d’essai',
  question: 'Approuvez-vous le paiement de {amount}\u00a0?',
  note: 'Ceci est un essai\u00a0: aucune carte n’est débitée.',
  approve: 'Approuver',
  refuse: 'Refuser',
  over: 'Cette demande a déjà reçu une réponse.',
  back: 'Retour au paiement',
};
