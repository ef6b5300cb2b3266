import { messagesOf } from '#engine/form/languages/messages.ts';
import { membership as en } from '../languages/en/membership.ts';
import { membership as fr } from '../languages/fr/membership.ts';

/** The membership questionnaire's words. */
export const say = messagesOf<typeof en>('widgets.membership', { en, fr });
