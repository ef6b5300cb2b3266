import type { Locale } from '#engine/configuration/text.ts';
import type { Translated } from '#engine/languages/messages.ts';

const en = {
  heading: 'An error occurred while showing the error page',
  home: 'Go back to home',
  reload: 'Reload the page',
  id: 'Error',
};

const fr: Translated<typeof en> = {
  heading: 'Une erreur est survenue pendant l’affichage de la page d’erreur',
  home: 'Retour à l’accueil',
  reload: 'Recharger la page',
  id: 'Erreur',
};

/** What is said where an error page fails itself: in the page's own code, since that texts could not be loaded may be what went wrong. */
export const lastWords: Readonly<Record<Locale, typeof en>> = { en, fr };
