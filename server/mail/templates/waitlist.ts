import type { MailTemplates } from '../mail-content.ts';

/** What is written to somebody who waits for a place or a seat. */
export const waitlistTemplates = {
  'waitlist-joined': {
    en: {
      subject: 'You are on the waitlist: {event}',
      paragraphs: [
        'Hello {name},',
        'You are on the waitlist of {event}. Your place in line: {position}.',
        'This page always shows where you stand: {link}',
        'We write to you as soon as a place is yours.',
      ],
    },
    fr: {
      subject: 'Vous êtes sur la liste d’attente : {event}',
      paragraphs: [
        'Bonjour {name},',
        'Vous êtes sur la liste d’attente de {event}. Votre rang : {position}.',
        'Cette page indique toujours où vous en êtes : {link}',
        'Nous vous écrirons dès qu’une place sera à vous.',
      ],
    },
  },
  'waitlist-offer': {
    en: {
      subject: 'A place is free for you: {event}',
      paragraphs: [
        'Hello {name},',
        'You are next on the waitlist of {event}: a place is kept for you until {until}.',
        'Register with the email address that this message was sent to: {link}',
        'After that time the place is offered to the next person.',
      ],
    },
    fr: {
      subject: 'Une place s’est libérée pour vous : {event}',
      paragraphs: [
        'Bonjour {name},',
        'C’est votre tour sur la liste d’attente de {event} : une place vous est gardée jusqu’au moment suivant : {until}.',
        'Inscrivez-vous avec l’adresse courriel à laquelle ce message a été envoyé : {link}',
        'Passé ce moment, la place sera offerte à la personne suivante.',
      ],
    },
  },
  'seat-offer': {
    en: {
      subject: 'A seat is free for you: {workshop}',
      paragraphs: [
        'A seat has come free in the workshop “{workshop}” of {event}. It is held for you until {until}.',
        'Finish your registration by then to keep it: {link}',
      ],
    },
    fr: {
      subject: 'Une place s’est libérée pour vous : {workshop}',
      paragraphs: [
        'Une place s’est libérée dans l’atelier « {workshop} » de {event}. Elle vous est gardée jusqu’au moment suivant : {until}.',
        'Terminez votre inscription d’ici là pour la conserver : {link}',
      ],
    },
  },
  'seat-reserved': {
    en: {
      subject: 'You have a seat: {workshop}',
      paragraphs: [
        'A seat came free in the workshop “{workshop}” of {event}, and it is yours.',
        'View or change your registration: {link}',
      ],
    },
    fr: {
      subject: 'Vous avez une place : {workshop}',
      paragraphs: [
        'Une place s’est libérée dans l’atelier « {workshop} » de {event}, et elle est à vous.',
        'Consulter ou modifier votre inscription : {link}',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
