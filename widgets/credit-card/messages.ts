import { messagesOf } from '#engine/form/languages/messages.ts';
import { creditCard as en } from '../languages/en/credit-card.ts';
import { creditCard as fr } from '../languages/fr/credit-card.ts';

/** The card's words. */
export const say = messagesOf<typeof en>('widgets.credit-card', { en, fr });
