import type { waitlistMails as en } from '../../en/mails/waitlist.ts';
import type { Translated } from '../../translated.ts';

/** What is written to somebody who waits for a place or a seat, in French. */
export const waitlistMails: Translated<typeof en> = {
  'waitlist-joined': {
    subject: 'Vous êtes sur la liste d’attente : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous êtes sur la liste d’attente de {event}. Votre rang : {position}.',
      'Cette page indique toujours où vous en êtes : {link}',
      'Nous vous écrirons dès qu’une place sera à vous.',
    ],
  },
  'waitlist-offer': {
    subject: 'Une place s’est libérée pour vous : {event}',
    paragraphs: [
      'Bonjour {name},',
      'C’est votre tour sur la liste d’attente de {event} : une place vous est gardée jusqu’au moment suivant : {until}.',
      'Inscrivez-vous avec l’adresse courriel à laquelle ce message a été envoyé : {link}',
      'Passé ce moment, la place sera offerte à la personne suivante.',
      'Si vous ne pouvez pas venir, refusez la place ici et la personne suivante l’aura aussitôt : {decline}',
    ],
  },
  'waitlist-declined': {
    subject: 'Vous avez refusé une place : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous avez refusé la place qui vous était gardée pour {event}. Elle est offerte à la personne suivante.',
      'Si vous changez d’avis, vous pouvez vous ajouter de nouveau à la liste d’attente : {link}',
    ],
  },
  'waitlist-lapsed': {
    subject: 'Le délai pour votre place est écoulé : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Une place vous était gardée pour {event}, et le délai pour la prendre est écoulé. Elle est offerte à la personne suivante.',
      'Si vous souhaitez toujours venir, vous pouvez vous ajouter de nouveau à la liste d’attente : {link}',
    ],
  },
  'choice-offer': {
    subject: 'Libre pour vous : {choice}',
    paragraphs: [
      'Ce que vous attendiez pour {event} s’est libéré : {choice}. Nous vous le gardons jusqu’au moment suivant : {until}.',
      'Rien n’est encore choisi. Reprenez votre demande et faites votre choix d’ici là : {link}',
    ],
  },
  'choice-lapsed': {
    subject: 'Le délai est écoulé : {choice}',
    paragraphs: [
      'Nous vous gardions ceci pour {event}, et le délai pour le choisir est écoulé : {choice}. C’est maintenant le tour de la personne suivante.',
      'Votre demande est telle que vous l’avez laissée. Faites un autre choix, ou attendez de nouveau : {link}',
    ],
  },
  'seat-offer': {
    subject: 'Une place s’est libérée pour vous : {workshop}',
    paragraphs: [
      'Une place s’est libérée dans l’atelier « {workshop} » de {event}. Elle vous est gardée jusqu’au moment suivant : {until}.',
      'Terminez votre inscription d’ici là pour la conserver : {link}',
    ],
  },
  'seat-offer-submitted': {
    subject: 'Une place vous est gardée : {workshop}',
    paragraphs: [
      'Une place s’est libérée dans l’atelier « {workshop} » de {event}. Elle vous est gardée jusqu’au moment suivant : {until}.',
      'Cet atelier est payant, ou a lieu en même temps qu’un autre des vôtres. Ouvrez votre inscription pour voir ce qu’il en coûterait, ou pour laisser la place à la personne suivante : {link}',
    ],
  },
  'seat-lapsed': {
    subject: 'Votre place n’est plus gardée : {workshop}',
    paragraphs: [
      'Une place vous était gardée dans l’atelier « {workshop} » de {event}, et le délai pour la prendre est écoulé. Elle ira à la personne suivante.',
      'Rien d’autre ne change ; poursuivez ou choisissez un autre atelier : {link}',
    ],
  },
  'seat-reserved': {
    subject: 'Vous avez une place : {workshop}',
    paragraphs: [
      'Une place s’est libérée dans l’atelier « {workshop} » de {event}, et elle est à vous.',
      'Consulter ou modifier votre inscription : {link}',
    ],
  },
};
