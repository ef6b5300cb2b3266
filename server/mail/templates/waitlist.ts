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
        'If you cannot come, decline the place here, and the next person has it at once: {decline}',
      ],
    },
    fr: {
      subject: 'Une place s’est libérée pour vous : {event}',
      paragraphs: [
        'Bonjour {name},',
        'C’est votre tour sur la liste d’attente de {event} : une place vous est gardée jusqu’au moment suivant : {until}.',
        'Inscrivez-vous avec l’adresse courriel à laquelle ce message a été envoyé : {link}',
        'Passé ce moment, la place sera offerte à la personne suivante.',
        'Si vous ne pouvez pas venir, refusez la place ici et la personne suivante l’aura aussitôt : {decline}',
      ],
    },
  },
  'waitlist-declined': {
    en: {
      subject: 'You have declined a place: {event}',
      paragraphs: [
        'Hello {name},',
        'You have declined the place that was kept for you at {event}. It is offered to the next person.',
        'Should you want to come after all, you can join the waitlist again: {link}',
      ],
    },
    fr: {
      subject: 'Vous avez refusé une place : {event}',
      paragraphs: [
        'Bonjour {name},',
        'Vous avez refusé la place qui vous était gardée pour {event}. Elle est offerte à la personne suivante.',
        'Si vous changez d’avis, vous pouvez vous ajouter de nouveau à la liste d’attente : {link}',
      ],
    },
  },
  'waitlist-lapsed': {
    en: {
      subject: 'The time for your place is over: {event}',
      paragraphs: [
        'Hello {name},',
        'A place at {event} was kept for you, and the time to take it is over. It is offered to the next person.',
        'Should you still want to come, you can join the waitlist again: {link}',
      ],
    },
    fr: {
      subject: 'Le délai pour votre place est écoulé : {event}',
      paragraphs: [
        'Bonjour {name},',
        'Une place vous était gardée pour {event}, et le délai pour la prendre est écoulé. Elle est offerte à la personne suivante.',
        'Si vous souhaitez toujours venir, vous pouvez vous ajouter de nouveau à la liste d’attente : {link}',
      ],
    },
  },
  'choice-offer': {
    en: {
      subject: 'Free for you: {choice}',
      paragraphs: [
        'What you were waiting for at {event} has come free: {choice}. It is kept for you until {until}.',
        'Nothing is chosen yet. Go on with your application and choose it by then: {link}',
      ],
    },
    fr: {
      subject: 'Libre pour vous : {choice}',
      paragraphs: [
        'Ce que vous attendiez pour {event} s’est libéré : {choice}. Nous vous le gardons jusqu’au moment suivant : {until}.',
        'Rien n’est encore choisi. Reprenez votre demande et faites votre choix d’ici là : {link}',
      ],
    },
  },
  'choice-lapsed': {
    en: {
      subject: 'No longer kept for you: {choice}',
      paragraphs: [
        '{choice} was kept for you at {event}, and the time to choose it is over. It goes to the next in line.',
        'Your application is as you left it. Choose something else, or wait again: {link}',
      ],
    },
    fr: {
      subject: 'Le délai est écoulé : {choice}',
      paragraphs: [
        'Nous vous gardions ceci pour {event}, et le délai pour le choisir est écoulé : {choice}. C’est maintenant le tour de la personne suivante.',
        'Votre demande est telle que vous l’avez laissée. Faites un autre choix, ou attendez de nouveau : {link}',
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
  'seat-offer-submitted': {
    en: {
      subject: 'A seat is kept for you: {workshop}',
      paragraphs: [
        'A seat has come free in the workshop “{workshop}” of {event}. It is kept for you until {until}.',
        'It has a fee, or takes place at the same time as another of your workshops. Open your registration to see what taking it comes to, or to leave it to the next person: {link}',
      ],
    },
    fr: {
      subject: 'Une place vous est gardée : {workshop}',
      paragraphs: [
        'Une place s’est libérée dans l’atelier « {workshop} » de {event}. Elle vous est gardée jusqu’au moment suivant : {until}.',
        'Cet atelier est payant, ou a lieu en même temps qu’un autre des vôtres. Ouvrez votre inscription pour voir ce qu’il en coûterait, ou pour laisser la place à la personne suivante : {link}',
      ],
    },
  },
  'seat-lapsed': {
    en: {
      subject: 'Your seat is no longer held: {workshop}',
      paragraphs: [
        'A seat in the workshop “{workshop}” of {event} was held for you, and the time to take it is over. It goes to the next person.',
        'Everything else is as it was; go on with it, or choose another workshop: {link}',
      ],
    },
    fr: {
      subject: 'Votre place n’est plus gardée : {workshop}',
      paragraphs: [
        'Une place vous était gardée dans l’atelier « {workshop} » de {event}, et le délai pour la prendre est écoulé. Elle ira à la personne suivante.',
        'Rien d’autre ne change ; poursuivez ou choisissez un autre atelier : {link}',
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
