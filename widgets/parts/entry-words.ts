import { messagesOf } from '#engine/languages/messages.ts';
import { entries as en } from '../languages/en/entries.ts';
import { entries as fr } from '../languages/fr/entries.ts';

/** Words of what is typed in a way of its own. */
export const sayEntry = messagesOf<typeof en>('widgets.entries', { en, fr });
