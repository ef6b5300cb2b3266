import { speaker } from '../parts/phrase.ts';

const words = {
  loading: { en: 'Loading the activities', fr: 'Chargement des activités' },
  unloaded: { en: 'The activities could not be loaded.', fr: 'Les activités n’ont pas pu être chargées.' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  noneYet: { en: 'No activities have been announced yet.', fr: 'Aucune activité n’a encore été annoncée.' },
  none: { en: 'None of these', fr: 'Rien de tout cela' },
  soldOut: { en: 'Sold out', fr: 'Épuisé' },
  left: { en: '{count} places left', fr: '{count} places libres' },
  free: { en: 'Free', fr: 'Gratuit' },
  each: { en: '{amount} each', fr: '{amount} par personne' },
  persons: { en: 'Persons: {what}', fr: 'Personnes\u00a0: {what}' },
  more: { en: 'One person more: {what}', fr: 'Une personne de plus\u00a0: {what}' },
  less: { en: 'One person less: {what}', fr: 'Une personne de moins\u00a0: {what}' },
  personsLabel: {
    en: 'How many persons, you included?',
    fr: 'Combien de personnes, en vous comptant\u00a0?',
  },
  to: { en: '{start} to {end}', fr: 'de {start} à {end}' },
  problemFull: { en: 'That activity has just filled up.', fr: 'Cette activité vient de se remplir.' },
  problemConnection: {
    en: 'No connection. Your choice is as it was.',
    fr: 'Pas de connexion. Votre choix n’a pas changé.',
  },
  problemFault: {
    en: 'That did not work. Please try again.',
    fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  dismiss: { en: 'Dismiss', fr: 'Fermer' },
} as const;

/** The activity picker's words. */
export const say = speaker(words);
