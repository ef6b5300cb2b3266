import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with discount codes, in French. */
export const fr: Translated<typeof en> = {
  neverWorks:
    'Aucune inscription ne peut remplir cette condition\u00a0: le code n’est donc jamais accepté. Corrigez la condition ou supprimez-la.',
  unlimited:
    'Toute personne qui a ce code ne paie rien, sans limite. Ajoutez «\u00a0limit\u00a0» pour restreindre son usage.',
  afterEvent: 'Le code n’est valide qu’après l’événement\u00a0: il ne peut donc jamais servir.',
  noEffect: 'Rien n’a encore de prix dans ces catégories\u00a0: le code n’a donc aucun effet.',
  bothValues: 'Un code a soit «\u00a0percent\u00a0», soit «\u00a0amount\u00a0», mais pas les deux.',
  noValue: 'Un rabais exige «\u00a0percent\u00a0» ou «\u00a0amount\u00a0».',
  percentOrAmount: '«\u00a0percent\u00a0» ou «\u00a0amount\u00a0»',
};
