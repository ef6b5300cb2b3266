import type { Translated } from '#engine/form/languages/messages.ts';
import type { organizerMails as english } from '../../en/mails/organizer.ts';

/** Emails to organizers about their own access and drafts, in French. */
export const organizerMails: Translated<typeof english> = {
  'organizer-code': {
    subject: 'Votre code de connexion pour organiser {event} : {code}',
    paragraphs: [
      'Votre code pour vous connecter à l’organisation de {event} est {code}.',
      'Il peut être utilisé une seule fois, dans les {minutes} minutes qui suivent.',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  'organizer-added': {
    subject: 'Vous faites maintenant partie de l’équipe organisatrice : {event}',
    paragraphs: [
      '{by} vous a donné accès à l’organisation de {event} ({role}).',
      'Connectez-vous avec l’adresse à laquelle ce message a été envoyé.\n[Se connecter]({link})',
      'Si vous ne savez pas pourquoi vous recevez ce message, vous pouvez l’ignorer.',
    ],
  },
  'draft-refused': {
    subject: '«\u00a0{draft}\u00a0» n’a pas pu être publié',
    paragraphs: [
      'Vous avez fixé la publication du brouillon «\u00a0{draft}\u00a0» ({event}) au {time}. Il n’a pas été publié, et le site n’a pas changé.',
      '{reasons}',
      'Vous pouvez corriger le brouillon, puis le publier ou fixer une autre heure.\n[Ouvrir le brouillon]({link})',
    ],
  },
};
