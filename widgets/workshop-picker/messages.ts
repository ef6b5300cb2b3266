import { messagesOf } from '#engine/form/languages/messages.ts';
import { workshopPicker as en } from '../languages/en/workshop-picker.ts';
import { workshopPicker as fr } from '../languages/fr/workshop-picker.ts';

/** The workshop picker's words. */
export const say = messagesOf<typeof en>('widgets.workshop-picker', { en, fr });
