import { speaker } from '#engine/languages/speaker.ts';
import { form as en } from './languages/en/form.ts';
import { form as fr } from './languages/fr/form.ts';

export type Word = keyof typeof en;

/** Says a word of the widgets in a language. */
export const say = speaker<typeof en>('widgets.form', { en, fr });
