import type { Translated } from '#engine/form/languages/messages.ts';
import type { membership as en } from '../en/membership.ts';

/** Texts of the membership questions, in French. */
export const membership: Translated<typeof en> = {
  loading: 'Chargement des types d’adhésion',
  unloaded: 'Les types d’adhésion n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  undecided: 'À déterminer',
  undecidedYet:
    '{count, plural, one {Répondez à la dernière question ci-dessus pour voir votre type et sa cotisation.} other {Répondez aux questions ci-dessus pour voir votre type et sa cotisation.}}',
  none: 'Aucun type d’adhésion ne correspond à vos réponses',
  noneText: 'Vérifiez vos réponses, ou écrivez-nous.',
  free: 'Sans frais',
  comesTo: 'Votre adhésion coûte',
  savedType:
    'Enregistré jusqu’ici\u00a0: {type}, {fee}. Vos réponses le remplaceront quand vous continuerez.',
  answered: 'Questions répondues\u00a0: {answered} sur {asked}',
  answeredSoFar: 'Questions répondues\u00a0: {answered}',
  atMostToGo: 'Encore {count} au plus',
  toGo: 'Encore {count}',
};
