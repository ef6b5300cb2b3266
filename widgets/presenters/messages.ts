import { messagesOf } from '#engine/form/languages/messages.ts';
import { presenters as en } from '../languages/en/presenters.ts';
import { presenters as fr } from '../languages/fr/presenters.ts';

/** The words of the list of presenters. */
export const say = messagesOf<typeof en>('widgets.presenters', { en, fr });
