import type { feesWords as english } from '../en/fees.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `fees`. */
export const feesWords: WordsAs<typeof english> = {
  fees: ['Frais', 'Ce que coûte une inscription, outre ce que l’on y choisit.'],
  'fees.currency': ['Devise', 'La devise dans laquelle le paiement est encaissé.'],
  'fees.fees': ['Frais', 'Ce qui est dû, chacun selon sa condition.'],
  'fees.free_when': [
    'Gratuit si',
    'Les inscriptions qui ne doivent rien pour participer ; true si c’est le cas de toutes. Toute autre inscription a besoin de frais.',
  ],
  'fees.taxes': ['Taxes', 'Les taxes sur les frais de certaines catégories, après rabais.'],
  'fees.taxes.code': ['Code de la taxe', 'Désigne la taxe sur les factures et dans les exportations.'],
  'fees.taxes.label': ['Nom', 'Le nom de la taxe là où elle est due.'],
  'fees.taxes.percent': ['Taux', 'Le taux en pourcentage, comme 5 ou 9,975.'],
  'fees.taxes.categories': ['Catégories', 'Les catégories de frais auxquelles elle s’applique.'],
  'fees.number_prefix': [
    'Préfixe des numéros',
    'Imprimé devant les numéros des reçus et des factures, par exemple RTG-, sans chiffre à la fin.',
  ],
  'fees.issuer': ['Émetteur', 'Qui émet les reçus\u00a0: nom, adresse et numéro de taxe, ligne par ligne.'],
  'fees.cancellation_policy': [
    'Politique d’annulation',
    'Ce qui est remboursé et jusqu’à quand, dit à côté du paiement.',
  ],
};
