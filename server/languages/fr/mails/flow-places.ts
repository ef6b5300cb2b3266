import type { Translated } from '#engine/form/languages/messages.ts';
import type { flowPlaceMails as en } from '../../en/mails/flow-places.ts';

/** Emails to people on an application's waitlist, in French. */
export const flowPlaceMails: Translated<typeof en> = {
  'flow-place-joined': {
    subject: 'Vous êtes sur la liste d’attente : {label}',
    paragraphs: [
      'Bonjour {name},',
      'Vous êtes sur la liste d’attente pour «\u00a0{label}\u00a0», à {event}. Votre rang\u00a0: {position}.',
      'Vérifier votre rang en tout temps\u00a0: {link}',
      'Nous vous écrirons dès qu’une place se libérera pour vous.',
    ],
  },
  'flow-place-offer': {
    subject: 'Une place s’est libérée pour vous : {label}',
    paragraphs: [
      'Bonjour {name},',
      'Une place s’est libérée pour «\u00a0{label}\u00a0», à {event}. Elle vous est réservée jusqu’au {until}.',
      'Envoyez votre demande d’ici là, avec l’adresse courriel à laquelle ce message a été envoyé.\n[Commencer]({link})',
      'Passé ce délai, la place sera offerte à la personne suivante.',
      'Si vous n’en voulez plus, refusez-la et la personne suivante l’aura aussitôt.\n[Refuser la place]({decline})',
    ],
  },
  'flow-place-declined': {
    subject: 'Vous avez refusé une place : {label}',
    paragraphs: [
      'Bonjour {name},',
      'Vous avez refusé la place qui vous était réservée pour «\u00a0{label}\u00a0», à {event}. Elle est offerte à la personne suivante.',
      'Si vous changez d’avis, vous pouvez vous ajouter de nouveau à la liste d’attente.\n[S’ajouter à la liste d’attente]({link})',
    ],
  },
  'flow-place-lapsed': {
    subject: 'Votre offre est échue\u00a0: {label}',
    paragraphs: [
      'Bonjour {name},',
      'Une place vous était réservée pour «\u00a0{label}\u00a0», à {event}, et l’offre est échue. Elle est offerte à la personne suivante.',
      'Si vous la souhaitez toujours, vous pouvez vous ajouter de nouveau à la liste d’attente.\n[S’ajouter à la liste d’attente]({link})',
    ],
  },
};
