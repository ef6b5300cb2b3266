import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { discountsWords as english } from './reference.en.ts';

/** French words of a document of kind `discounts`. */
export const discountsWords: WordsAs<typeof english> = {
  discounts: ['Codes de rabais', 'Les codes de rabais et d’invitation d’un événement.'],
  'discounts.discounts': ['Codes', 'Les codes, dans n’importe quel ordre.'],
  'discounts.discounts.code': [
    'Code',
    'Le code à saisir\u00a0: de 5 à 20 majuscules, chiffres et traits d’union.',
  ],
  'discounts.discounts.kind': [
    'Type',
    'Un rabais réduit le total. Une invitation peut aussi donner accès à un événement fermé ou complet.',
  ],
  'discounts.discounts.label': ['Nom', 'Son nom sur la facture.'],
  'discounts.discounts.percent': ['Pourcentage', 'Rabais en pourcentage.'],
  'discounts.discounts.amount': ['Montant', 'Montant du rabais, en cents.'],
  'discounts.discounts.categories': [
    'Catégories',
    'Les catégories de frais visées. Laisser vide pour toutes.',
  ],
  'discounts.discounts.limit': [
    'Utilisations',
    'Nombre d’inscriptions qui peuvent l’utiliser. Laisser vide pour ne pas limiter.',
  ],
  'discounts.discounts.from': [
    'Premier jour',
    'Le premier jour d’utilisation, dans le fuseau horaire de l’événement.',
  ],
  'discounts.discounts.until': [
    'Dernier jour',
    'Le dernier jour d’utilisation, dans le fuseau horaire de l’événement.',
  ],
  'discounts.discounts.when': [
    'Valable si',
    'Condition pour que le code s’applique. Laisser vide pour toujours.',
  ],
  'discounts.discounts.bypasses': [
    'Ouvre l’événement',
    'Y permet de s’inscrire même si l’événement est fermé ou complet.',
  ],
  'discounts.discounts.active': [
    'Actif',
    'N\u00a0: le code est refusé. Les inscriptions soumises le conservent, les brouillons le perdent. Y par défaut.',
  ],
  'discounts.discounts.batch': ['Lot', 'Nom commun aux codes créés ensemble.'],
};
