import type { Translated } from '#engine/form/languages/messages.ts';
import type { signIn as english } from '../../en/desk/sign-in.ts';

/** Textes de la connexion. */
export const signIn: Translated<typeof english> = {
  title: 'Se connecter',
  lead: 'Pour l’équipe organisatrice de {event}. Nous vous enverrons un code par courriel.',
  email: 'Adresse courriel',
  send: 'M’envoyer un code',
  sending: 'Envoi en cours',
  code_title: 'Saisissez votre code',
  code_lead:
    'Si {email} fait partie de l’équipe, un code à six chiffres est en route. Il est valide pendant 10 minutes.',
  code: 'Code à six chiffres',
  enter: 'Se connecter',
  entering: 'Connexion en cours',
  again: 'M’envoyer un autre code',
  again_sent: 'Nous avons envoyé un autre code.',
  back: 'Utiliser une autre adresse',
  expired: 'Votre session a pris fin. Connectez-vous pour continuer.',
};
