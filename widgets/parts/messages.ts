import { type KeyWith, messagesOf } from '#engine/form/languages/messages.ts';
import { form as en } from '#widgets/languages/en/form.ts';
import { form as fr } from '#widgets/languages/fr/form.ts';

export type Word = keyof typeof en;
/** Those that are said without a value. */
export type PlainWord = KeyWith<typeof en, never>;

/** Says a word of the widgets in a language. */
export const say = messagesOf<typeof en>('widgets.form', { en, fr });
