import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with floor plans, in French. */
export const fr: Translated<typeof en> = {
  oneShape: 'Une salle a soit «\u00a0rectangle\u00a0», soit «\u00a0shape\u00a0», mais pas les deux.',
  outsidePlan: '«\u00a0{code}\u00a0» déborde du plan. Corrigez sa position.',
  lackingRoom: 'L’horaire utilise la salle «\u00a0{name}\u00a0», qui ne figure pas sur le plan.',
};
