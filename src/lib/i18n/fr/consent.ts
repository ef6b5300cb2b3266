import type { consent as english } from '../en/consent.ts';
import type { Translated } from '../translated.ts';

/** What is said of being measured, in French. */
export const consent: Translated<typeof english> = {
  title: 'Pouvons-nous mesurer votre visite\u202f?',
  text: 'Nous voyons ainsi quelles pages sont lues et où l’on reste coincé. Nous ne mesurons jamais une inscription ni un paiement. Sans cela, le site fonctionne tout aussi bien.',
  hotjar: 'Hotjar nous montre où l’on pointe dans les pages et jusqu’où on les lit.',
  clarity: 'Microsoft Clarity nous montre où l’on pointe dans les pages et jusqu’où on les lit.',
  posthog_eu: 'PostHog compte les pages ouvertes\u202f; ce qu’il compte reste dans l’Union européenne.',
  posthog_us: 'PostHog compte les pages ouvertes\u202f; ce qu’il compte est conservé aux États-Unis.',
  sentry_eu:
    'Sentry nous avertit quand une page échoue\u202f; ce qui lui est dit reste dans l’Union européenne.',
  sentry_us:
    'Sentry nous avertit quand une page échoue\u202f; ce qui lui est dit est conservé aux États-Unis.',
  tags: 'Google Tag Manager charge les services que l’organisation a choisis.',
  accept: 'Accepter',
  decline: 'Refuser',
  is_accepted: 'Vous avez accepté.',
  is_declined: 'Vous avez refusé.',
  refused: 'Votre navigateur demande de ne pas vous suivre\u00a0: rien n’est mesuré.',
  close: 'Fermer',
};
