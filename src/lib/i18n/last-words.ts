import type { Translated } from '#engine/form/languages/messages.ts';
import type { Locale } from '#engine/form/languages/text.ts';

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

/** Texts for an error page that fails itself, part of the page's code: loading texts may have failed. */
export const lastWords: Readonly<Record<Locale, typeof en>> = { en, fr };
