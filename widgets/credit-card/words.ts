import { speaker } from '#engine/languages/speaker.ts';
import { creditCard as en } from '../languages/en/credit-card.ts';
import { creditCard as fr } from '../languages/fr/credit-card.ts';

/** The card's words. */
export const say = speaker<typeof en>('widgets.credit-card', { en, fr });
