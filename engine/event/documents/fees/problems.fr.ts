import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with fees, in French. */
export const fr: Translated<typeof en> = {
  earlyBirdNotLower: 'Le tarif hâtif n’est pas inférieur au montant.',
  earlyBirdAfterEvent:
    'Le tarif hâtif prend fin après l’événement\u00a0: le plein montant n’est donc jamais facturé.',
  neverCharged:
    'Aucune inscription ne peut remplir cette condition\u00a0: ces frais ne sont donc jamais facturés. Corrigez la condition ou supprimez-la.',
  allFree: 'Sans frais, toutes les inscriptions sont gratuites.',
  uncovered: 'Aucuns frais ne couvrent cette inscription, qui serait donc gratuite\u00a0: {choices}.',
  otherCombinations:
    '{count, plural, one {# autre combinaison serait aussi gratuite} other {# autres combinaisons seraient aussi gratuites}}.',
  addFee: 'des frais qui la couvrent, ou «\u00a0free_when\u00a0» si elle doit être gratuite',
  ofTrack: 'volet {value}',
  ofMode: 'mode {value}',
  ofDays: 'jours {value}',
  ofMembership: 'type d’adhésion {value}',
  ofAnswer: '{name} {value}',
  notAnswered: 'sans réponse',
  none: 'aucun',
};
