import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { feesWords as english } from './reference.en.ts';

/** French words of a document of kind `fees`. */
export const feesWords: WordsAs<typeof english> = {
  fees: ['Frais', 'Le coût d’une inscription, sans compter les choix qu’elle comprend.'],
  'fees.currency': ['Devise', 'La devise dans laquelle le paiement est encaissé.'],
  'fees.fees': ['Frais', 'Les frais, chacun avec sa condition.'],
  'fees.free_when': [
    'Gratuit si',
    'Condition pour qu’une inscription soit gratuite\u00a0; true si elles le sont toutes. Toute autre inscription doit avoir des frais.',
  ],
  'fees.taxes': ['Taxes', 'Les taxes sur les frais de certaines catégories, après rabais.'],
  'fees.taxes.code': ['Code de la taxe', 'Désigne la taxe sur les factures et dans les exportations.'],
  'fees.taxes.label': ['Nom', 'Nom de la taxe, tel qu’affiché.'],
  'fees.taxes.percent': ['Taux', 'Le taux en pourcentage, comme 5 ou 9,975.'],
  'fees.taxes.categories': ['Catégories', 'Les catégories de frais auxquelles elle s’applique.'],
  'fees.number_prefix': [
    'Préfixe des numéros',
    'Imprimé devant les numéros des reçus et des factures, comme RTG-. Ne peut pas se terminer par un chiffre.',
  ],
  'fees.issuer': ['Émetteur', 'L’émetteur des reçus\u00a0: nom, adresse et numéro de taxe, un par ligne.'],
  'fees.cancellation_policy': [
    'Politique d’annulation',
    'Résumé des remboursements et des dates limites, affiché à côté du paiement.',
  ],
};
