import { messagesOf } from '#engine/form/languages/messages.ts';
import { entries as en } from '../languages/en/entries.ts';
import { entries as fr } from '../languages/fr/entries.ts';

/** Texts of fields with their own syntax. */
export const sayEntry = messagesOf<typeof en>('widgets.entries', { en, fr });
