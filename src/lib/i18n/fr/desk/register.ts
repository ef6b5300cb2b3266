import type { Translated } from '#engine/form/languages/messages.ts';
import type { register as english } from '../../en/desk/register.ts';

/** Textes de l’inscription à la main. */
export const register: Translated<typeof english> = {
  open: 'Inscrire quelqu’un',
  title: 'Inscrire quelqu’un',
  lead: 'Pour les personnes qui téléphonent ou écrivent. Le reste des réponses s’ajoute ensuite dans leur dossier.',
  who: 'Qui',
  email: 'Adresse courriel',
  first_name: 'Prénom',
  last_name: 'Nom de famille',
  how: 'Participation',
  track: 'Volet',
  mode: 'Mode',
  days: 'Jours',
  language: 'Langue des courriels',
  fees: 'Frais',
  waive: 'Annuler tous les frais',
  pay: 'La personne paie elle-même',
  why: 'Raison de l’annulation des frais',
  email_needed: 'Entrez d’abord son adresse courriel.',
  day_needed: 'Choisissez au moins un jour.',
  says: {
    waive: '{name}\u00a0: inscription immédiate, rien à payer.',
    mails: '{email} reçoit la confirmation.',
    pay: 'Une inscription est commencée pour {name}. {email} reçoit un lien pour la terminer et payer.',
    held: 'Sa place n’est réservée que pour un court moment. Ensuite, l’inscription dépend des places qui restent.',
  },
  someone: 'Cette personne',
  them: 'cette personne',
  do_waive: 'Inscrire',
  do_pay: 'Commencer et envoyer le lien',
  done: 'Inscription faite\u00a0: {name}.',
  started: 'Inscription commencée pour {name}. Le lien est en route.',
};
