import type { cancellationWords as english } from '../en/cancellation.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `cancellation`. */
export const cancellationWords: WordsAs<typeof english> = {
  cancellation: ['Annulation', 'Ce qui est remboursé à qui annule, et jusqu’à quand on le peut.'],
  'cancellation.until': [
    'Dernier jour',
    'Le dernier jour où l’on peut annuler soi-même\u00a0; la veille de l’événement si rien n’est dit.',
  ],
  'cancellation.refunds': [
    'Remboursements',
    'Ce qui est remboursé\u00a0; la première règle qui convient décide.',
  ],
  'cancellation.refunds.categories': [
    'Catégories',
    'Les catégories de frais visées par la règle\u00a0; toutes, si rien n’est dit.',
  ],
  'cancellation.refunds.until': [
    'Dernier jour',
    'Le dernier jour de la règle, au fuseau de l’événement\u00a0; sans fin si rien n’est dit.',
  ],
  'cancellation.refunds.percent': [
    'Pourcentage remboursé',
    'La part de chaque frais qui est remboursée, en pourcentage\u00a0; 100 si rien n’est dit.',
  ],
  'cancellation.refunds.amount': [
    'Montant remboursé',
    'Ce qui est remboursé de chaque frais, en cents, sans dépasser ce qui a été payé.',
  ],
  'cancellation.refunds.keeps': [
    'Montant gardé',
    'Ce qui est gardé une fois sur le total remboursé, en cents.',
  ],
  'cancellation.keeps_membership': [
    'Adhésion conservée',
    'Y laisse son adhésion à qui annule, et garde ce qui a été payé pour elle.',
  ],
  'cancellation.note': [
    'Note',
    'Ce qui figure à côté du remboursement, dans les mots de l’équipe organisatrice.',
  ],
};
