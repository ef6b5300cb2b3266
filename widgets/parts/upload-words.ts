import { speaker } from '#engine/languages/speaker.ts';
import { upload as en } from '../languages/en/upload.ts';
import { upload as fr } from '../languages/fr/upload.ts';

/** Words of the upload fields. */
export const say = speaker<typeof en>('widgets.upload', { en, fr });
