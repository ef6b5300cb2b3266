import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with cancellation policies, in French. */
export const fr: Translated<typeof en> = {
  afterEvent:
    'Le {day} suit l’événement\u00a0: on pourrait donc encore annuler ou être remboursé après celui-ci. Choisissez un jour plus tôt.',
  nothingPriced:
    'Rien n’a encore de prix dans ces catégories\u00a0: la règle ne rembourse donc rien. Corrigez-la ou supprimez-la.',
  bothValues: 'Une règle rembourse soit un pourcentage, soit un montant, mais pas les deux.',
  keepsTooMuch:
    '«\u00a0keeps\u00a0» atteint ou dépasse le montant remboursé pour chacun des frais, soit {amount} cents. Réduisez «\u00a0keeps\u00a0» ou augmentez «\u00a0amount\u00a0».',
  keepsNothing:
    'Rien n’est remboursé\u00a0: aucuns frais ne peuvent donc être retenus. Retirez «\u00a0keeps\u00a0».',
  ruleBefore: 'Une règle précédente s’applique déjà ici, aussi longtemps ou plus longtemps.',
  ruleUntilLastDay: 'On peut annuler jusqu’au {day}, et une règle précédente s’applique jusque-là.',
  moveRule: 'Placez en premier la règle qui prend fin le plus tôt, ou supprimez-en une.',
};
