import { messagesOf } from '#engine/form/languages/messages.ts';
import { codes as en } from '../languages/en/codes.ts';
import { codes as fr } from '../languages/fr/codes.ts';

/** Words of the code fields. */
export const say = messagesOf<typeof en>('widgets.codes', { en, fr });
