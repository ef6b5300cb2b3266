import { speaker } from '../parts/phrase.ts';

const words = {
  loading: { en: 'Loading the types of membership', fr: 'Chargement des types d’adhésion' },
  unloaded: {
    en: 'The types of membership could not be loaded.',
    fr: 'Les types d’adhésion n’ont pas pu être chargés.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  undecided: { en: 'Not decided yet', fr: 'Pas encore établi' },
  undecidedOne: {
    en: 'Answer the last question above, and your type and its fee appear here.',
    fr: 'Répondez à la dernière question ci-dessus\u00a0: votre type et sa cotisation apparaîtront ici.',
  },
  undecidedMany: {
    en: 'Answer the questions above, and your type and its fee appear here.',
    fr: 'Répondez aux questions ci-dessus\u00a0: votre type et sa cotisation apparaîtront ici.',
  },
  none: {
    en: 'No type of membership fits your answers',
    fr: 'Aucun type d’adhésion ne correspond à vos réponses',
  },
  noneText: {
    en: 'Look them over once more, or write to us.',
    fr: 'Vérifiez-les de nouveau ou écrivez-nous.',
  },
  free: { en: 'No fee', fr: 'Sans frais' },
  answered: {
    en: '{answered} of {asked} questions answered',
    fr: 'Questions répondues\u00a0: {answered} sur {asked}',
  },
  answeredSoFar: { en: '{answered} answered', fr: 'Questions répondues\u00a0: {answered}' },
  atMostToGo: { en: 'At most {count} to go', fr: 'Encore {count} au plus' },
  toGo: { en: '{count} to go', fr: 'Encore {count}' },
} as const;

/** The membership questionnaire's words. */
export const say = speaker(words);
