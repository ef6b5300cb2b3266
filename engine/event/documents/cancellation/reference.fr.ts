import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { cancellationWords as english } from './reference.en.ts';

/** French words of a document of kind `cancellation`. */
export const cancellationWords: WordsAs<typeof english> = {
  cancellation: ['Annulation', 'Les remboursements en cas d’annulation, et le dernier jour pour annuler.'],
  'cancellation.until': [
    'Dernier jour',
    'Le dernier jour où l’on peut annuler soi-même. Par défaut : la veille de l’événement.',
  ],
  'cancellation.refunds': [
    'Remboursements',
    'Les règles de remboursement. La première qui correspond à un frais s’applique.',
  ],
  'cancellation.refunds.categories': [
    'Catégories',
    'Les catégories de frais visées par la règle. Laisser vide pour toutes.',
  ],
  'cancellation.refunds.until': [
    'Dernier jour',
    'Le dernier jour de la règle, au fuseau de l’événement. Laisser vide pour ne pas fixer de fin.',
  ],
  'cancellation.refunds.percent': [
    'Pourcentage remboursé',
    'La part de chaque frais qui est remboursée, en pourcentage. Par défaut : 100.',
  ],
  'cancellation.refunds.amount': [
    'Montant remboursé',
    'Montant remboursé de chaque frais, en cents. Jamais plus que le montant payé.',
  ],
  'cancellation.refunds.keeps': [
    'Frais d’annulation',
    'Montant déduit une fois du remboursement total, en cents.',
  ],
  'cancellation.keeps_membership': [
    'Adhésion conservée',
    'Y : les personnes qui annulent conservent leur adhésion, et son coût n’est pas remboursé.',
  ],
  'cancellation.reasons': [
    'Raisons',
    'Les raisons proposées aux personnes qui annulent, dans cet ordre. Par défaut : les sept raisons du produit.',
  ],
  'cancellation.reasons.code': ['Code', 'Conservé avec l’annulation.'],
  'cancellation.reasons.name': [
    'Nom',
    'Affiché aux personnes qui annulent, et dans le courriel qui vous en avise.',
  ],
  'cancellation.note': ['Note', 'Votre propre texte, affiché à côté du remboursement.'],
};
