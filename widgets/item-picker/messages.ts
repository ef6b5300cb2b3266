import { messagesOf } from '#engine/form/languages/messages.ts';
import { itemPicker as en } from '../languages/en/item-picker.ts';
import { itemPicker as fr } from '../languages/fr/item-picker.ts';

/** The words that the pickers of every kind share. */
export const say = messagesOf<typeof en>('widgets.item-picker', { en, fr });
