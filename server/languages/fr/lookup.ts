import type { Translated } from '#engine/form/languages/messages.ts';
import type { lookup as en } from '../en/lookup.ts';

/** Texts for people who look for their registration, in French. */
export const lookup: Translated<typeof en> = {
  wrongDossierCode: 'Le code et l’adresse courriel ne correspondent pas.',
  wrongCode: 'Le code et l’adresse courriel ne correspondent à aucune inscription à cet événement.',
  wrongGroup: 'Le code de groupe et l’adresse courriel ne correspondent pas.',
  wrongAccessCode: 'n’est pas valide ou est expiré. Vérifiez-le ou demandez-en un nouveau.',
  codeSent: 'Si une inscription valide existe, un courriel contenant le code d’inscription est envoyé.',
  notFoundByEmail:
    'Aucune inscription n’a été trouvée avec cette adresse courriel. Avez-vous utilisé une autre adresse pour vous inscrire\u00a0?',
  receiptSent: 'Si une inscription envoyée existe, son reçu est transmis à son adresse courriel.',
  accessCodeSent: 'Si une inscription valide existe, un courriel contenant un code d’accès est envoyé.',
};
