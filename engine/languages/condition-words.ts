import { en } from './en-conditions.ts';
import { fr } from './fr-conditions.ts';
import { speaker, type Translated } from './speaker.ts';

/** How conditions are said, in one language. */
export type ConditionWords = Translated<typeof en>;

/** Says how a condition stands; a catalogue of its own, which only who asks for it loads. */
export const sayOfCondition = speaker<typeof en>('conditions', { en, fr });
