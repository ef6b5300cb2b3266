import { speaker } from '#engine/languages/speaker.ts';
import { codes as en } from '../languages/en/codes.ts';
import { codes as fr } from '../languages/fr/codes.ts';

/** Words of the code fields. */
export const say = speaker<typeof en>('widgets.codes', { en, fr });
