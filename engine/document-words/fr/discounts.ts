import type { discountsWords as english } from '../en/discounts.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `discounts`. */
export const discountsWords: WordsAs<typeof english> = {
  discounts: ['Codes de rabais', 'Les codes de rabais et d’invitation d’un événement.'],
  'discounts.discounts': ['Codes', 'Les codes, dans n’importe quel ordre.'],
  'discounts.discounts.code': [
    'Code',
    'Ce que l’on tape\u00a0: de 5 à 20 majuscules, chiffres et traits d’union.',
  ],
  'discounts.discounts.kind': [
    'Genre',
    'Un rabais réduit ce qui est dû\u00a0; une invitation peut aussi ouvrir un événement fermé ou complet.',
  ],
  'discounts.discounts.label': ['Nom', 'Son nom sur la facture.'],
  'discounts.discounts.percent': ['Pourcentage', 'Ce qui est retranché, en pourcentage.'],
  'discounts.discounts.amount': ['Montant', 'Ce qui est retranché, en cents.'],
  'discounts.discounts.categories': [
    'Catégories',
    'Les catégories de frais visées\u00a0; toutes, si rien n’est dit.',
  ],
  'discounts.discounts.limit': [
    'Utilisations',
    'Combien d’inscriptions peuvent l’utiliser\u00a0; sans limite si rien n’est dit.',
  ],
  'discounts.discounts.from': ['Premier jour', 'Le premier jour d’utilisation, au fuseau de l’événement.'],
  'discounts.discounts.until': ['Dernier jour', 'Le dernier jour d’utilisation, au fuseau de l’événement.'],
  'discounts.discounts.when': [
    'Valable si',
    'La condition pour qu’il compte\u00a0; toujours, si rien n’est dit.',
  ],
  'discounts.discounts.bypasses': [
    'Ouvre l’événement',
    'Y permet de s’inscrire même si l’événement est fermé ou complet.',
  ],
};
