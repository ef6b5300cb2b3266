import type { Catalogue } from '../../form/languages/messages.ts';
import { en } from './problems.en.ts';
import { fr } from './problems.fr.ts';
import { sentencesOf } from './sentence.ts';

/** The sentences about documents of every kind. */
export const diagnosisProblems: Catalogue<typeof en> = { en, fr };

export const says = sentencesOf<typeof en>('diagnosis');
