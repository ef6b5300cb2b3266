import type { Catalogue } from '../../../form/languages/messages.ts';
import { sentencesOf } from '../../diagnosis/sentence.ts';
import { en } from './problems.en.ts';
import { fr } from './problems.fr.ts';

/** The sentences about event documents. */
export const eventProblems: Catalogue<typeof en> = { en, fr };

export const says = sentencesOf<typeof en>('event');
