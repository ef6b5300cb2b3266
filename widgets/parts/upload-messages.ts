import { messagesOf } from '#engine/form/languages/messages.ts';
import { upload as en } from '../languages/en/upload.ts';
import { upload as fr } from '../languages/fr/upload.ts';

/** Words of the upload fields. */
export const say = messagesOf<typeof en>('widgets.upload', { en, fr });
