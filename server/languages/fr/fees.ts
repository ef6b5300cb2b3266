import type { Translated } from '#engine/form/languages/messages.ts';
import type { fees as en } from '../en/fees.ts';

/** The names of fee lines, in French. */
export const fees: Translated<typeof en> = {
  conference: 'Congrès',
  registration: 'Inscription',
  membership: 'Adhésion',
  workshop: 'Ateliers',
  activity: 'Activités',
  merchandise: 'Boutique',
  donation: 'Dons',
  discount: 'Rabais',
  dependsOnAnswer: 'Selon votre réponse à «\u00a0{question}\u00a0»',
  dependsOnAnswers: 'Selon vos réponses à une étape suivante',
  dependsOnMembership: 'Selon votre adhésion',
  membershipUndecided:
    'Disponible une fois que vous aurez répondu à toutes les questions de l’étape d’adhésion',
  persons: '{quantity, plural, one {# personne} other {# personnes}}',
  pieces: 'quantité {quantity}',
  earlyBird: 'Tarif hâtif jusqu’au {day}',
  groupAmountOff: 'Groupe de {from} personnes ou plus\u00a0: {amount} de rabais par personne',
  groupPercentOff: 'Groupe de {from} personnes ou plus\u00a0: {percent} de rabais',
};
