import type { Translated } from '#engine/form/languages/messages.ts';
import type { registrations as en } from '../en/registrations.ts';

/** Texts about a registration, or an application in progress, in French. */
export const registrations: Translated<typeof en> = {
  stillNeeded: 'Cette réponse est obligatoire. Modifiez-la plutôt à son étape.',
  emailInvalid: 'Entrez une adresse courriel valide',
  byEmail: 'Par courriel',
  byText: 'Par texto',
  submitFirst: 'doit d’abord être envoyée.',
  noTexts: 'n’est pas offert\u00a0: ce site n’envoie pas de textos. Choisissez le courriel.',
  phoneInvalid: 'Entrez un numéro de téléphone valide',
  inConflict: 'a reçu une autre réponse sur un autre appareil.',
  paymentUnderWay: 'est en cours de paiement. Veuillez attendre que celui-ci soit terminé.',
  groupInvoiced:
    'figure sur une facture de votre groupe. Demandez d’abord à la personne responsable de vous en retirer.',
  nameOnly: 'doit être un nom, sans adresse.',
  notOffered: 'n’est pas offert par cet événement.',
  notInTrack: 'n’est pas offert dans ce volet.',
  notATimeZone: 'n’est pas un fuseau horaire.',
  changedOften: 'a changé plusieurs fois en une heure. Veuillez attendre une heure.',
  alreadyRegistered: 'est déjà inscrite à cet événement.',
  sameAddress: 'est déjà celle de cette inscription. Entrez l’adresse d’une autre personne.',
  alreadySubmitted: 'a déjà été envoyée. Ouvrez-la pour la modifier.',
  notYetSubmitted: 'doit être envoyée avant que vous puissiez répondre à cette question.',
  eventFull: 'n’a plus de places.',
  trackFull: 'est complet\u00a0: il ne reste aucune place dans «\u00a0{track}\u00a0».',
  daysFull: 'Complet\u00a0: {days}.',
  daysFullOthersFree: 'Complet\u00a0: {days}. Il reste des places pour\u00a0: {free}.',
  registrationClosed: 'est fermée.',
  unknownForm: 'n’existe pas pour cet événement.',
  stale: 'a changé depuis que vous l’avez ouvert. Veuillez le vérifier.',
  invitationMissing: 'est nécessaire\u00a0: l’accès se fait sur invitation seulement.',
  notThisRegistration: 'ne correspond pas à cette inscription.',
};
