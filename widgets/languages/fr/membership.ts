import type { Translated } from '#engine/languages/speaker.ts';
import type { membership as en } from '../en/membership.ts';

/** Words of the membership questions, in French. */
export const membership: Translated<typeof en> = {
  loading: 'Chargement des types d’adhésion',
  unloaded: 'Les types d’adhésion n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  undecided: 'Pas encore établi',
  undecidedOne:
    'Répondez à la dernière question ci-dessus\u00a0: votre type et sa cotisation apparaîtront ici.',
  undecidedMany: 'Répondez aux questions ci-dessus\u00a0: votre type et sa cotisation apparaîtront ici.',
  none: 'Aucun type d’adhésion ne correspond à vos réponses',
  noneText: 'Vérifiez-les de nouveau ou écrivez-nous.',
  free: 'Sans frais',
  comesTo: 'Votre adhésion revient à',
  savedType:
    'Enregistré jusqu’ici\u00a0: {type}, {fee}. Vos réponses le remplaceront quand vous continuerez.',
  answered: 'Questions répondues\u00a0: {answered} sur {asked}',
  answeredSoFar: 'Questions répondues\u00a0: {answered}',
  atMostToGo: 'Encore {count} au plus',
  toGo: 'Encore {count}',
};
