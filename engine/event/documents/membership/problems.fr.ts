import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with membership rules, in French. */
export const fr: Translated<typeof en> = {
  neverApplies:
    'Aucune réponse ne peut remplir cette condition\u00a0: cette adhésion ne s’applique donc jamais. Corrigez-la ou supprimez-la.',
  shadowed:
    'Toute réponse qui remplit cette condition remplit aussi celle d’un type précédent, qui s’applique en premier. Placez ce type avant l’autre, ou restreignez l’autre condition.',
  uncovered:
    'Aucun type d’adhésion ne correspond à ces réponses\u00a0: {answers}. Ajoutez un type, ou élargissez une condition.',
  answer: '{field} {value}',
};
