import { messagesOf } from '#engine/form/languages/messages.ts';
import { activityPicker as en } from '../languages/en/activity-picker.ts';
import { activityPicker as fr } from '../languages/fr/activity-picker.ts';

/** The activity picker's words. */
export const say = messagesOf<typeof en>('widgets.activity-picker', { en, fr });
