import type { Translated } from '#engine/languages/messages.ts';
import type { fees as en } from '../en/fees.ts';

/** What lines of fees are called, in French. */
export const fees: Translated<typeof en> = {
  membership: 'Adhésion',
  membershipUndecided:
    'Disponible une fois que vous aurez répondu à toutes les questions de l’étape d’adhésion',
  persons: '{quantity, plural, one {# personne} other {# personnes}}',
  pieces: 'quantité {quantity}',
  earlyBird: 'Tarif hâtif jusqu’au {day}',
  groupAmountOff: 'Groupe de {from} personnes ou plus\u00a0: {amount} de rabais par personne',
  groupPercentOff: 'Groupe de {from} personnes ou plus\u00a0: {percent} de rabais',
};
