import { messagesOf } from '#engine/form/languages/messages.ts';
import { choicePicker as en } from '../languages/en/choice-picker.ts';
import { choicePicker as fr } from '../languages/fr/choice-picker.ts';

/** The choice picker's words. */
export const say = messagesOf<typeof en>('widgets.choice-picker', { en, fr });
