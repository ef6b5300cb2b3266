import type { Translated } from '#engine/form/languages/messages.ts';
import type { consent as english } from '../en/consent.ts';

/** Texts about measuring, in French. */
export const consent: Translated<typeof english> = {
  title: 'Pouvons-nous mesurer votre visite\u00a0?',
  text: 'Cela nous montre quelles pages sont lues et où l’on éprouve des difficultés. Nous ne mesurons jamais une inscription ni un paiement. Le site fonctionne tout aussi bien si vous refusez.',
  hotjar: 'Hotjar nous montre où l’on clique dans les pages et jusqu’où on les fait défiler.',
  clarity: 'Microsoft Clarity nous montre où l’on clique dans les pages et jusqu’où on les fait défiler.',
  posthog_eu: 'PostHog compte les pages consultées. Ses données restent dans l’Union européenne.',
  posthog_us: 'PostHog compte les pages consultées. Ses données sont conservées aux États-Unis.',
  sentry_eu: 'Sentry nous signale les erreurs dans nos pages. Ses données restent dans l’Union européenne.',
  sentry_us: 'Sentry nous signale les erreurs dans nos pages. Ses données sont conservées aux États-Unis.',
  tags: 'Google Tag Manager charge les services que l’organisation a choisis.',
  accept: 'Accepter',
  decline: 'Refuser',
  is_accepted: 'Vous avez accepté.',
  is_declined: 'Vous avez refusé.',
  refused: 'Votre navigateur demande de ne pas vous suivre\u00a0: rien n’est mesuré.',
  close: 'Fermer',
};
