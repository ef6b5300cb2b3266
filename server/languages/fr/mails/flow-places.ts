import type { flowPlaceMails as en } from '../../en/mails/flow-places.ts';
import type { Translated } from '../../translated.ts';

/** What is written to somebody who waits for a place of something that can be applied for, in French. */
export const flowPlaceMails: Translated<typeof en> = {
  'flow-place-joined': {
    subject: 'Vous êtes sur la liste d’attente : {label}',
    paragraphs: [
      'Bonjour {name},',
      'Vous attendez une place : « {label} », pour {event}. Votre rang : {position}.',
      'Cette page indique toujours où vous en êtes : {link}',
      'Nous vous écrirons dès qu’une place sera à vous.',
    ],
  },
  'flow-place-offer': {
    subject: 'Une place s’est libérée pour vous : {label}',
    paragraphs: [
      'Bonjour {name},',
      'Une place s’est libérée : « {label} », pour {event}. Elle vous est gardée jusqu’au moment suivant : {until}.',
      'Envoyez votre demande d’ici là, avec l’adresse courriel à laquelle ce message a été envoyé : {link}',
      'Passé ce moment, la place sera offerte à la personne suivante.',
      'Si vous n’en voulez plus, refusez-la ici et la personne suivante l’aura aussitôt : {decline}',
    ],
  },
  'flow-place-declined': {
    subject: 'Vous avez refusé une place : {label}',
    paragraphs: [
      'Bonjour {name},',
      'Vous avez refusé la place qui vous était gardée : « {label} », pour {event}. Elle est offerte à la personne suivante.',
      'Si vous changez d’avis, vous pouvez vous ajouter de nouveau à la liste d’attente : {link}',
    ],
  },
  'flow-place-lapsed': {
    subject: 'Le délai pour votre place est écoulé : {label}',
    paragraphs: [
      'Bonjour {name},',
      'Une place vous était gardée, et le délai pour la prendre est écoulé : « {label} », pour {event}. Elle est offerte à la personne suivante.',
      'Si vous la souhaitez toujours, vous pouvez vous ajouter de nouveau à la liste d’attente : {link}',
    ],
  },
};
