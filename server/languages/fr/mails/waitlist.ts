import type { Translated } from '#engine/form/languages/messages.ts';
import type { waitlistMails as en } from '#server/languages/en/mails/waitlist.ts';

/** Emails to people on a waitlist, in French. */
export const waitlistMails: Translated<typeof en> = {
  'waitlist-joined': {
    subject: 'Vous êtes sur la liste d’attente : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous êtes sur la liste d’attente de {event}. Votre rang : {position}.',
      'Vérifier votre rang en tout temps\u00a0: {link}',
      'Nous vous écrirons dès qu’une place se libérera pour vous.',
    ],
  },
  'waitlist-offer': {
    subject: 'Une place s’est libérée pour vous : {event}',
    paragraphs: [
      'Bonjour {name},',
      'C’est votre tour sur la liste d’attente de {event}. Une place vous est réservée jusqu’au {until}. {price}',
      'Inscrivez-vous avec l’adresse courriel à laquelle ce message a été envoyé.\n[M’inscrire]({link})',
      'Passé ce délai, la place sera offerte à la personne suivante.',
      'Si vous ne pouvez pas venir, refusez la place et la personne suivante l’aura aussitôt.\n[Refuser la place]({decline})',
    ],
  },
  'waitlist-declined': {
    subject: 'Vous avez refusé une place : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous avez refusé la place qui vous était réservée pour {event}. Elle est offerte à la personne suivante.',
      'Si vous changez d’avis, vous pouvez vous ajouter de nouveau à la liste d’attente.\n[S’ajouter à la liste d’attente]({link})',
    ],
  },
  'waitlist-lapsed': {
    subject: 'Votre offre est échue\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Une place vous était réservée pour {event}, et l’offre est échue. Elle est offerte à la personne suivante.',
      'Si vous souhaitez toujours venir, vous pouvez vous ajouter de nouveau à la liste d’attente.\n[S’ajouter à la liste d’attente]({link})',
    ],
  },
  'offer-reminder': {
    subject: 'Votre offre expire bientôt\u00a0: {event}',
    paragraphs: [
      'Votre offre pour {event} est valable jusqu’au {until}\u00a0: {item}.',
      'Ensuite, ce sera le tour de la personne suivante sur la liste d’attente.',
      '[Accepter ou refuser]({link})',
    ],
  },
  'choice-offer': {
    subject: 'Maintenant offert\u00a0: {choice}',
    paragraphs: [
      'Ce que vous attendiez pour {event} s’est libéré : {choice}. Nous vous le réservons jusqu’au {until}. {price}',
      'Rien n’est encore choisi. Continuez et faites votre choix d’ici là.\n[Continuer]({link})',
    ],
  },
  'choice-offer-submitted': {
    subject: 'Réservé pour vous\u00a0: {choice}',
    paragraphs: [
      'Ce que vous attendiez pour {event} s’est libéré\u00a0: {choice}. Nous vous le réservons jusqu’au {until}. {price}',
      'Il y a un prix à payer, ou cela remplace autre chose. Ouvrez l’offre pour voir le prix, ou pour laisser la place à la personne suivante.\n[Ouvrir l’offre]({link})',
    ],
  },
  'choice-reserved': {
    subject: 'Ajouté à votre dossier\u00a0: {choice}',
    paragraphs: [
      'Ce que vous attendiez pour {event} s’est libéré, et c’est maintenant à vous\u00a0: {choice}.',
      'Consulter votre dossier\u00a0: {link}',
    ],
  },
  'choice-lapsed': {
    subject: 'Le délai est écoulé : {choice}',
    paragraphs: [
      'Le délai pour choisir {choice}, que nous vous avions réservé pour {event}, est écoulé. C’est maintenant le tour de la personne suivante.',
      'Rien d’autre n’a changé. Faites un autre choix, ou ajoutez-vous de nouveau à la liste d’attente.\n[Choisir]({link})',
    ],
  },
  'seat-offer': {
    subject: 'Une place s’est libérée pour vous : {workshop}',
    paragraphs: [
      'Une place s’est libérée dans l’atelier « {workshop} » de {event}. Elle vous est réservée jusqu’au {until}. {price}',
      'Terminez votre inscription d’ici là pour la conserver.\n[Continuer]({link})',
    ],
  },
  'seat-offer-submitted': {
    subject: 'Une place vous est réservée : {workshop}',
    paragraphs: [
      'Une place s’est libérée dans l’atelier « {workshop} » de {event}. Elle vous est réservée jusqu’au {until}. {price}',
      'Pour l’accepter, ouvrez votre inscription. Vous y verrez son prix et, s’il y a lieu, l’atelier qu’elle remplace. Vous pouvez aussi y laisser la place à la personne suivante.\n[Ouvrir mon inscription]({link})',
    ],
  },
  'seat-lapsed': {
    subject: 'Votre place n’est plus réservée : {workshop}',
    paragraphs: [
      'Une place vous était réservée dans l’atelier « {workshop} » de {event}, et le délai pour la prendre est écoulé. Elle ira à la personne suivante.',
      'Rien d’autre n’a changé. Continuez, ou choisissez un autre atelier.\n[Continuer]({link})',
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
