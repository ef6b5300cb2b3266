import { en } from './en-conditions.ts';
import { fr } from './fr-conditions.ts';
import { type KeyWith, messagesOf } from './messages.ts';

/** Texts about a question and a value. */
export type ComparisonWord = KeyWith<typeof en, 'question' | 'value'>;

/** Says how a condition stands; a catalogue of its own, which only who asks for it loads. */
export const sayOfCondition = messagesOf<typeof en>('conditions', { en, fr });
