import { speaker } from '#engine/languages/speaker.ts';
import { membership as en } from '../languages/en/membership.ts';
import { membership as fr } from '../languages/fr/membership.ts';

/** The membership questionnaire's words. */
export const say = speaker<typeof en>('widgets.membership', { en, fr });
